import { z } from 'zod';
import { pageParameters } from '../parameters.js';

export const ordersQuerySchema = z.object(pageParameters);
