import {
  ATTEMPT_LIFECYCLE,
  attemptStepAfter,
  INTENT_LIFECYCLE,
  outcomeOfCapture,
  type AttemptAction,
  type CaptureOutcome,
} from '../../../domain/payments/onlinePayment.js';
import { refundAfter } from '../../../domain/payments/refund.js';
import { statusAfter } from '../../../domain/payments/statusAfter.js';
import { refundableUntil } from '../../../domain/payouts/refundByPayout.js';
import type { DomainEvent } from '../../../domain/events/event.js';
import { paidBesideBlock } from '../../../domain/payments/depositBlock.js';
import type { ProviderBlock } from '../../../payments/depositBlocks.js';
import type { ProviderPayment } from '../../../payments/paymentProvider.js';
import { PaymentAttemptEntity, ProviderRefundEntity } from '../../../persistence/entities/onlinePayments.js';
import { newRows } from '../../../persistence/entityStatements.js';
import { newId } from '../../../persistence/ids.js';
import { lockedOrder, ordersByIds } from '../../../persistence/queries/orders/orders.js';
import type { StoredOrder } from '../../../persistence/queries/orders/storedOrder.js';
import { attemptsByReferences } from '../../../persistence/queries/payments/attempts.js';
import { lockedIntent, type StoredIntent } from '../../../persistence/queries/payments/intents.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { money, type Money } from '../../../domain/money/money.js';
import { entryRows } from '../../bookkeeping/entryRows.js';
import { recordAll } from '../../record.js';
import type { Clock } from '../../scope.js';
import { insertBlock } from '../blocks/insertBlock.js';
import { accept } from './accept.js';
import { bookPaymentFee } from './bookFee.js';
import { providerOf, type PaymentPorts } from './paymentPorts.js';

/** The payments and the deposit block that the provider reports for an intent. */
interface Found {
  payments: readonly ProviderPayment[];
  /** The block of the deposits, if the buyer agreed to one; otherwise null. */
  block: ProviderBlock | null;
}

/**
 * Records the payments that a provider reports for an intent. The first captured payment of the right amount pays the intent;
 * every other captured one is refunded. Skips pending payments and those recorded before. Uses a block of the deposits if the
 * buyer has paid the rest; otherwise releases it.
 */
export async function applyPayments(
  ports: PaymentPorts,
  { id, orderId }: Pick<StoredIntent, 'id' | 'orderId'>,
  found: Found,
): Promise<void> {
  if (found.payments.length === 0 && !found.block) return;
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
  found: Found;
  /** Number of days within which the provider refunds a payment. */
  refundWindowDays: number;
}

async function takeIn(
  ports: PaymentPorts,
  tx: Transaction,
  { order, intent, found, refundWindowDays }: Taking,
): Promise<DomainEvent[]> {
  const { payments, block } = found;
  const references = payments.map(({ reference }) => reference);
  const known = await attemptsByReferences(tx, intent.provider, references);
  const events: DomainEvent[] = [];
  let { status } = intent;
  for (const payment of payments) {
    const earlier = known.find(({ reference }) => reference === payment.reference);
    const step = attemptStepAfter(earlier?.status ?? null, payment.status);
    if (!step) {
      if (earlier?.status === 'CAPTURED') await bookPaymentFee(ports, tx, earlier.id, payment);
      continue;
    }
    const beside = restBeside(intent, block);
    const isBlocked = beside?.amount === payment.amount.amount;
    const expected = { status, amount: isBlocked ? beside : money(intent.amount, intent.currency) };
    const outcome = step === 'captureAttempt' ? outcomeOfCapture(payment.amount, expected) : null;
    const attemptId = earlier?.id ?? newId('attempt');
    const now = ports.clock.now();
    const at = { attemptId, step, outcome, clock: ports.clock, now, refundWindowDays };
    if (earlier) await tx.update(PaymentAttemptEntity, { id: attemptId }, captured(at));
    else await tx.insert(PaymentAttemptEntity, { ...rowOf(intent, payment, at), ...captured(at) });
    if (outcome === 'ACCEPTED') {
      status = statusAfter(INTENT_LIFECYCLE.pay, status);
      const { amount } = payment;
      if (block && isBlocked) await insertBlock(ports, tx, intent, block, { isUsed: true });
      const paid = { order: await currentOrder(tx, order), intent, attemptId, amount };
      events.push(...(await accept(ports, tx, paid)));
    } else if (outcome) events.push(await giveBack(tx, intent, payment, { ...at, outcome }));
    if (outcome) await bookPaymentFee(ports, tx, attemptId, payment);
  }
  if (block?.status === 'ACTIVE' && status !== 'AWAITING')
    await insertBlock(ports, tx, intent, block, { isUsed: false });
  return events;
}

/** Returns the amount that a buyer has to pay in addition to an active block of the deposits; null without such a block. */
function restBeside(
  { amount, currency, blockable }: StoredIntent,
  block: ProviderBlock | null,
): Money | null {
  if (block?.status !== 'ACTIVE' || blockable === null) return null;
  return paidBesideBlock(money(amount, currency), money(blockable, currency), block.amount);
}

/** Returns the order, read again so that it includes a new block of its deposits. */
async function currentOrder(tx: Transaction, order: StoredOrder): Promise<StoredOrder> {
  const [current = order] = await ordersByIds(tx, [order.id]);
  return current;
}

interface At {
  attemptId: string;
  step: AttemptAction;
  clock: Clock;
  outcome: CaptureOutcome | null;
  now: Date;
  refundWindowDays: number;
}

const captured = ({ step, outcome, now, refundWindowDays }: At) => ({
  status: ATTEMPT_LIFECYCLE[step].to,
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

/** Begins the refund of a captured payment that could not be used. */
async function giveBack(
  tx: Transaction,
  { orderId, buyerId, purpose }: StoredIntent,
  { amount }: ProviderPayment,
  { attemptId, outcome, clock, now }: At & { outcome: Exclude<CaptureOutcome, 'ACCEPTED'> },
): Promise<DomainEvent> {
  const refund = {
    id: newId('refund'),
    attemptId,
    status: refundAfter('beginRefund', null),
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
