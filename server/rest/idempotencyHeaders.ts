import { z } from 'zod';

/** Returns the schema of the Idempotency-Key header, which makes it safe to repeat a request. */
export function idempotencyHeaders(made: 'order' | 'book' | 'adjustment' | 'line' | 'extension') {
  return z.object({
    'idempotency-key': z
      .string()
      .max(200)
      .optional()
      .describe(
        `Repeating a request with the same key returns the same ${made}. The key is refused for a different request.`,
      ),
  });
}
