import { money, type Money } from '../../domain/money/money.js';
import type { DebtRepaymentKind } from '../../domain/payouts/debtRepayment.js';
import {
  countDebtRepaymentsOf,
  debtRepaymentsOf,
  type DebtRepaymentRow,
} from '../../persistence/queries/payouts/debtRepayments.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** A seller's repayment of a debt to the marketplace. */
export interface DebtRepayment extends Omit<DebtRepaymentRow, 'amount' | 'currency'> {
  kind: DebtRepaymentKind;
  amount: Money;
}

/** Returns a page of the viewer's repayments of debts to the marketplace, newest first. */
export async function listDebtRepayments(scope: Scope, request: PageArguments): Promise<Page<DebtRepayment>> {
  const { id: sellerId } = await requireAbility(scope, 'sales:read');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => debtRepaymentsOf(scope.database, sellerId, stretch),
    nodesOf: (rows) =>
      rows.map(({ amount, currency, ...row }) => ({ ...row, amount: money(amount, currency) })),
    placeOf: ({ repaidAt, id }) => [repaidAt, id],
    count: (most) => countDebtRepaymentsOf(scope.database, sellerId, most),
  });
}
