import { outcomeOfCapture, type CaptureOutcome } from '../../../domain/payments/onlinePayment.js';
import { refundableUntil } from '../../../domain/payouts/refundByPayout.js';
import type { DomainEvent } from '../../../domain/events/event.js';
import type { ProviderPayment } from '../../../payments/paymentProvider.js';
import { PaymentAttemptEntity, ProviderRefundEntity } from '../../../persistence/entities/onlinePayments.js';
import { newRows } from '../../../persistence/entityStatements.js';
import { newId } from '../../../persistence/ids.js';
import { lockedOrder } from '../../../persistence/queries/orders/orders.js';
import type { StoredOrder } from '../../../persistence/queries/orders/storedOrder.js';
import { attemptsByReferences } from '../../../persistence/queries/payments/attempts.js';
import { lockedIntent, type StoredIntent } from '../../../persistence/queries/payments/intents.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { money } from '../../../domain/money/money.js';
import { entryRows } from '../../bookkeeping/entryRows.js';
import { recordAll } from '../../record.js';
import type { Clock } from '../../scope.js';
import { accept } from './accept.js';
import { bookPaymentFee } from './bookFee.js';
import { providerOf, type PaymentPorts } from './paymentPorts.js';

/**
 * Takes in the payments that a provider has for an intent, whoever asked for them: webhook, return of the browser or
 * job. The first exact one pays what the intent is for; every other captured one is refunded. What was taken in before changes
 * nothing, and a pending one is not taken in yet.
 */
export async function applyPayments(
  ports: PaymentPorts,
  { id, orderId }: Pick<StoredIntent, 'id' | 'orderId'>,
  found: readonly ProviderPayment[],
): Promise<void> {
  if (found.length === 0) return;
  await ports.database.transaction(async (tx) => {
    const order = await lockedOrder(tx, orderId);
    const intent = await lockedIntent(tx, id);
    if (!order || !intent) return;
    const { refundWindowDays } = providerOf(ports, intent.provider).provider;
    const events = await takeIn(ports, tx, { order, intent, found, refundWindowDays });
    await recordAll(ports, tx, events);
  });
}

interface Taking {
  order: StoredOrder;
  intent: StoredIntent;
  found: readonly ProviderPayment[];
  /** Days for which the provider refunds a payment. */
  refundWindowDays: number;
}

async function takeIn(
  ports: PaymentPorts,
  tx: Transaction,
  { order, intent, found, refundWindowDays }: Taking,
): Promise<DomainEvent[]> {
  const references = found.map(({ reference }) => reference);
  const known = await attemptsByReferences(tx, intent.provider, references);
  const events: DomainEvent[] = [];
  let { status } = intent;
  for (const payment of found) {
    if (payment.status === 'PENDING') continue;
    const earlier = known.find(({ reference }) => reference === payment.reference);
    if (earlier?.status === 'CAPTURED') {
      await bookPaymentFee(ports, tx, earlier.id, payment);
      continue;
    }
    if (earlier && payment.status === 'FAILED') continue;
    const expected = { status, amount: money(intent.amount, intent.currency) };
    const outcome = payment.status === 'CAPTURED' ? outcomeOfCapture(payment.amount, expected) : null;
    const attemptId = earlier?.id ?? newId('attempt');
    const now = ports.clock.now();
    const at = { attemptId, outcome, clock: ports.clock, now, refundWindowDays };
    if (earlier) await tx.update(PaymentAttemptEntity, { id: attemptId }, captured(at));
    else await tx.insert(PaymentAttemptEntity, { ...rowOf(intent, payment, at), ...captured(at) });
    if (outcome === 'ACCEPTED') {
      status = 'PAID';
      const { amount } = payment;
      events.push(...(await accept(ports, tx, { order, intent, attemptId, amount })));
    } else if (outcome) events.push(await giveBack(tx, intent, payment, { ...at, outcome }));
    if (outcome) await bookPaymentFee(ports, tx, attemptId, payment);
  }
  return events;
}

interface At {
  attemptId: string;
  clock: Clock;
  outcome: CaptureOutcome | null;
  now: Date;
  refundWindowDays: number;
}

const captured = ({ outcome, now, refundWindowDays }: At) => ({
  status: outcome ? ('CAPTURED' as const) : ('FAILED' as const),
  outcome,
  capturedAt: outcome ? now : null,
  refundableUntil: outcome ? refundableUntil(now, refundWindowDays) : null,
});

function rowOf(
  { id, provider }: StoredIntent,
  { reference, amount }: ProviderPayment,
  { attemptId, now }: At,
) {
  return {
    id: attemptId,
    intentId: id,
    provider,
    reference,
    amount: amount.amount,
    currency: amount.currencyCode,
    createdAt: now,
  };
}

/** Begins the refund of a captured payment that paid nothing. */
async function giveBack(
  tx: Transaction,
  { orderId, buyerId, purpose }: StoredIntent,
  { amount }: ProviderPayment,
  { attemptId, outcome, clock, now }: At & { outcome: Exclude<CaptureOutcome, 'ACCEPTED'> },
): Promise<DomainEvent> {
  const refund = {
    id: newId('refund'),
    attemptId,
    status: 'PENDING' as const,
    amount: amount.amount,
    currency: amount.currencyCode,
    createdAt: now,
  };
  const received = { amount, buyerId, fulfillmentId: null };
  await tx.insertTogether([
    newRows(ProviderRefundEntity, [refund]),
    ...entryRows({ clock }, 'EXCESS_RECEIVED', { orderId, attemptId }, received),
  ]);
  return { type: 'CaptureRefunded', orderId, buyerId, attemptId, purpose, outcome };
}
