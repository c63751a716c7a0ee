import {
  statementLines,
  type PayoutsOfPeriod,
  type StatementLine,
} from '../../persistence/queries/payouts/statementLines.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { PAGE_OF_EXPORT } from './pageOfExport.js';
import { readPeriod } from './readPeriod.js';

export type { StatementLine } from '../../persistence/queries/payouts/statementLines.js';

/**
 * Returns one line for each fulfillment in the payouts to the viewer that were prepared in a period, the newest payouts first.
 * Reads the database page by page while the result is consumed. Throws UNAUTHENTICATED for a visitor, DATE_INVALID for a
 * malformed date, and DATES_REVERSED if the last day is before the first.
 */
export async function exportPayouts(scope: Scope, period: unknown): Promise<AsyncGenerator<StatementLine>> {
  const { id: sellerId } = await requireAbility(scope, 'sales:read');
  return linesOf(scope, { sellerId, ...(await readPeriod(scope, period)) });
}

async function* linesOf(
  { database }: Scope,
  payouts: Omit<PayoutsOfPeriod, 'limit' | 'after'>,
): AsyncGenerator<StatementLine> {
  for (let after: StatementLine | null = null; ;) {
    const lines: StatementLine[] = await statementLines(database, {
      ...payouts,
      limit: PAGE_OF_EXPORT,
      after,
    });
    yield* lines;
    after = lines.at(-1) ?? null;
    if (after === null) return;
  }
}
