import { z } from 'zod';
import { endOfDay, startOfDay } from '../../domain/shared/day.js';
import { dateField } from '../../domain/shared/fields.js';
import { readInput } from '../readInput.js';
import type { Scope } from '../scope.js';

/**
 * A period of days (YYYY-MM-DD) in the marketplace's time zone, both ends included. Without `from` or `to`, the
 * period is open at that end.
 */
const periodSchema = z
  .object({ from: dateField.nullish(), to: dateField.nullish() })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: 'DATES_REVERSED' });

/** Returns the start (inclusive) and the end (exclusive) of a period; null for an open end. */
export async function readPeriod(
  { timeZone }: Pick<Scope, 'timeZone'>,
  period: unknown,
): Promise<{ since: Date | null; until: Date | null }> {
  const { from, to } = await readInput(periodSchema, period);
  return { since: from ? startOfDay(from, timeZone) : null, until: to ? endOfDay(to, timeZone) : null };
}
