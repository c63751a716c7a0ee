import { money } from '../../../domain/money/money.js';
import { REFUND_TRIES } from '../../../domain/payments/onlinePayment.js';
import { isRefundStep, refundAfter } from '../../../domain/payments/refund.js';
import { TRANSFER_LIMITS } from '../../../domain/payouts/transfer.js';
import { ProviderRefusal, type ProviderRefund } from '../../../payments/paymentProvider.js';
import { ProviderRefundEntity } from '../../../persistence/entities/onlinePayments.js';
import { lockedOrder } from '../../../persistence/queries/orders/orders.js';
import {
  lockedRefundStatus,
  openRefunds,
  refundsToRetry,
  type StoredRefund,
} from '../../../persistence/queries/payments/attempts.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { bookRefundFee } from './bookFee.js';
import { completeRefund } from './completeRefund.js';
import { each } from './each.js';
import { providerOf, type PaymentPorts } from './paymentPorts.js';
import { repeatRefund } from './repeatRefund.js';

/** The step that follows each state at the provider; null while the refund is under way there. */
const STEPS = { PENDING: null, DONE: 'completeRefund', FAILED: 'failRefund' } as const;

/** Minimum time in milliseconds between two attempts at a refund. */
const BETWEEN_TRIES_MS = 60 * 60_000;

/** Repeats failed refunds, sends waiting refunds, and reads the state of refunds under way. Returns the errors of providers. */
export async function followRefunds(ports: PaymentPorts): Promise<Error[]> {
  const now = ports.clock.now().getTime();
  const failedBefore = new Date(now - BETWEEN_TRIES_MS);
  const since = new Date(now - TRANSFER_LIMITS.minutesBeforeRefund * 60_000);
  for (const failed of await refundsToRetry(ports.database, { failedBefore, tries: REFUND_TRIES, max: 100 }))
    await ports.database.transaction((tx) => repeatRefund(ports, tx, failed));
  return each(
    (page) => openRefunds(ports.database, { ...page, since }),
    (refund) => follow(ports, refund),
  );
}

async function follow(ports: PaymentPorts, refund: StoredRefund): Promise<void> {
  const answer = await ask(ports, refund);
  await ports.database.transaction((tx) => settle(ports, tx, refund, answer));
}

/** Sends the refund under its own id, or reads its state if it was sent before. Reports a refused refund as failed. */
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
    return { reference: '', status: 'FAILED', failure: error.message, fee: null, feeTax: null };
  }
}

async function settle(
  ports: PaymentPorts,
  tx: Transaction,
  { id, orderId, fulfillmentId, paymentId, amount, currency }: StoredRefund,
  {
    reference,
    status,
    failure = 'The provider reports that it failed',
    ...charged
  }: ProviderRefund & { failure?: string },
): Promise<void> {
  const now = ports.clock.now();
  const order = await lockedOrder(tx, orderId);
  // Another worker may have settled the refund meanwhile.
  const before = await lockedRefundStatus(tx, id);
  const step = STEPS[status];
  if (!isRefundStep(step ?? 'completeRefund', before)) return;
  await tx.update(
    ProviderRefundEntity,
    { id },
    {
      status: step ? refundAfter(step, before) : before,
      reference: reference || null,
      failure: step === 'failRefund' ? failure : null,
      settledAt: step ? now : null,
    },
  );
  const made = { id, amount: money(amount, currency), way: 'REFUND' as const, fulfillmentId, paymentId };
  if (step === 'completeRefund') await bookRefundFee(ports, tx, id, charged);
  if (step === 'completeRefund' && order) await completeRefund(ports, tx, order, made);
}
