import { ATTEMPT_LIFECYCLE, attemptStepAfter } from '../../../domain/payments/onlinePayment.js';
import { PaymentAttemptEntity } from '../../../persistence/entities/onlinePayments.js';
import { newRows } from '../../../persistence/entityStatements.js';
import { newId } from '../../../persistence/ids.js';
import { attemptsByReferences } from '../../../persistence/queries/payments/attempts.js';
import {
  intentById,
  intentOfPage,
  type StoredIntent,
} from '../../../persistence/queries/payments/intents.js';
import { requireAbility } from '../../requireAbility.js';
import { entryRows } from '../../bookkeeping/entryRows.js';
import { applyPayments } from './applyPayments.js';
import { bookPaymentFee } from './bookFee.js';
import { providerOf, type PaymentPorts } from './paymentPorts.js';

/** Reads the payments of an intent from the provider and applies them. */
export async function checkPayment(ports: PaymentPorts, { intentId }: { intentId: string }): Promise<void> {
  await requireAbility(ports, 'payments:follow');
  const intent = await intentById(ports.database, intentId);
  if (intent) await checkIntent(ports, intent);
}

/**
 * Reads the payments and the block of an intent from the provider and applies them. Does nothing before the payment page is
 * open.
 */
export async function checkIntent(ports: PaymentPorts, intent: StoredIntent): Promise<void> {
  if (intent.pageReference === null) return;
  const { provider } = providerOf(ports, intent.provider);
  const payments = await provider.paymentsOf(intent.pageReference);
  // Read after the payments, because a buyer agrees to the block before paying the rest.
  const block = intent.blockable === null ? null : await provider.blocks?.ofPage(intent.pageReference);
  await applyPayments(ports, intent, { payments, block: block ?? null });
}

/**
 * The changes to a failed payment of unknown origin when a bank confirms it. The payment is then open again, even if staff
 * settled it.
 */
const REOPENED = {
  status: ATTEMPT_LIFECYCLE.captureAttempt.to,
  settledAt: null,
  settledBy: null,
  settledReason: null,
} as const;

/**
 * Reads a payment that a webhook reported without a known page. If it was made on a page of Panna, applies all payments of that
 * page. Otherwise, records it as a payment of unknown origin for staff.
 */
export async function readPayment(ports: PaymentPorts, { reference }: { reference: string }): Promise<void> {
  await requireAbility(ports, 'payments:follow');
  const provider = ports.payments?.provider;
  const payment = await provider?.payment(reference);
  if (!provider || !payment) return;
  const { pageReference, status } = payment;
  const intent = pageReference && (await intentOfPage(ports.database, provider.name, pageReference));
  if (intent) return checkIntent(ports, intent);
  const received = (attemptId: string) => entryRows(ports, 'UNKNOWN_RECEIVED', { attemptId }, payment);
  await ports.database.transaction(async (tx) => {
    const [known] = await attemptsByReferences(tx, provider.name, [reference]);
    const now = ports.clock.now();
    if (known) {
      if (known.intentId === null && attemptStepAfter(known.status, status) === 'captureAttempt') {
        await tx.update(PaymentAttemptEntity, { id: known.id }, { ...REOPENED, capturedAt: now });
        await tx.insertTogether(received(known.id));
      }
      await bookPaymentFee(ports, tx, known.id, payment);
      return;
    }
    const step = attemptStepAfter(null, status);
    if (!step) return;
    const attempt = {
      id: newId('attempt'),
      provider: provider.name,
      reference,
      status: ATTEMPT_LIFECYCLE[step].to,
      amount: payment.amount.amount,
      currency: payment.amount.currencyCode,
      createdAt: now,
      capturedAt: step === 'captureAttempt' ? now : null,
    };
    const entry = step === 'captureAttempt' ? received(attempt.id) : [];
    await tx.insertTogether([newRows(PaymentAttemptEntity, [attempt]), ...entry]);
    await bookPaymentFee(ports, tx, attempt.id, payment);
  });
}
