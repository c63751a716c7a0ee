import type { DomainEvent } from '../../domain/events/event.js';
import { isOpen } from '../../domain/disputes/dispute.js';
import { balanceOf, entriesAtAward } from '../../domain/money/ledger.js';
import { CurrencyCode, money, sum, zero, type Money } from '../../domain/money/money.js';
import type { FulfillmentAction } from '../../domain/orders/orderStatus.js';
import {
  cancelledByLoss,
  CHARGED_BACK,
  lossByPart,
  refundedByLoss,
} from '../../domain/payments/chargeback.js';
import { refundAfter } from '../../domain/payments/refund.js';
import { leftOf } from '../../domain/payments/refunding.js';
import { depositHeldIn } from '../../domain/payouts/earnings.js';
import { ProviderRefundEntity } from '../../persistence/entities/onlinePayments.js';
import { LedgerEntryEntity } from '../../persistence/entities/orders.js';
import { PaymentEntity } from '../../persistence/entities/payments.js';
import { newRows, type NewRows } from '../../persistence/entityStatements.js';
import { newId } from '../../persistence/ids.js';
import { ordersByIds } from '../../persistence/queries/orders/orders.js';
import type { StoredFulfillment, StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import { withdrawRefunds, type StoredChargeback } from '../../persistence/queries/payments/chargebacks.js';
import type { Transaction } from '../../persistence/transaction.js';
import { entryRows } from '../bookkeeping/entryRows.js';
import { ledgerRows } from '../orders/ledgerRows.js';
import { recordSteps } from '../orders/recordStep.js';
import { movementsOf, openPaymentIn, paymentsOf } from '../orders/storedMoney.js';
import type { PaymentPorts } from '../payments/online/paymentPorts.js';
import { recordAll } from '../record.js';
import { today } from '../scope.js';

interface Lost {
  chargeback: StoredChargeback;
  order: StoredOrder;
  /** The events to record with the loss. */
  events: readonly DomainEvent[];
  /** True to cancel even fulfillments that were sent but have not arrived. */
  cancelsSent: boolean;
}

/** A fulfillment, with its part of the loss. */
interface Part {
  fulfillment: StoredFulfillment;
  /** The share of the payment that went to this fulfillment and was not refunded. */
  left: Money;
  loss: Money;
}

/**
 * Settles an order whose payment the bank has returned to the buyer for good. Records the loss as refunds by the bank, which
 * replace refunds that were not sent yet, and refunds the charges that the loss covers. Cancels fulfillments that were paid
 * back in full before they arrived. Throws LOST_COPY_RESERVED if a rented copy that was sent is reserved for a later rental
 * and cannot be replaced.
 */
export async function loseChargeback(
  ports: PaymentPorts,
  tx: Transaction,
  { chargeback, order, events, cancelsSent }: Lost,
): Promise<void> {
  const { id: chargebackId, attemptId, outcome, amount } = chargeback;
  if (outcome !== 'ACCEPTED') {
    await loseExcess(ports, tx, { chargeback, order });
    return recordAll(ports, tx, events);
  }
  await withdrawRefunds(tx, { attemptId, chargebackId, most: amount, at: ports.clock.now() });
  const [current = order] = await ordersByIds(tx, [order.id]);
  const parts = partsOf(current, attemptId, money(amount, current.currency)).filter(
    ({ loss }) => loss.amount > 0,
  );
  const covered = sum(
    parts.map(({ loss }) => loss),
    current.currency,
  );
  await tx.insertTogether(entryRows(ports, 'CHARGEBACK_LOST', { chargebackId }, { amount: covered }));
  const decided = parts.map((part) => ({ ...part, cancelledBy: cancellationOf(part, cancelsSent) }));
  for (const part of decided) await tx.insertTogether(refundRows(ports, { chargeback, order }, part));
  const steps = decided.flatMap(({ fulfillment, cancelledBy: action }) =>
    action ? { order, fulfillment, step: { action, ...CANCELLATION } } : [],
  );
  if (steps.length > 0) await recordSteps(ports, tx, steps, events);
  else await recordAll(ports, tx, events);
}

const CANCELLATION = { to: 'CANCELLED', actorId: null, reason: CHARGED_BACK } as const;

/** Divides the loss of a payment among the fulfillments that the payment was for. */
function partsOf({ fulfillments, currency }: StoredOrder, attemptId: string, lost: Money): Part[] {
  const left = fulfillments.map((fulfillment) => leftOf(attemptId, paymentsOf(fulfillment), currency));
  const losses = lossByPart(lost, left);
  return fulfillments.map((fulfillment, at) => ({
    fulfillment,
    left: left[at] ?? zero(currency),
    loss: losses[at] ?? zero(currency),
  }));
}

/** Returns the step that cancels a fulfillment whose payment was returned in full; null if the fulfillment goes on. */
function cancellationOf({ fulfillment, left, loss }: Part, cancelsSent: boolean): FulfillmentAction | null {
  const { status, pickUp, disputes } = fulfillment;
  if (loss.amount !== left.amount || (status === 'SHIPPED' && !cancelsSent)) return null;
  return cancelledByLoss({ status, isPickedUp: pickUp !== null, isDisputed: disputes.some(isOpen) });
}

/** A part, with the step that cancels its fulfillment. The step is null if the fulfillment continues. */
interface DecidedPart extends Part {
  cancelledBy: FulfillmentAction | null;
}

/** Returns the rows of the bank's refund for a fulfillment. */
function refundRows(
  ports: PaymentPorts,
  { chargeback, order }: Pick<Lost, 'chargeback' | 'order'>,
  part: DecidedPart,
): NewRows[] {
  const { id: chargebackId, attemptId, reference } = chargeback;
  const { fulfillment, loss } = part;
  const now = ports.clock.now();
  const { id: fulfillmentId } = fulfillment;
  const { id: orderId, buyerId } = order;
  const [paymentId, refundId] = [newId('payment'), newId('refund')];
  const { amount, currencyCode: currency } = loss;
  const moved = { attemptId, amount, currency, createdAt: now, settledAt: now };
  const payment = {
    ...moved,
    id: paymentId,
    fulfillmentId,
    kind: 'REFUND' as const,
    status: 'CAPTURED' as const,
  };
  const refund = {
    ...moved,
    id: refundId,
    paymentId,
    chargebackId,
    reference,
    status: refundAfter('recordLoss', null),
  };
  return [
    newRows(PaymentEntity, [payment]),
    newRows(ProviderRefundEntity, [refund]),
    ...entryRows(ports, 'REFUNDED', { orderId, refundId }, { amount: loss, buyerId, fulfillmentId }),
    ...(part.cancelledBy ? [] : chargeRows(ports, { chargeback, order }, part)),
  ];
}

/** Returns the ledger rows that refund the charges covered by the loss. Cancellations refund charges by themselves. */
function chargeRows(
  ports: PaymentPorts,
  { chargeback: { purpose }, order: { id: orderId } }: Pick<Lost, 'chargeback' | 'order'>,
  { fulfillment, left, loss }: Part,
): NewRows[] {
  const open = openPaymentIn(fulfillment);
  const owed = open.state === 'TO_REFUND' ? open.amount : zero(fulfillment.currency);
  const past = movementsOf(fulfillment);
  const { charged } = balanceOf(past, fulfillment.currency);
  const paid = { ...fulfillment, ledger: past, payments: paymentsOf(fulfillment) };
  // Extensions and purchases are paid without a deposit.
  const deposit = purpose === 'ORDER' ? depositHeldIn(paid) : zero(fulfillment.currency);
  const entries = entriesAtAward(
    past,
    refundedByLoss(loss, { owed, charged, left, deposit }),
    fulfillment.currency,
  );
  const moment = { now: ports.clock.now(), today: today(ports) };
  const rows = ledgerRows({ id: fulfillment.id, orderId }, entries, moment);
  return rows.length > 0 ? [newRows(LedgerEntryEntity, rows)] : [];
}

/** Records that the bank has returned a payment that paid no order. This replaces the refund of the payment. */
async function loseExcess(
  ports: PaymentPorts,
  tx: Transaction,
  { chargeback, order }: Pick<Lost, 'chargeback' | 'order'>,
): Promise<void> {
  const { id: chargebackId, attemptId, reference } = chargeback;
  const currency = Object.values(CurrencyCode).find((code) => code === chargeback.currency);
  if (!currency) return;
  const amount = money(chargeback.amount, currency);
  const now = ports.clock.now();
  const withdrawn = await withdrawRefunds(tx, { attemptId, chargebackId, most: amount.amount, at: now });
  if (withdrawn === 0) return;
  const refundId = newId('refund');
  const refund = {
    id: refundId,
    attemptId,
    chargebackId,
    reference,
    status: refundAfter('recordLoss', null),
    amount: amount.amount,
    currency: amount.currencyCode,
    createdAt: now,
    settledAt: now,
  };
  const { id: orderId, buyerId } = order;
  await tx.insertTogether([
    newRows(ProviderRefundEntity, [refund]),
    ...entryRows(ports, 'CHARGEBACK_LOST', { chargebackId }, { amount }),
    ...entryRows(ports, 'EXCESS_REFUNDED', { orderId, refundId }, { amount, buyerId, fulfillmentId: null }),
  ]);
}
