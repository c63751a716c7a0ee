import { ProviderRefusal, ProviderUnavailable } from '../../../payments/paymentProvider.js';

/** Number of rows that are read at once. */
const ROWS_AT_ONCE = 100;

/** Number of rows that are worked on at once, because most of the time is spent waiting for the provider. */
const WORK_AT_ONCE = 10;

/**
 * Does the work for each row, in pages by id. A provider that is unavailable or refuses one row does not keep the others
 * waiting: returns these errors, so that the job can fail at its end.
 */
export async function each<Row extends { id: string }>(
  read: (page: { after: string; max: number }) => Promise<Row[]>,
  work: (row: Row) => Promise<void>,
): Promise<Error[]> {
  const failures: Error[] = [];
  let after = '';
  for (;;) {
    const rows = await read({ after, max: ROWS_AT_ONCE });
    for (let first = 0; first < rows.length; first += WORK_AT_ONCE)
      failures.push(...(await together(rows.slice(first, first + WORK_AT_ONCE), work)));
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return failures;
    after = last.id;
  }
}

/** Does the work for these rows at the same time, and returns the errors of the provider. */
async function together<Row>(rows: readonly Row[], work: (row: Row) => Promise<void>): Promise<Error[]> {
  const results = await Promise.allSettled(rows.map(work));
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') return [];
    const error: unknown = result.reason;
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) return [error];
    throw error;
  });
}
