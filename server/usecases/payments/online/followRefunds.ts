import { money } from '../../../domain/money/money.js';
import { ProviderRefusal, type ProviderRefund } from '../../../payments/paymentProvider.js';
import { ProviderRefundEntity } from '../../../persistence/entities/onlinePayments.js';
import { PaymentEntity } from '../../../persistence/entities/payments.js';
import { newId } from '../../../persistence/ids.js';
import { lockedOrder } from '../../../persistence/queries/orders/orders.js';
import {
  isRefundOpen,
  openRefunds,
  refundsToRetry,
  type StoredRefund,
} from '../../../persistence/queries/payments/attempts.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { record } from '../../record.js';
import { each } from './each.js';
import { insertRefund } from './insertRefund.js';
import { providerOf, type PaymentPorts } from './paymentPorts.js';

/** Tries of a refund, an hour apart at least. After the last one the operator has to act. */
const TRIES = 5;
const BETWEEN_TRIES_MS = 60 * 60_000;

/**
 * Sends the refunds that wait, reads the state of those that are under way, and repeats those that failed. Returns the
 * errors of providers.
 */
export async function followRefunds(ports: PaymentPorts): Promise<Error[]> {
  const failedBefore = new Date(ports.clock.now().getTime() - BETWEEN_TRIES_MS);
  for (const failed of await refundsToRetry(ports.database, { failedBefore, tries: TRIES, max: 100 }))
    await repeat(ports, failed);
  return each(
    (page) => openRefunds(ports.database, page),
    (refund) => follow(ports, refund),
  );
}

async function follow(ports: PaymentPorts, refund: StoredRefund): Promise<void> {
  const answer = await ask(ports, refund);
  await ports.database.transaction((tx) => settle(ports, tx, refund, answer));
}

/** Asks for the refund under its own id, or for its state if the provider knows it already. */
async function ask(
  ports: PaymentPorts,
  refund: StoredRefund,
): Promise<ProviderRefund & { failure?: string }> {
  const { provider } = providerOf(ports, refund.provider);
  const { paymentReference, reference, amount, currency, id: key } = refund;
  if (reference !== null) return provider.refundOf(paymentReference, reference);
  try {
    return await provider.refund({ paymentReference, amount: money(amount, currency), key });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return { reference: '', status: 'FAILED', failure: error.message };
  }
}

async function settle(
  ports: PaymentPorts,
  tx: Transaction,
  { id, orderId, fulfillmentId, paymentId }: StoredRefund,
  {
    reference,
    status,
    failure = 'The provider reports that it failed',
  }: ProviderRefund & { failure?: string },
): Promise<void> {
  const now = ports.clock.now();
  const order = await lockedOrder(tx, orderId);
  // Another worker may have settled it meanwhile.
  if (!(await isRefundOpen(tx, id))) return;
  await tx.update(
    ProviderRefundEntity,
    { id },
    {
      status,
      reference: reference || null,
      failure: status === 'FAILED' ? failure : null,
      settledAt: status === 'PENDING' ? null : now,
    },
  );
  const sellerId = order?.fulfillments.find((each) => each.id === fulfillmentId)?.sellerId;
  if (status !== 'DONE' || !order || !fulfillmentId || !paymentId || !sellerId) return;
  await tx.update(PaymentEntity, { id: paymentId }, { status: 'CAPTURED', settledAt: now });
  // More may have become due while this refund was under way.
  await insertRefund(ports, tx, { orderId, fulfillmentId });
  await record(ports, tx, {
    type: 'RefundMade',
    orderId,
    fulfillmentId,
    paymentId,
    buyerId: order.buyerId,
    sellerId,
  });
}

async function repeat(
  { database, clock }: PaymentPorts,
  { attemptId, paymentId, amount, currency }: StoredRefund,
): Promise<void> {
  const again = {
    attemptId,
    paymentId,
    status: 'PENDING' as const,
    amount,
    currency,
    createdAt: clock.now(),
  };
  await database.transaction((tx) => tx.insert(ProviderRefundEntity, { ...again, id: newId('refund') }));
}
