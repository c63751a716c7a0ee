import { isOpen } from '../../domain/disputes/dispute.js';
import { money, type Money } from '../../domain/money/money.js';
import {
  changeEarnedAt,
  deliveryEarned,
  depositHeldIn,
  earnedAt,
  earningsOf,
} from '../../domain/payouts/earnings.js';
import { EarningEntity } from '../../persistence/entities/payouts.js';
import { newRows } from '../../persistence/entityStatements.js';
import { newId } from '../../persistence/ids.js';
import { ordersByIds } from '../../persistence/queries/orders/orders.js';
import type { StoredFulfillment, StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import { isChargedBack } from '../../persistence/queries/payments/chargebacks.js';
import {
  recordedEarnings,
  setEarnedAt,
  unpaidEarnings,
} from '../../persistence/queries/payouts/recordedEarnings.js';
import type { Transaction } from '../../persistence/transaction.js';
import { entryRows } from '../bookkeeping/entryRows.js';
import type { RecordingScope } from '../recording.js';
import { reverseUnearned } from './reverseUnearned.js';
import { soldFulfillmentOf, taxableOf } from './soldFulfillment.js';
import { takeTaxes } from './takeTaxes.js';

/** The ports that recording earnings needs. */
type RecordingPorts = Pick<RecordingScope, 'clock' | 'secrets' | 'payoutTerms'>;

/**
 * Records changes of an order's earnings and held deposits, as differences from what is recorded already. Covers one
 * fulfillment, or all of the order. The transaction must have locked the fulfillments.
 */
export async function recordEarnings(
  scope: RecordingPorts,
  tx: Transaction,
  { orderId, fulfillmentId }: { orderId: string; fulfillmentId?: string },
): Promise<void> {
  const [order] = await ordersByIds(tx, [orderId]);
  if (!order) return;
  for (const fulfillment of order.fulfillments)
    if (!fulfillmentId || fulfillment.id === fulfillmentId) await recordOne(scope, tx, order, fulfillment);
}

async function recordOne(
  scope: RecordingPorts,
  tx: Transaction,
  { id: orderId, buyerId }: StoredOrder,
  fulfillment: StoredFulfillment,
): Promise<void> {
  const { id: fulfillmentId, sellerId, currency } = fulfillment;
  const now = scope.clock.now();
  const recorded = await recordedEarnings(tx, fulfillmentId);
  const sold = soldFulfillmentOf(fulfillment);
  const tax = scope.payoutTerms.supplyTax ?? null;
  const untaxed = { earned: earningsOf(sold), taxable: taxableOf(fulfillment, sold, { tax, now }) };
  const { taxable, ...earned } = await takeTaxes(scope, tx, { sellerId, currency, recorded, ...untaxed });
  const since = earnedSince(fulfillment, await isChargedBack(tx, orderId), now);
  const change = (after: Money, before: number) => money(after.amount - before, currency);
  const deposit = change(depositHeldIn(sold), recorded.deposit);
  const parts = {
    amount: change(earned.amount, recorded.amount),
    delivery: change(deliveryEarned(sold, earned.amount, recorded.delivery), recorded.delivery ?? 0),
    commission: change(earned.commission, recorded.commission),
    taxDeducted: change(earned.taxDeducted, recorded.taxDeducted),
    taxCollected: change(earned.taxCollected, recorded.taxCollected),
  };
  await moveEarnedAt(tx, fulfillmentId, since);
  const of = { buyerId, fulfillmentId };
  await tx.insertTogether(entryRows(scope, 'DEPOSIT_CHANGED', { orderId }, { ...of, amount: deposit }));
  if (Object.values(parts).every(({ amount }) => amount === 0)) return;
  const earning = {
    id: newId('earning'),
    sellerId,
    fulfillmentId,
    ...inMinorUnits(parts),
    taxable: taxable - recorded.taxable,
    currency,
    earnedAt: changeEarnedAt({ amount: parts.amount.amount, recordedAt: now }, since),
    createdAt: now,
  };
  await tx.insertTogether([
    newRows(EarningEntity, [earning]),
    ...entryRows(scope, 'EARNED', { orderId, earningId: earning.id }, { ...of, sellerId, ...parts }),
  ]);
  await reverseUnearned(scope, tx, fulfillmentId);
}

function inMinorUnits<Part extends string>(parts: Record<Part, Money>): Record<Part, number> {
  const amounts = Object.entries<Money>(parts).map(([name, { amount }]) => [name, amount]);
  return Object.fromEntries(amounts) as Record<Part, number>;
}

/** Sets the time from which the unpaid earnings belong to the seller. */
async function moveEarnedAt(tx: Transaction, fulfillmentId: string, since: Date | null): Promise<void> {
  for (const change of await unpaidEarnings(tx, fulfillmentId)) {
    const moved = changeEarnedAt(change, since);
    if (moved?.getTime() !== change.earnedAt?.getTime()) await setEarnedAt(tx, change.id, moved);
  }
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
