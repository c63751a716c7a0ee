import { isOpen } from '../../domain/disputes/dispute.js';
import { money } from '../../domain/money/money.js';
import { changeEarnedAt, earnedAt, earningsOf, type SoldLine } from '../../domain/payouts/earnings.js';
import { EarningEntity } from '../../persistence/entities/payouts.js';
import { newId } from '../../persistence/ids.js';
import { ordersByIds } from '../../persistence/queries/orders/orders.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import { recordedEarnings, setEarnedAt } from '../../persistence/queries/payouts/earnings.js';
import type { Transaction } from '../../persistence/transaction.js';
import { movementsOf, paymentsOf } from '../orders/storedMoney.js';
import type { RecordingScope } from '../recording.js';

/**
 * Records how the earnings from an order that was paid online have changed: adds the difference to what is recorded, for
 * one fulfillment or for all of them. The transaction must have locked the fulfillments.
 */
export async function recordEarnings(
  scope: Pick<RecordingScope, 'clock'>,
  tx: Transaction,
  { orderId, fulfillmentId }: { orderId: string; fulfillmentId?: string },
): Promise<void> {
  const [order] = await ordersByIds(tx, [orderId]);
  for (const fulfillment of order?.fulfillments ?? [])
    if (!fulfillmentId || fulfillment.id === fulfillmentId) await recordOne(scope, tx, fulfillment);
}

async function recordOne(
  { clock }: Pick<RecordingScope, 'clock'>,
  tx: Transaction,
  fulfillment: StoredFulfillment,
): Promise<void> {
  const { id: fulfillmentId, sellerId, currency } = fulfillment;
  const now = clock.now();
  const recorded = await recordedEarnings(tx, fulfillmentId);
  const earned = earningsOf({
    lines: fulfillment.items.map((item) => soldLine(item, currency)),
    ledger: movementsOf(fulfillment),
    payments: paymentsOf(fulfillment),
    currency,
  });
  const since = earnedSince(fulfillment, now);
  const amount = earned.amount.amount - recorded.amount;
  const commission = earned.commission.amount - recorded.commission;
  await setEarnedAt(tx, fulfillmentId, since);
  if (amount === 0 && commission === 0) return;
  await tx.insert(EarningEntity, {
    id: newId('earning'),
    sellerId,
    fulfillmentId,
    amount,
    commission,
    currency,
    earnedAt: changeEarnedAt(amount, since, now),
    createdAt: now,
  });
}

function soldLine(
  { title, lineTotal, extensionTotal, deposit, commission }: StoredFulfillment['items'][number],
  currency: StoredFulfillment['currency'],
): SoldLine {
  return {
    title,
    charge: money(lineTotal + extensionTotal, currency),
    lineTotal: money(lineTotal, currency),
    deposit: money(deposit, currency),
    commission: money(commission, currency),
  };
}

function earnedSince({ status, disputes, timeline }: StoredFulfillment, now: Date): Date | null {
  const delivered = timeline.find(({ from, to }) => to === 'DELIVERED' && from !== to);
  return earnedAt({
    isCancelled: status === 'CANCELLED',
    isDisputed: disputes.some(isOpen),
    deliveredAt: delivered?.occurredAt ?? null,
    now,
  });
}
