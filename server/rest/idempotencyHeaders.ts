import { z } from 'zod';

/** Returns the schema of the Idempotency-Key header, which makes it safe to repeat a request. */
export function idempotencyHeaders(made: 'order' | 'book' | 'adjustment' | 'line') {
  return z.object({
    'idempotency-key': z
      .string()
      .max(200)
      .optional()
      .describe(
        `The same key gives the same ${made}, so that a request can be sent again; with other content it is refused.`,
      ),
  });
}
