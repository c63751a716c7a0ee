import { z } from 'zod';
import { parseInput } from '../../domain/errors.js';
import { LARGEST_PAGE } from '../../domain/page.js';
import type { PageArguments } from '../../usecases/paging.js';

/** Which of the orders to answer. Other parameters are ignored. */
export const ordersQuerySchema = z.object({
  limit: z.coerce
    .number('INVALID_VALUE')
    .int('INVALID_VALUE')
    .optional()
    .describe(`At most ${LARGEST_PAGE}, which is what it is unless named.`),
  after: z.string().optional().describe('The nextCursor of the page before.'),
});

/** Reads the query of the list of orders. */
export function readOrdersQuery(query: unknown): PageArguments {
  const { limit = LARGEST_PAGE, after } = parseInput(ordersQuerySchema, query);
  return { first: limit, after };
}
