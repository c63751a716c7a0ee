import type { AccountPrincipal } from '../../../domain/accounts/principal.js';
import { plus, type Money } from '../../../domain/money/money.js';
import { partyOf, sideChangedBy } from '../../../domain/orders/policies.js';
import {
  agreedPurchase,
  assertPurchaseAgreed,
  buyRentalSchema,
  type BuyRental,
} from '../../../domain/orders/rentalPurchase.js';
import { commissionOn } from '../../../domain/payouts/commission.js';
import { entriesAtPurchase, type PurchaseQuote } from '../../../domain/rental/purchase.js';
import { dayOf } from '../../../domain/shared/day.js';
import { refuse } from '../../../domain/shared/errors.js';
import {
  LedgerEntryEntity,
  RentalPurchaseEntity,
  TimelineEntryEntity,
} from '../../../persistence/entities/orders.js';
import { newRows } from '../../../persistence/entityStatements.js';
import { newId } from '../../../persistence/ids.js';
import { accountById } from '../../../persistence/queries/accounts/accounts.js';
import { lockedOrder, orderIdsOfFulfillments } from '../../../persistence/queries/orders/orders.js';
import type { StoredOrderItem } from '../../../persistence/queries/orders/storedItem.js';
import type { StoredFulfillment, StoredOrder } from '../../../persistence/queries/orders/storedOrder.js';
import { lockBooks } from '../../../persistence/queries/stock/copies.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { readInput } from '../../readInput.js';
import { insertAndRecord } from '../../record.js';
import { requireAbility } from '../../requireAbility.js';
import { today, type Scope } from '../../scope.js';
import { ledgerRows } from '../ledgerRows.js';
import { takeCopiesForGood } from '../moveCopies.js';
import { retryOnOverlap } from '../retryOnOverlap.js';
import { purchasableLine } from '../purchaseFacts.js';

/** An order line whose copies were bought, with its order and fulfillment. */
export interface BoughtLine {
  orderId: string;
  fulfillmentId: string;
  orderItemId: string;
}

/**
 * Buys the rented copies of an order line at the price that was agreed in the order: the rent counts, the deposit pays, and
 * the rest of it goes back. The copies leave the stock. A repeated call succeeds and changes nothing.
 *
 * Throws ORDER_ITEM_NOT_FOUND if the viewer is neither the buyer nor the seller of the line, BOUGHT_COPY_RESERVED if
 * a copy is promised to another reader and no other copy is available, TRY_AGAIN if other orders keep taking the copies at
 * the same moment, PURCHASE_CHANGED if the amounts are not the expected ones, and what agreedPurchase throws.
 */
export async function buyRental(scope: Scope, input: unknown): Promise<BoughtLine> {
  const viewer = await requireAbility(scope, 'orders:write');
  const asked = await readInput(buyRentalSchema, input);
  return retryOnOverlap(() => scope.database.transaction((tx) => buy(scope, tx, viewer, asked)));
}

async function buy(
  scope: Scope,
  tx: Transaction,
  viewer: AccountPrincipal,
  { orderItemId, ...expected }: BuyRental,
): Promise<BoughtLine> {
  const line = await lockedLine(tx, orderItemId, viewer);
  const { order, fulfillment, item, party } = line;
  const bought = { orderId: order.id, fulfillmentId: fulfillment.id, orderItemId };
  if (item.purchase && party === 'BUYER') return bought;
  const quote = agreedPurchase(purchasableLine(fulfillment, item), party, today(scope));
  assertPurchaseAgreed(quote, expected);
  await recordPurchase(scope, tx, line, quote);
  return bought;
}

/** An order line with its order and fulfillment. The transaction has locked its fulfillment and its book. */
interface LockedLine {
  order: StoredOrder;
  fulfillment: StoredFulfillment;
  item: StoredOrderItem;
}

async function lockedLine(tx: Transaction, id: string, viewer: AccountPrincipal) {
  const orderId = (await orderIdsOfFulfillments(tx, [id])).get(id);
  const order = orderId ? await lockedOrder(tx, orderId) : null;
  const fulfillment = order?.fulfillments.find(({ items }) => items.some((item) => item.id === id));
  const item = fulfillment?.items.find((each) => each.id === id);
  const sides = order && fulfillment && { buyerId: order.buyerId, sellerId: fulfillment.sellerId };
  const party = sides && (sideChangedBy(viewer, sides) ?? partyOf(viewer, sides));
  if (!order || !fulfillment || !item || !party)
    return refuse('ORDER_ITEM_NOT_FOUND', { field: ['orderItemId'] });
  await lockBooks(tx, [item.bookId]);
  return { order, fulfillment, item, party };
}

/** Takes the copies out of the stock, adds the purchase to the timeline, and settles the deposit and the price. */
async function recordPurchase(
  scope: Scope,
  tx: Transaction,
  { order, fulfillment, item }: LockedLine,
  quote: PurchaseQuote,
): Promise<void> {
  const moment = { now: scope.clock.now(), today: today(scope) };
  const { id: orderId, buyerId } = order;
  const { id: fulfillmentId, sellerId, status } = fulfillment;
  await takeCopiesForGood(tx, [item.id], moment, 'BOUGHT_COPY_RESERVED');
  const timelineEntryId = newId('timelineentry');
  const onTimeline = {
    id: timelineEntryId,
    fulfillmentId,
    fromStatus: status,
    toStatus: status,
    actorId: buyerId,
    occurredAt: moment.now,
  };
  const commission = await commissionOf(scope, tx, { order, fulfillment, item }, quote);
  const purchase = {
    id: newId('purchase'),
    orderItemId: item.id,
    timelineEntryId,
    price: quote.price.amount,
    rentCounted: quote.rentCounted.amount,
    lateFee: quote.lateFee.amount,
    fromDeposit: quote.fromDeposit.amount,
    commission: commission.amount,
  };
  const moved = ledgerRows({ id: fulfillmentId, orderId }, entriesAtPurchase(quote, item.title), moment);
  const rows = [
    newRows(TimelineEntryEntity, [onTimeline]),
    newRows(RentalPurchaseEntity, [purchase]),
    newRows(LedgerEntryEntity, moved),
  ];
  const sides = { orderId, fulfillmentId, orderItemId: item.id, buyerId, sellerId };
  await insertAndRecord(scope, tx, rows, { type: 'RentalBought', ...sides });
}

/** Returns the commission on what is paid for the copies, by the rules for a sale on the day of the order. */
async function commissionOf(
  { payoutTerms, timeZone }: Pick<Scope, 'payoutTerms' | 'timeZone'>,
  tx: Transaction,
  { order, fulfillment, item }: LockedLine,
  { fromDeposit, toPay }: PurchaseQuote,
): Promise<Money> {
  const seller = await accountById(tx, fulfillment.sellerId);
  const lineTotal = plus(fromDeposit, toPay);
  const sold = { type: 'PURCHASE' as const, quantity: item.quantity, lineTotal };
  const rules = order.onlinePayment ? payoutTerms.commission : [];
  return commissionOn({ ...sold, sellerRole: seller?.role ?? null }, rules, dayOf(order.createdAt, timeZone));
}
