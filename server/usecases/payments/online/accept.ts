import type { DomainEvent } from '../../../domain/events/event.js';
import { balanceOf } from '../../../domain/money/ledger.js';
import { plus, type Money } from '../../../domain/money/money.js';
import { INTENT_LIFECYCLE } from '../../../domain/payments/onlinePayment.js';
import type { RentalPaymentPurpose } from '../../../domain/payments/rentalPayment.js';
import { statusAfter } from '../../../domain/payments/statusAfter.js';
import { PaymentIntentEntity } from '../../../persistence/entities/onlinePayments.js';
import { PaymentEntity } from '../../../persistence/entities/payments.js';
import { newRows } from '../../../persistence/entityStatements.js';
import { newId } from '../../../persistence/ids.js';
import type { StoredOrder } from '../../../persistence/queries/orders/storedOrder.js';
import type { StoredIntent } from '../../../persistence/queries/payments/intents.js';
import { releaseHeldDays } from '../../../persistence/queries/stock/promises.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { entryRows } from '../../bookkeeping/entryRows.js';
import { applyPaidExtension } from '../../orders/extension/applyPaidExtension.js';
import { applyPaidPurchase } from '../../orders/purchase/applyPaidPurchase.js';
import { lineIn } from '../../orders/rentalPayments/lockedLine.js';
import { movementsOf } from '../../orders/storedMoney.js';
import { today } from '../../scope.js';
import type { PaymentPorts } from './paymentPorts.js';

/** A captured payment that pays its intent. The transaction has locked the order and the intent. */
interface Accepted {
  order: StoredOrder;
  intent: StoredIntent;
  attemptId: string;
  amount: Money;
}

/** The part of a payment that pays for one fulfillment. */
interface Share {
  fulfillmentId: string;
  amount: Money;
}

/** Marks the order as paid, or makes the paid extension or purchase take effect. Returns the events to record. */
export async function accept(ports: PaymentPorts, tx: Transaction, paid: Accepted): Promise<DomainEvent[]> {
  const { id, purpose, status: before } = paid.intent;
  if (purpose === 'DEPOSIT') throw new Error(`${id} is paid without a page`);
  const status = statusAfter(INTENT_LIFECYCLE.pay, before);
  const settledAt = ports.clock.now();
  await tx.update(PaymentIntentEntity, { id }, { status, amount: paid.amount.amount, settledAt });
  return purpose === 'ORDER' ? payOrder(ports, tx, paid) : payRental(ports, tx, paid, purpose);
}

/** Divides the payment among the fulfillments. Each gets the amount that the buyer owes for it, without a blocked deposit. */
async function payOrder(ports: PaymentPorts, tx: Transaction, paid: Accepted): Promise<DomainEvent[]> {
  const { id: orderId, buyerId, currency, fulfillments } = paid.order;
  const shares = fulfillments.map((fulfillment) => {
    const { charged, depositHeld } = balanceOf(movementsOf(fulfillment), currency);
    const amount = fulfillment.isDepositBlocked ? charged : plus(charged, depositHeld);
    return { fulfillmentId: fulfillment.id, amount };
  });
  await insertPayments(
    ports,
    tx,
    paid,
    shares.filter((share) => share.amount.amount > 0),
  );
  const placed = fulfillments.map(({ id: fulfillmentId, sellerId }) => ({ fulfillmentId, sellerId }));
  return [
    { type: 'OnlinePaymentChanged', orderId, buyerId, status: INTENT_LIFECYCLE.pay.to },
    { type: 'OrderPlaced', orderId, buyerId, fulfillments: placed },
  ];
}

const APPLY = { EXTENSION: applyPaidExtension, PURCHASE: applyPaidPurchase };

/** Releases the reserved days, makes the extension or purchase take effect, and pays its fulfillment. */
async function payRental(
  ports: PaymentPorts,
  tx: Transaction,
  paid: Accepted,
  purpose: RentalPaymentPurpose,
): Promise<DomainEvent[]> {
  const { order, intent, amount } = paid;
  const { id: intentId, orderItemId } = intent;
  const line = lineIn(order, orderItemId);
  if (!line || orderItemId === null) throw new Error(`${intentId} pays no line of its order`);
  const moment = { now: ports.clock.now(), today: today(ports) };
  await releaseHeldDays(tx, intentId, moment.now);
  const { rows, event } = await APPLY[purpose](tx, line, intent, moment);
  const { id: fulfillmentId, sellerId } = line.fulfillment;
  await tx.insertTogether(rows);
  await insertPayments(ports, tx, paid, [{ fulfillmentId, amount }]);
  const { id: orderId, buyerId } = order;
  const of = { orderId, fulfillmentId, orderItemId, buyerId, sellerId, intentId, purpose };
  return [{ type: 'RentalPaymentChanged', ...of, status: INTENT_LIFECYCLE.pay.to }, event];
}

async function insertPayments(
  { clock }: PaymentPorts,
  tx: Transaction,
  { order, attemptId, amount }: Accepted,
  shares: readonly Share[],
): Promise<void> {
  const { id: orderId, buyerId, currency } = order;
  const now = clock.now();
  const payment = { attemptId, kind: 'PAYMENT' as const, status: 'CAPTURED' as const, currency };
  const rows = shares.map((share) => ({
    ...payment,
    id: newId('payment'),
    fulfillmentId: share.fulfillmentId,
    amount: share.amount.amount,
    createdAt: now,
    settledAt: now,
  }));
  await tx.insertTogether([
    newRows(PaymentEntity, rows),
    ...entryRows({ clock }, 'ORDER_PAID', { orderId, attemptId }, { amount, buyerId, shares }),
  ]);
}
