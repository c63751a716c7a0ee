import { PaymentIntentEntity } from '../../../persistence/entities/onlinePayments.js';
import { lockedOrder } from '../../../persistence/queries/orders/orders.js';
import {
  awaitingIntents,
  intentsEndedSince,
  intentsToClose,
  lockedIntent,
  type StoredIntent,
} from '../../../persistence/queries/payments/intents.js';
import { recordStep } from '../../orders/recordStep.js';
import { requireAbility } from '../../requireAbility.js';
import { checkIntent } from './checkPayment.js';
import { each } from './each.js';
import { followRefunds } from './followRefunds.js';
import { openPage } from './openPage.js';
import { providerOf, type PaymentPorts } from './paymentPorts.js';

/** The time for which banks may still confirm a payment that had failed. */
const LATE_MS = 3 * 24 * 60 * 60_000;

/**
 * Follows what webhooks may have missed: opens missing pages, takes in payments, ends unpaid orders whose time is over,
 * closes their pages, and sends refunds. What the provider does not answer is tried again the next minute.
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
  ];
  if (failures[0]) throw failures[0];
}

/** Looks for payments of orders that ended unpaid in the last three days, which banks may confirm late. */
export async function followLatePayments(ports: PaymentPorts): Promise<void> {
  await requireAbility(ports, 'payments:follow');
  const since = new Date(ports.clock.now().getTime() - LATE_MS);
  const [failure] = await each(
    (page) => intentsEndedSince(ports.database, since, page),
    (intent) => checkIntent(ports, intent),
  );
  if (failure) throw failure;
}

/** Asks the provider a last time before an order expires. If it does not answer, the order expires all the same. */
async function followIntent(ports: PaymentPorts, intent: StoredIntent): Promise<void> {
  const isOver = ports.clock.now() >= intent.expiresAt;
  try {
    if (intent.pageReference !== null) await checkIntent(ports, intent);
    else if (!isOver) await openPage(ports, { intentId: intent.id });
  } finally {
    if (isOver) await expire(ports, intent);
  }
}

/** Cancels an order that was not paid in time. */
async function expire(ports: PaymentPorts, { id, orderId, buyerId }: StoredIntent): Promise<void> {
  await ports.database.transaction(async (tx) => {
    const order = await lockedOrder(tx, orderId);
    const intent = await lockedIntent(tx, id);
    if (!order || intent?.status !== 'AWAITING') return;
    await tx.update(PaymentIntentEntity, { id }, { status: 'EXPIRED', settledAt: ports.clock.now() });
    const fulfillments = order.fulfillments.map((fulfillment) => ({ order, fulfillment }));
    const step = {
      action: 'expireUnpaid',
      to: 'CANCELLED',
      actorId: null,
      reason: 'It was not paid in time',
    } as const;
    await recordStep(ports, tx, fulfillments, step, [
      { type: 'OnlinePaymentChanged', orderId, buyerId, status: 'EXPIRED' },
    ]);
  });
}

async function closePage(ports: PaymentPorts, { id, provider, pageReference }: StoredIntent): Promise<void> {
  if (pageReference !== null) await providerOf(ports, provider).provider.closePage(pageReference);
  const pageClosedAt = ports.clock.now();
  await ports.database.transaction((tx) => tx.update(PaymentIntentEntity, { id }, { pageClosedAt }));
}
