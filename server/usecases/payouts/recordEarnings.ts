import { isOpen } from '../../domain/disputes/dispute.js';
import { money, type Money } from '../../domain/money/money.js';
import {
  changeEarnedAt,
  depositHeldIn,
  earnedAt,
  earningsOf,
  type SoldLine,
} from '../../domain/payouts/earnings.js';
import { EarningEntity } from '../../persistence/entities/payouts.js';
import { newRows } from '../../persistence/entityStatements.js';
import { newId } from '../../persistence/ids.js';
import { ordersByIds } from '../../persistence/queries/orders/orders.js';
import type { StoredFulfillment, StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import { isChargedBack } from '../../persistence/queries/payments/chargebacks.js';
import { recordedEarnings, setEarnedAt, unpaidEarnings } from '../../persistence/queries/payouts/earnings.js';
import type { Transaction } from '../../persistence/transaction.js';
import { entryRows } from '../bookkeeping/entryRows.js';
import { chargedLineOf, movementsOf, paidFor, paymentsOf } from '../orders/storedMoney.js';
import type { RecordingScope } from '../recording.js';
import { reverseUnearned } from './reverseUnearned.js';

/**
 * Records how the earnings from an order that was paid online and the deposits held for it have changed: adds the
 * differences to what is recorded, for one fulfillment or for all of them. The transaction must have locked the fulfillments.
 */
export async function recordEarnings(
  scope: Pick<RecordingScope, 'clock'>,
  tx: Transaction,
  { orderId, fulfillmentId }: { orderId: string; fulfillmentId?: string },
): Promise<void> {
  const [order] = await ordersByIds(tx, [orderId]);
  if (!order) return;
  for (const fulfillment of order.fulfillments)
    if (!fulfillmentId || fulfillment.id === fulfillmentId) await recordOne(scope, tx, order, fulfillment);
}

async function recordOne(
  scope: Pick<RecordingScope, 'clock'>,
  tx: Transaction,
  { id: orderId, buyerId }: StoredOrder,
  fulfillment: StoredFulfillment,
): Promise<void> {
  const { id: fulfillmentId, sellerId, currency, isDepositBlocked } = fulfillment;
  const now = scope.clock.now();
  const recorded = await recordedEarnings(tx, fulfillmentId);
  const ledger = movementsOf(fulfillment);
  const paid = { ledger, payments: paymentsOf(fulfillment), currency, isDepositBlocked };
  const lines = fulfillment.items.map((item) => soldLine(item, currency));
  const earned = earningsOf({ ...paid, lines });
  const since = earnedSince(fulfillment, await isChargedBack(tx, orderId), now);
  const change = (after: Money, before: number) => money(after.amount - before, currency);
  const deposit = change(depositHeldIn(paid), recorded.deposit);
  const amount = change(earned.amount, recorded.amount);
  const commission = change(earned.commission, recorded.commission);
  await moveEarnedAt(tx, fulfillmentId, since);
  const of = { buyerId, fulfillmentId };
  await tx.insertTogether(entryRows(scope, 'DEPOSIT_CHANGED', { orderId }, { ...of, amount: deposit }));
  if (amount.amount === 0 && commission.amount === 0) return;
  const earning = {
    id: newId('earning'),
    sellerId,
    fulfillmentId,
    amount: amount.amount,
    commission: commission.amount,
    currency,
    earnedAt: changeEarnedAt({ amount: amount.amount, recordedAt: now }, since),
    createdAt: now,
  };
  const movement = { ...of, sellerId, amount, commission };
  await tx.insertTogether([
    newRows(EarningEntity, [earning]),
    ...entryRows(scope, 'EARNED', { orderId, earningId: earning.id }, movement),
  ]);
  await reverseUnearned(scope, tx, fulfillmentId);
}

/** Sets since when the earnings so far are the seller's, as far as they were not paid out. */
async function moveEarnedAt(tx: Transaction, fulfillmentId: string, since: Date | null): Promise<void> {
  for (const change of await unpaidEarnings(tx, fulfillmentId)) {
    const moved = changeEarnedAt(change, since);
    if (moved?.getTime() !== change.earnedAt?.getTime()) await setEarnedAt(tx, change.id, moved);
  }
}

function soldLine(
  item: StoredFulfillment['items'][number],
  currency: StoredFulfillment['currency'],
): SoldLine {
  const { lineTotal, commission, extensionsOnline, extensionCommission, purchase } = item;
  return {
    ...chargedLineOf(item, currency),
    commissionedTotal: money(lineTotal + extensionsOnline + paidFor(purchase), currency),
    commission: money(commission + extensionCommission + (purchase?.commission ?? 0), currency),
  };
}

function earnedSince(
  { status, disputes, timeline }: StoredFulfillment,
  isWithBank: boolean,
  now: Date,
): Date | null {
  const delivered = timeline.find(({ from, to }) => to === 'DELIVERED' && from !== to);
  return earnedAt({
    isCancelled: status === 'CANCELLED',
    isDisputed: isWithBank || disputes.some(isOpen),
    deliveredAt: delivered?.occurredAt ?? null,
    now,
  });
}
