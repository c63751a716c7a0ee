import { ProviderRefusal, ProviderUnavailable } from '../../../payments/paymentProvider.js';

/** Number of rows that are read at once. */
const ROWS_AT_ONCE = 100;

/** Number of rows that are handled at the same time, because most of the time is spent waiting for the provider. */
const WORK_AT_ONCE = 10;

/**
 * Runs `work` for each row, in pages by id. If the provider is unavailable or refuses a row, continues with the others and
 * returns these errors, so that the job can fail at its end.
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

/** Runs `work` for these rows at the same time, and returns the errors of the provider. */
async function together<Row>(rows: readonly Row[], work: (row: Row) => Promise<void>): Promise<Error[]> {
  const results = await Promise.allSettled(rows.map(work));
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') return [];
    const error: unknown = result.reason;
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) return [error];
    throw error;
  });
}
