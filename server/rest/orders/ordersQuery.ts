import { z } from 'zod';
import { pageParameters } from '../parameters.js';

/** Query of the list of orders. */
export const ordersQuerySchema = z.object(pageParameters);
