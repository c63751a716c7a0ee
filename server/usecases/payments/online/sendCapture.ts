import { money, type Money } from '../../../domain/money/money.js';
import { CAPTURE_LIFECYCLE, isCaptureStep } from '../../../domain/payments/depositBlock.js';
import { ATTEMPT_LIFECYCLE, INTENT_LIFECYCLE } from '../../../domain/payments/onlinePayment.js';
import { statusAfter } from '../../../domain/payments/statusAfter.js';
import { refundableUntil } from '../../../domain/payouts/refundByPayout.js';
import { ProviderRefusal, type ProviderFee } from '../../../payments/paymentProvider.js';
import { DepositCaptureEntity } from '../../../persistence/entities/depositBlocks.js';
import { PaymentAttemptEntity, PaymentIntentEntity } from '../../../persistence/entities/onlinePayments.js';
import { PaymentEntity } from '../../../persistence/entities/payments.js';
import { newRows } from '../../../persistence/entityStatements.js';
import { newId } from '../../../persistence/ids.js';
import { lockedOrder } from '../../../persistence/queries/orders/orders.js';
import type { StoredOrder } from '../../../persistence/queries/orders/storedOrder.js';
import { captureById, type StoredCapture } from '../../../persistence/queries/payments/depositBlocks.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { entryRows } from '../../bookkeeping/entryRows.js';
import { record } from '../../record.js';
import { bookPaymentFee } from './bookFee.js';
import { blocksOf, providerOf, type PaymentPorts } from './paymentPorts.js';
import { settleFulfillment } from './settleFulfillment.js';

/** The provider's answer to a capture: the resulting payment, or the reason for the refusal. */
type Answer = (ProviderFee & { reference: string }) | { failure: string };

/**
 * Sends a capture to the provider under its own id, so that a repeated request after a lost answer does not capture twice. If
 * the provider refuses it, the buyer owes the amount and pays the seller directly.
 */
export async function sendCapture(ports: PaymentPorts, capture: StoredCapture): Promise<void> {
  const answer = await ask(ports, capture);
  if (!answer) return;
  await ports.database.transaction(async (tx) => {
    const order = await lockedOrder(tx, capture.orderId);
    const current = await captureById(tx, capture.id);
    // Another worker may have settled the capture meanwhile.
    const action = 'reference' in answer ? 'completeCapture' : 'refuseCapture';
    if (order && current && isCaptureStep(action, current.status))
      await settle(ports, tx, { order, capture, answer });
  });
}

/** Asks the provider to make the capture. Returns null while the provider has not decided. */
async function ask(ports: PaymentPorts, capture: StoredCapture): Promise<Answer | null> {
  const { id: key, provider, blockReference, amount, currency } = capture;
  try {
    const request = { blockReference, amount: money(amount, currency), key };
    const { status, ...payment } = await blocksOf(ports, provider).capture(request);
    if (status === 'FAILED') return { failure: 'The provider reports that it failed' };
    return status === 'CAPTURED' ? payment : null;
  } catch (error) {
    if (error instanceof ProviderRefusal) return { failure: error.message };
    throw error;
  }
}

interface Settling {
  order: StoredOrder;
  capture: StoredCapture;
  answer: Answer;
}

async function settle(ports: PaymentPorts, tx: Transaction, settling: Settling): Promise<void> {
  const { order, capture, answer } = settling;
  const { id, paymentId, fulfillmentId } = capture;
  const settledAt = ports.clock.now();
  const isDone = 'reference' in answer;
  if (isDone) await insertPayment(ports, tx, settling, answer);
  else {
    await tx.update(PaymentEntity, { id: paymentId }, { status: 'FAILED', settledAt });
    await tx.update(
      DepositCaptureEntity,
      { id },
      {
        status: CAPTURE_LIFECYCLE.refuseCapture.to,
        failure: answer.failure,
        settledAt,
      },
    );
  }
  const { id: orderId, buyerId, fulfillments } = order;
  await settleFulfillment(ports, tx, { orderId, fulfillmentId });
  const sellerId = fulfillments.find((each) => each.id === fulfillmentId)?.sellerId ?? '';
  const of = { orderId, fulfillmentId, captureId: id, buyerId, sellerId };
  await record(ports, tx, { type: 'DepositCaptured', ...of, status: isDone ? 'DONE' : 'FAILED' });
}

/** Records a capture as an online payment of its own, which can be refunded and charged back like any other. */
async function insertPayment(
  ports: PaymentPorts,
  tx: Transaction,
  { order: { id: orderId, buyerId }, capture }: Settling,
  { reference, ...fee }: ProviderFee & { reference: string },
): Promise<void> {
  const { id, paymentId, fulfillmentId, provider } = capture;
  const now = ports.clock.now();
  const amount: Money = money(capture.amount, capture.currency);
  const [intentId, attemptId] = [newId('intent'), newId('attempt')];
  const paid = { provider, amount: amount.amount, currency: amount.currencyCode, createdAt: now };
  const intentStatus = statusAfter(INTENT_LIFECYCLE.recordCapture, null);
  const intent = { ...paid, id: intentId, orderId, purpose: 'DEPOSIT', status: intentStatus } as const;
  const { refundWindowDays } = providerOf(ports, provider).provider;
  const attempt = {
    ...paid,
    id: attemptId,
    intentId,
    reference,
    status: ATTEMPT_LIFECYCLE.captureAttempt.to,
    outcome: 'ACCEPTED',
    capturedAt: now,
    refundableUntil: refundableUntil(now, refundWindowDays),
  } as const;
  await tx.insertTogether([
    newRows(PaymentIntentEntity, [{ ...intent, expiresAt: now, settledAt: now }]),
    newRows(PaymentAttemptEntity, [attempt]),
    ...entryRows(
      ports,
      'ORDER_PAID',
      { orderId, attemptId },
      { amount, buyerId, shares: [{ fulfillmentId, amount }] },
    ),
  ]);
  await bookPaymentFee(ports, tx, attemptId, fee);
  await tx.update(PaymentEntity, { id: paymentId }, { status: 'CAPTURED', attemptId, settledAt: now });
  await tx.update(
    DepositCaptureEntity,
    { id },
    {
      status: CAPTURE_LIFECYCLE.completeCapture.to,
      intentId,
      settledAt: now,
    },
  );
}
