import { z } from 'zod';
import { pageParameters } from '../parameters.js';

/** Which of the orders to answer. */
export const ordersQuerySchema = z.object(pageParameters);
