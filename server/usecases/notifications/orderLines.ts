import { outcomeOf, totalOf, type LedgerEntry } from '../../domain/money/ledger.js';
import { money, type CurrencyCode, type Money } from '../../domain/money/money.js';
import type { Speaker } from '../../notifications/speak.js';
import { orderIdsOfFulfillments, ordersByIds } from '../../persistence/queries/orders/orders.js';
import type { StoredFulfillment, StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import { isRented } from '../orders/factsOf.js';
import type { Queryable } from '../../persistence/sql.js';

/** A line of an order, as a mail lists it. */
export interface MailLine {
  title: string;
  quantity: number;
  lineTotal: Money;
}

/** The refunded amounts of an order or a fulfillment, as a mail lists them. */
export interface MailRefund {
  refunded: Money;
  /** Deposits that were released to the buyer. */
  deposits: Money;
  /** True if the deposits were blocked, so that they were never paid and are not paid back. */
  areBlocked: boolean;
  net: Money | null;
}

/** Returns a fulfillment with its order; null if the id is unknown. */
export async function fulfillmentOf(
  database: Queryable,
  id: string,
): Promise<{ order: StoredOrder; fulfillment: StoredFulfillment } | null> {
  const orderId = (await orderIdsOfFulfillments(database, [id])).get(id);
  const [order] = orderId ? await ordersByIds(database, [orderId]) : [];
  const fulfillment = order?.fulfillments.find((each) => each.id === id);
  return order && fulfillment ? { order, fulfillment } : null;
}

/** Returns the lines of a fulfillment with title, quantity and total as they were ordered. */
export function linesOf({ items, currency }: Pick<StoredFulfillment, 'items' | 'currency'>): MailLine[] {
  return items.map(({ title, quantity, lineTotal }) => ({
    title,
    quantity,
    lineTotal: money(lineTotal, currency),
  }));
}

/** Returns the rented lines of a fulfillment as they were ordered. Omits lines whose copies the buyer has bought. */
export function rentedLinesOf({
  items,
  currency,
}: Pick<StoredFulfillment, 'items' | 'currency'>): MailLine[] {
  return linesOf({ items: items.filter(isRented), currency });
}

/** A current rental, with its due date. */
export interface MailRental {
  itemId: string;
  title: string;
  dueOn: string;
}

/** Returns the rentals of a fulfillment with their due dates. Omits rentals whose copies the buyer has bought. */
export function rentalsDueOf({ items }: Pick<StoredFulfillment, 'items'>): MailRental[] {
  return items.flatMap((item) =>
    isRented(item) && item.endsOn !== null
      ? [{ itemId: item.id, title: item.title, dueOn: item.endsOn }]
      : [],
  );
}

/** Returns a row for each rental: its title and its due date. */
export function dueRows(
  rentals: readonly MailRental[],
  { text, day }: Pick<Speaker, 'text' | 'day'>,
): [string, string][] {
  return rentals.map(({ title, dueOn }) => [text('dueBack', { title }), day(dueOn)]);
}

/**
 * Returns the refunds and returned deposits among the movements of `fulfillment`. The net amount is computed from
 * `whole`, the movements of the whole order. For a seller, who sees only one fulfillment, `whole` and the net amount
 * are null.
 */
export function refundOf(
  fulfillment: readonly LedgerEntry[],
  whole: readonly LedgerEntry[] | null,
  { currency, isDepositBlocked }: { currency: CurrencyCode; isDepositBlocked: boolean },
): MailRefund {
  return {
    refunded: outcomeOf(fulfillment, currency).refundedAmount,
    deposits: totalOf('DEPOSIT_RELEASED', fulfillment, currency),
    areBlocked: isDepositBlocked,
    net: whole && outcomeOf(whole, currency).netAmount,
  };
}

/** Returns a row for each line: its quantity and title, and its total. */
export function rowsOf(lines: readonly MailLine[], { money }: Pick<Speaker, 'money'>): [string, string][] {
  return lines.map(({ title, quantity, lineTotal }) => [`${quantity} × ${title}`, money(lineTotal)]);
}

/** Returns the rows for the carrier and the tracking number that are known. */
export function shipmentRows(
  shipment: { carrier: string | null; trackingNumber: string | null } | null,
  { text }: Pick<Speaker, 'text'>,
): [string, string][] {
  return (['carrier', 'trackingNumber'] as const).flatMap((id): [string, string][] => {
    const value = shipment?.[id] ?? null;
    return value === null ? [] : [[text(id), value]];
  });
}

/**
 * Returns the rows of refunded amounts that are not zero. The net amount is included only if charges were refunded.
 */
export function refundRows(
  refund: MailRefund | null,
  { text, money }: Pick<Speaker, 'text' | 'money'>,
): [string, string][] {
  if (!refund) return [];
  const { refunded, deposits, areBlocked, net } = refund;
  const rows = [
    refunded.amount > 0 && ([text('refunded'), money(refunded)] as const),
    deposits.amount > 0 &&
      ([text(areBlocked ? 'depositsUnblocked' : 'depositsGivenBack'), money(deposits)] as const),
    refunded.amount > 0 && net && ([text('net'), money(net)] as const),
  ];
  return rows.flatMap((row): [string, string][] => (row ? [[row[0], row[1]]] : []));
}
