import { z } from 'zod';
import { lastDayOf, paperDay } from '../../domain/papers/financialYear.js';
import { operatorParty, wholeParty } from '../../domain/papers/parties.js';
import type { PayoutStatement, StatementRow } from '../../domain/papers/payoutStatement.js';
import { missingOr } from '../../domain/shared/fields.js';
import { exportPayouts, type StatementLine } from '../exports/exportPayouts.js';
import { readInput } from '../readInput.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { sellerOnPaper } from './sellerOnPaper.js';

const monthSchema = z.object({
  month: z
    .string(missingOr('REQUIRED', 'MONTH_INVALID'))
    .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'MONTH_INVALID'),
});

/**
 * Returns the statement of the payouts to the viewer that were prepared in a month (YYYY-MM) of the marketplace's time zone.
 * Throws UNAUTHENTICATED for visitors, and MONTH_INVALID for a malformed month.
 */
export async function viewPayoutStatement(scope: Scope, input: unknown): Promise<PayoutStatement> {
  const { id } = await requireAbility(scope, 'papers:read');
  const { month } = await readInput(monthSchema, input);
  const { operator, payoutTerms, currency } = scope;
  const seller = await sellerOnPaper(scope.database, scope.secrets, id);
  return {
    operator: operator && operatorParty(operator, payoutTerms.commissionTax?.gstin ?? null),
    seller: wholeParty(seller),
    month,
    currency,
    rows: rowsOf(await exportPayouts(scope, { from: `${month}-01`, to: lastDayOf(month) })),
  };
}

async function* rowsOf(lines: AsyncIterable<StatementLine>): AsyncGenerator<StatementRow> {
  for await (const { preparedAt, settledAt: _, ...line } of lines)
    yield { ...line, preparedOn: paperDay(preparedAt) };
}
