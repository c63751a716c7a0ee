import { money } from '../../domain/money/money.js';
import { refundStepAfter } from '../../domain/payouts/refundByPayout.js';
import { refundAfter } from '../../domain/payments/refund.js';
import type { ProviderPayoutState } from '../../domain/payouts/providerPayout.js';
import { ProviderRefundEntity, RefundPayoutEntity } from '../../persistence/entities/onlinePayments.js';
import { PaymentEntity } from '../../persistence/entities/payments.js';
import { lockedOrder } from '../../persistence/queries/orders/orders.js';
import type { StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import { noteAccountFailure } from '../../persistence/queries/payments/refundAccounts.js';
import {
  lockedRefundPayout,
  type StoredRefundPayout,
} from '../../persistence/queries/payments/refundPayouts.js';
import type { Transaction } from '../../persistence/transaction.js';
import { entryRows } from '../bookkeeping/entryRows.js';
import { completeRefund } from '../payments/online/completeRefund.js';
import { settleFulfillment } from '../payments/online/settleFulfillment.js';
import { record, type RecordingScope } from '../record.js';
import type { Ports } from '../scope.js';

/** A provider's report about a refund by payout. Absent values stay as they are recorded. */
export interface RefundReport {
  state: ProviderPayoutState;
  note?: string | null;
  /** The provider's ID of the payout. */
  reference?: string;
  utr?: string | null;
  fee?: number;
  feeTax?: number;
  link?: { reference: string; url: string };
}

/** A provider's report, with the refund that it is about and its order, both locked. */
interface Reported {
  order: StoredOrder;
  refund: StoredRefundPayout;
  report: RefundReport;
}

const NO_REASON = 'The bank did not accept it';

/**
 * Applies the provider's report about a refund by payout. Ignores reports that are repeated or come late, and reports about a
 * refund whose outcome staff have recorded.
 */
export async function applyRefundPayout(
  ports: Pick<Ports, 'database'> & RecordingScope,
  { id, orderId }: Pick<StoredRefundPayout, 'id' | 'orderId'>,
  report: RefundReport,
): Promise<void> {
  await ports.database.transaction(async (tx) => {
    const order = await lockedOrder(tx, orderId);
    const refund = await lockedRefundPayout(tx, id);
    if (!order || !refund || refund.status === 'FAILED' || refund.stranded) return;
    const step = refundStepAfter(refund.status, report.state);
    const reported = { order, refund, report };
    if (step === null) await note(ports, tx, reported);
    else if (step === 'completeRefund') await complete(ports, tx, reported);
    else await giveUp(ports, tx, reported, step);
  });
}

const stateOf = ({ refund, report: { state, note: words, reference, link } }: Reported) => ({
  state,
  note: words ?? null,
  reference: reference ?? refund.reference,
  ...(link && { linkReference: link.reference, linkUrl: link.url }),
});

/** Stores a report that does not end the refund. The first report of a payout link notifies the buyer. */
async function note(scope: RecordingScope, tx: Transaction, reported: Reported): Promise<void> {
  const { refund, report, order } = reported;
  if (refund.status === 'DONE' && report.state !== 'DONE') return;
  await tx.update(RefundPayoutEntity, { refundId: refund.id }, stateOf(reported));
  if (report.link && refund.linkReference === null) await tell(scope, tx, order, refund.id, 'LINK_SENT');
}

async function complete(scope: RecordingScope, tx: Transaction, reported: Reported): Promise<void> {
  const { order, refund, report } = reported;
  const { id, orderId, amount, currency } = refund;
  const { utr, reference, fee = 0, feeTax = 0 } = report;
  const ended = { ...stateOf(reported), fee, feeTax, sealed: null };
  await tx.update(RefundPayoutEntity, { refundId: id }, ended);
  const paid = {
    status: refundAfter('completeRefund', refund.status),
    reference: utr ?? reference ?? null,
    settledAt: scope.clock.now(),
  };
  await tx.update(ProviderRefundEntity, { id }, paid);
  await tx.insertTogether(
    entryRows(scope, 'REFUND_FEE', { orderId, refundId: id }, { amount: money(fee, currency) }),
  );
  const made = { ...refund, amount: money(amount, currency), way: 'PAYOUT' as const };
  await completeRefund(scope, tx, order, made);
}

/**
 * Ends a refund that failed or came back. A failed refund is tried again like any other. If the refund was complete before, the
 * amount is owed again, and another refund begins. An account that a bank refused is not used again.
 */
async function giveUp(
  scope: RecordingScope,
  tx: Transaction,
  reported: Reported,
  step: 'failRefund' | 'returnRefund',
): Promise<void> {
  const { order, refund, report } = reported;
  const { id, orderId, fulfillmentId, method, sentAt } = refund;
  const failure = report.note ?? NO_REASON;
  const fee = report.state === 'FAILED' ? 0 : (report.fee ?? refund.fee ?? 0);
  const feeTax = Math.min(fee, report.feeTax ?? 0);
  await tx.update(RefundPayoutEntity, { refundId: id }, { ...stateOf(reported), fee, feeTax, sealed: null });
  const settledAt = scope.clock.now();
  await tx.update(
    ProviderRefundEntity,
    { id },
    {
      status: refundAfter(step, refund.status),
      failure,
      settledAt,
    },
  );
  await postFee(scope, tx, refund, fee - (refund.fee ?? 0));
  if (step === 'returnRefund') await takeBack(scope, tx, refund);
  if (method !== 'LINK' && sentAt) await noteAccountFailure(tx, { orderId, sentAt, failure });
  if (step === 'returnRefund' && fulfillmentId)
    await settleFulfillment(scope, tx, { orderId, fulfillmentId });
  await tell(scope, tx, order, id, 'FAILED');
}

/** Posts that a completed refund came back, so that its amount is owed again. */
async function takeBack(scope: RecordingScope, tx: Transaction, refund: StoredRefundPayout): Promise<void> {
  const { id: refundId, orderId, paymentId, buyerId, fulfillmentId, currency } = refund;
  const kind = paymentId === null ? 'EXCESS_REFUND_RETURNED' : 'REFUND_RETURNED';
  const returned = { amount: money(refund.amount, currency), buyerId, fulfillmentId };
  await tx.insertTogether(entryRows(scope, kind, { orderId, refundId }, returned));
  if (paymentId) await tx.update(PaymentEntity, { id: paymentId }, { status: 'FAILED' });
}

async function postFee(
  scope: RecordingScope,
  tx: Transaction,
  { id: refundId, orderId, currency }: StoredRefundPayout,
  change: number,
): Promise<void> {
  const kind = change < 0 ? 'REFUND_FEE_RETURNED' : 'REFUND_FEE';
  const amount = money(Math.abs(change), currency);
  await tx.insertTogether(entryRows(scope, kind, { orderId, refundId }, { amount }));
}

/** Records the event that causes a mail to the buyer about the new state. */
function tell(
  scope: RecordingScope,
  tx: Transaction,
  { id: orderId, buyerId }: StoredOrder,
  refundId: string,
  state: 'LINK_SENT' | 'FAILED',
): Promise<void> {
  return record(scope, tx, { type: 'RefundPayoutChanged', orderId, buyerId, refundId, state });
}
