import { balanceOf, totalOf, type LedgerEntry } from '../../domain/money/ledger.js';
import { money, sum } from '../../domain/money/money.js';
import type { Notification } from '../../domain/notifications/notification.js';
import { lateFeeOf } from '../../domain/rental/rentalReturn.js';
import type { MailFacts, MailLine, MailRefund } from '../../notifications/mailFacts.js';
import { accountById } from '../../persistence/queries/accounts/accounts.js';
import { digestFor } from '../../persistence/queries/books/digest.js';
import { rentalOut } from '../../persistence/queries/stock/rentalReminders.js';
import type { WaitingMessage } from '../../persistence/queries/accounts/notifications.js';
import { orderIdsOfParts, ordersByIds } from '../../persistence/queries/orders/orders.js';
import type { StoredFulfillment, StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import type { Ports } from '../scope.js';
import { reachedBy } from '../orders/orderAsSeen.js';
import { movementsOf } from '../orders/storedMoney.js';
import { dayBefore, daysAfter } from './days.js';
import { createLink } from './mailedLink.js';

type FactPorts = Pick<Ports, 'database' | 'clock' | 'timeZone'>;
type NotificationOf<Topic extends Notification['topic']> = Extract<Notification, { topic: Topic }>;

/** At most so many books stand in a digest. */
const DIGEST_SIZE = 20;

/** What is true now of what a message is about; null when there is nothing left to tell. */
export async function findFacts(
  ports: FactPorts,
  { notification, recipient }: WaitingMessage,
): Promise<MailFacts | null> {
  switch (notification.topic) {
    case 'WELCOME':
      return { topic: 'WELCOME', token: await createLink(ports, recipient.id, 'VERIFY_EMAIL') };
    case 'EMAIL_VERIFICATION': {
      if (recipient.emailVerified) return null;
      return { topic: 'EMAIL_VERIFICATION', token: await createLink(ports, recipient.id, 'VERIFY_EMAIL') };
    }
    case 'PASSWORD_RESET':
      return { topic: 'PASSWORD_RESET', token: await createLink(ports, recipient.id, 'RESET_PASSWORD') };
    case 'LOG_IN_ATTEMPTS':
      return { topic: 'LOG_IN_ATTEMPTS' };
    case 'ORDER_PLACED':
      return orderPlaced(ports, notification);
    case 'ORDER_RECEIVED':
      return orderReceived(ports, notification, recipient.emailVerified);
    case 'STATUS_CHANGED':
      return statusChanged(ports, notification, recipient.id);
    case 'DUE_SOON':
    case 'OVERDUE':
    case 'RENTAL_EXTENDED':
      return rentalDue(ports, notification);
    case 'DEPOSIT_RETURNED':
      return depositReturned(ports, notification);
    case 'NEW_BOOKS':
      return newBooks(ports, notification, recipient.id);
  }
}

async function orderPlaced(
  { database }: FactPorts,
  { topic, orderId }: NotificationOf<'ORDER_PLACED'>,
): Promise<MailFacts | null> {
  const [order] = await ordersByIds(database, [orderId]);
  if (!order) return null;
  const items = order.fulfillments.flatMap((part) => part.items);
  const depositTotal = money(items.reduce((total, { deposit }) => total + deposit, 0));
  const lines = items.map(lineOf);
  const amountDue = sum([...lines.map((line) => line.lineTotal), depositTotal]);
  const past = order.fulfillments.flatMap(movementsOf);
  return { topic, orderId, lines, depositTotal, amountDue, refund: refundOf(past, past) };
}

async function orderReceived(
  { database }: FactPorts,
  { topic, fulfillmentId }: NotificationOf<'ORDER_RECEIVED'>,
  mayName: boolean,
): Promise<MailFacts | null> {
  const found = await partOf({ database }, fulfillmentId);
  // A part that the buyer has cancelled meanwhile needs nothing any more.
  if (!found || found.part.status !== 'PENDING') return null;
  const buyer = await accountById(database, found.order.buyerId);
  const lines = found.part.items.map(lineOf);
  return buyer && { topic, orderId: found.order.id, lines, buyerName: mayName ? buyer.name : null };
}

async function statusChanged(
  ports: Pick<Ports, 'database'>,
  { topic, fulfillmentId, status }: NotificationOf<'STATUS_CHANGED'>,
  recipientId: string,
): Promise<MailFacts | null> {
  const found = await partOf(ports, fulfillmentId);
  // A later change has a mail of its own.
  if (!found || found.part.status !== status) return null;
  const { carrier, trackingNumber, timeline, items } = found.part;
  const shipped = status === 'SHIPPED';
  const cancelled = status === 'CANCELLED';
  const expired = cancelled && reachedBy(found.part) === null;
  const isBuyer = recipientId === found.order.buyerId;
  const whole = isBuyer ? found.order.fulfillments.flatMap(movementsOf) : null;
  return {
    topic,
    orderId: found.order.id,
    status,
    lines: items.map(lineOf),
    reason: expired ? null : (timeline.at(-1)?.reason ?? null),
    carrier: shipped ? carrier : null,
    trackingNumber: shipped ? trackingNumber : null,
    refund: cancelled ? refundOf(movementsOf(found.part), whole) : null,
    expired,
  };
}

/** What these movements gave back, and what the whole order comes to since. */
function refundOf(part: readonly LedgerEntry[], whole: readonly LedgerEntry[] | null): MailRefund {
  return {
    refunded: totalOf('REFUND', part),
    deposits: totalOf('DEPOSIT_RELEASED', part),
    net: whole && balanceOf(whole).charged,
  };
}

async function rentalDue(
  { database }: FactPorts,
  { topic, orderItemId, dueOn }: NotificationOf<'DUE_SOON' | 'OVERDUE' | 'RENTAL_EXTENDED'>,
): Promise<MailFacts | null> {
  const rental = await rentalOut(database, orderItemId);
  // It came back, or was extended since.
  if (rental?.dueOn !== dueOn) return null;
  const [deposit, lateFeePerDay] = [money(rental.deposit), money(rental.lateFeePerDay)];
  const dayLate = lateFeeOf({ ...rental, deposit, lateFeePerDay }, daysAfter(dueOn, 1));
  return { topic, orderId: rental.orderId, title: rental.title, dueOn, dayLate };
}

async function depositReturned(
  ports: FactPorts,
  { topic, fulfillmentId }: NotificationOf<'DEPOSIT_RETURNED'>,
): Promise<MailFacts | null> {
  const found = await partOf(ports, fulfillmentId);
  if (!found) return null;
  const { ledger } = found.part;
  const past = movementsOf(found.part);
  return {
    topic,
    orderId: found.order.id,
    returned: totalOf('DEPOSIT_RELEASED', past),
    lateFee: totalOf('LATE_FEE', past),
    withheld: totalOf('DEPOSIT_WITHHELD', past),
    reason: ledger.find(({ kind }) => kind === 'DEPOSIT_WITHHELD')?.note ?? null,
  };
}

async function newBooks(
  { database, timeZone }: FactPorts,
  { topic, day }: NotificationOf<'NEW_BOOKS'>,
  userId: string,
): Promise<MailFacts | null> {
  const books = await digestFor(database, { userId, ...dayBefore(day, timeZone), most: DIGEST_SIZE });
  return books.length === 0 ? null : { topic, books };
}

async function partOf(
  { database }: Pick<Ports, 'database'>,
  id: string,
): Promise<{ order: StoredOrder; part: StoredFulfillment } | null> {
  const orderId = (await orderIdsOfParts(database, [id])).get(id);
  const [order] = orderId ? await ordersByIds(database, [orderId]) : [];
  const part = order?.fulfillments.find((each) => each.id === id);
  return order && part ? { order, part } : null;
}

function lineOf({ title, quantity, lineTotal }: StoredFulfillment['items'][number]): MailLine {
  return { title, quantity, lineTotal: money(lineTotal) };
}
