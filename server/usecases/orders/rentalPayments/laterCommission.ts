import type { Money } from '../../../domain/money/money.js';
import { commissionOn, type SoldCopies } from '../../../domain/payouts/commission.js';
import { dayOf } from '../../../domain/shared/day.js';
import { accountById } from '../../../persistence/queries/accounts/accounts.js';
import type { Transaction } from '../../../persistence/transaction.js';
import type { Scope } from '../../scope.js';
import type { LockedLine } from './lockedLine.js';

/**
 * Returns the commission on a later payment for a line, under the rules in force on the day of the order; zero if the order is
 * not paid online.
 */
export async function laterCommission(
  { payoutTerms, timeZone }: Pick<Scope, 'payoutTerms' | 'timeZone'>,
  tx: Transaction,
  { order, fulfillment, item }: LockedLine,
  { type, lineTotal }: Pick<SoldCopies, 'type' | 'lineTotal'>,
): Promise<Money> {
  const seller = await accountById(tx, fulfillment.sellerId);
  const sold = { type, quantity: item.quantity, lineTotal, sellerRole: seller?.role ?? null };
  const rules = order.onlinePayment ? payoutTerms.commission : [];
  return commissionOn(sold, rules, dayOf(order.createdAt, timeZone));
}
