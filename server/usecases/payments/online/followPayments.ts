import { LIFECYCLE } from '../../../domain/orders/orderStatus.js';
import { INTENT_LIFECYCLE } from '../../../domain/payments/onlinePayment.js';
import { isPossible, statusAfter } from '../../../domain/payments/statusAfter.js';
import { PaymentIntentEntity } from '../../../persistence/entities/onlinePayments.js';
import { lockedOrder } from '../../../persistence/queries/orders/orders.js';
import type { StoredOrder } from '../../../persistence/queries/orders/storedOrder.js';
import {
  awaitingIntents,
  intentsEndedSince,
  intentsPaidSince,
  intentsToClose,
  lockedIntent,
  type StoredIntent,
} from '../../../persistence/queries/payments/intents.js';
import { recordStep } from '../../orders/recordStep.js';
import { endRentalPayments } from '../../orders/rentalPayments/endRentalPayments.js';
import { lineIn } from '../../orders/rentalPayments/lockedLine.js';
import { recordAll } from '../../record.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { requireAbility } from '../../requireAbility.js';
import { followBlocks, followCaptures } from './followBlocks.js';
import { checkIntent } from './checkPayment.js';
import { each } from './each.js';
import { followRefunds } from './followRefunds.js';
import { openPage } from './openPage.js';
import { providerOf, type PaymentPorts } from './paymentPorts.js';

const HOUR_MS = 60 * 60_000;

/** Time in milliseconds in which banks may still confirm a failed payment. */
const LATE_MS = 3 * 24 * HOUR_MS;

/**
 * Time in milliseconds in which the hourly job looks for second payments of a paid order, for example from a page that was
 * opened twice.
 */
const SECOND_MS = 2 * HOUR_MS;

/**
 * Makes up for missed webhooks: opens missing pages, records payments, ends unpaid intents and closes their pages. Also sends
 * refunds, and captures and releases blocked deposits. If the provider does not respond, tries again the next minute.
 */
export async function followPayments(ports: PaymentPorts): Promise<void> {
  await requireAbility(ports, 'payments:follow');
  const { database } = ports;
  const failures = [
    ...(await each(
      (page) => awaitingIntents(database, page),
      (intent) => followIntent(ports, intent),
    )),
    ...(await each(
      (page) => intentsToClose(database, page),
      (intent) => closePage(ports, intent),
    )),
    ...(await followRefunds(ports)),
    ...(await followCaptures(ports)),
  ];
  if (failures[0]) throw failures[0];
}

/**
 * Checks intents that ended unpaid in the last three days, because banks may confirm payments late. Also checks intents paid
 * in the last two hours, which may be paid twice, and follows the blocks of deposits.
 */
export async function followLatePayments(ports: PaymentPorts): Promise<void> {
  await requireAbility(ports, 'payments:follow');
  const { database } = ports;
  const now = ports.clock.now().getTime();
  const check = (intent: StoredIntent) => checkIntent(ports, intent);
  const failures = [
    ...(await each((page) => intentsEndedSince(database, new Date(now - LATE_MS), page), check)),
    ...(await each((page) => intentsPaidSince(database, new Date(now - SECOND_MS), page), check)),
    ...(await followBlocks(ports)),
  ];
  if (failures[0]) throw failures[0];
}

/** Checks a payment, and expires it once its time is over, even if the provider does not respond. */
async function followIntent(ports: PaymentPorts, intent: StoredIntent): Promise<void> {
  const isOver = ports.clock.now() >= intent.expiresAt;
  try {
    if (intent.pageReference !== null) await checkIntent(ports, intent);
    else if (!isOver) await openPage(ports, { intentId: intent.id });
  } finally {
    if (isOver) await expire(ports, intent);
  }
}

/** Cancels an order, extension or purchase that was not paid in time. */
async function expire(ports: PaymentPorts, { id, orderId, buyerId }: StoredIntent): Promise<void> {
  await ports.database.transaction(async (tx) => {
    const order = await lockedOrder(tx, orderId);
    const intent = await lockedIntent(tx, id);
    if (!order || !intent || !isPossible(INTENT_LIFECYCLE.expire, intent.status)) return;
    if (intent.purpose !== 'ORDER') return expireRental(ports, tx, order, intent);
    const status = statusAfter(INTENT_LIFECYCLE.expire, intent.status);
    await tx.update(PaymentIntentEntity, { id }, { status, settledAt: ports.clock.now() });
    const fulfillments = order.fulfillments.map((fulfillment) => ({ order, fulfillment }));
    const step = {
      action: 'expireUnpaid',
      to: LIFECYCLE.expireUnpaid.to,
      actorId: null,
      reason: 'It was not paid in time',
    } as const;
    await recordStep(ports, tx, fulfillments, step, [
      { type: 'OnlinePaymentChanged', orderId, buyerId, status },
    ]);
  });
}

async function expireRental(
  ports: PaymentPorts,
  tx: Transaction,
  order: StoredOrder,
  { orderItemId }: StoredIntent,
): Promise<void> {
  const line = lineIn(order, orderItemId);
  if (!line || orderItemId === null) return;
  const ending = { action: 'expire', orderItemId } as const;
  await recordAll(ports, tx, await endRentalPayments(ports, tx, order, line.fulfillment, ending));
}

async function closePage(ports: PaymentPorts, intent: StoredIntent): Promise<void> {
  const { id, provider, pageReference, blockable } = intent;
  if (pageReference !== null) await providerOf(ports, provider).provider.closePage(pageReference);
  // Releases a deposit that was blocked on the payment page.
  if (blockable !== null) await checkIntent(ports, intent);
  const pageClosedAt = ports.clock.now();
  await ports.database.transaction((tx) => tx.update(PaymentIntentEntity, { id }, { pageClosedAt }));
}
