import { ProviderRefusal, ProviderUnavailable } from '../../../payments/paymentProvider.js';

/** Number of rows that are read at once. */
const AT_ONCE = 100;

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
    const rows = await read({ after, max: AT_ONCE });
    for (const row of rows) {
      try {
        await work(row);
      } catch (error) {
        if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error;
        failures.push(error);
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return failures;
    after = last.id;
  }
}
