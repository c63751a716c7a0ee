import type { z } from 'zod';
import { Refused } from './refused.js';

/** Returns a value that fits a schema. Throws Refused with the fields that do not. */
export function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value);
  if (data === undefined) throw new Refused(error?.issues.map(({ path }) => path.join('.')).join(', ') ?? '');
  return data;
}
