import { isDeepStrictEqual } from 'node:util';
import { assertPickUpOffered, deliveriesOf, totalCharge } from '../../../domain/delivery/charge.js';
import type { Asking } from '../../../domain/orders/cart.js';
import { placeOrderSchema, type PlaceOrder } from '../../../domain/orders/checkout.js';
import { DomainError, parseInput, refuse, type Problem } from '../../../domain/shared/errors.js';
import { assertMayOrderMore } from '../../../domain/orders/orderLimits.js';
import { money, sum, type Money } from '../../../domain/money/money.js';
import { assertAmountAgreed, totalsOf, type Totals } from '../../../domain/orders/pricing.js';
import { CartItemEntity } from '../../../persistence/entities/carts.js';
import { blockableDeposit } from '../../../domain/payments/depositBlock.js';
import { isPayableOnline, paysOnline } from '../../../domain/payments/onlinePayment.js';
import { newId } from '../../../persistence/ids.js';
import { lockedCartToOrder, type StoredCartItem } from '../../../persistence/queries/orders/carts.js';
import { lockBooks } from '../../../persistence/queries/stock/copies.js';
import { isPaymentReplaced } from '../../../persistence/queries/payments/intents.js';
import { ordersByIds } from '../../../persistence/queries/orders/orders.js';
import type { StoredOrder } from '../../../persistence/queries/orders/storedOrder.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { checkLines, deliveredLine, pricedLines, type CheckedLine } from '../../cart/checkLines.js';
import { queueIntent } from '../online/queueIntent.js';
import { requireAbility } from '../../requireAbility.js';
import { planning, type Scope } from '../../scope.js';
import { countedOrder, type CountOrder } from './countedOrder.js';
import { retryOnOverlap } from '../retryOnOverlap.js';
import { insertOrder } from './insertOrder.js';

/**
 * Orders the viewer's whole cart and returns the id of the order. If one line cannot be ordered, orders nothing. A
 * repeated call with the same idempotency key returns the same order.
 *
 * Throws CART_EMPTY if the cart has no lines, a problem for each unavailable line (its field is ['items', id]), and
 * PICK_UP_NOT_OFFERED if the buyer wants to pick up from a seller who does not offer it. Throws PRICE_CHANGED if the amount due is not the expected one. Throws what paysOnline throws. Throws TOO_MANY_UNCONFIRMED_ORDERS if an account without a
 * verified email address already has 5 unconfirmed orders. Throws TOO_MANY_ATTEMPTS beyond 60 orders of a buyer, or
 * 12 of a buyer from one seller, within an hour. Throws IDEMPOTENCY_KEY_REUSED if the key belongs to an order with
 * another address, another pick-up or another way to pay, and TRY_AGAIN if other orders keep taking the copies at the same moment.
 */
export async function placeOrder(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'orders:write');
  const details = parseInput(placeOrderSchema, input);
  const isOnline = paysOnline(scope.payments?.offer ?? 'NONE', details.payOnline);
  // Created before the first attempt, so that every attempt inserts the order under the same id.
  const id = newId('order');
  return countedOrder(scope, viewer.id, (count) =>
    retryOnOverlap(() =>
      scope.database.transaction((tx) =>
        orderCart(scope, tx, { id, buyerId: viewer.id, details, isOnline, count }),
      ),
    ),
  );
}

interface Ordering {
  id: string;
  buyerId: string;
  details: PlaceOrder;
  isOnline: boolean;
  count: CountOrder;
}

async function orderCart(
  scope: Scope,
  tx: Transaction,
  { id, buyerId, details, isOnline, count }: Ordering,
): Promise<string> {
  const cart = (await lockedCartToOrder(tx, buyerId, details.idempotencyKey)) ?? refuse('CART_EMPTY');
  if (cart.earlierOrderId) return sameOrder(tx, cart.earlierOrderId, details, isOnline);
  assertMayOrderMore(cart.unverifiedWaiting);
  const asking = { buyerId, ...planning(scope) };
  const lines = await orderableLines(tx, cart.items, asking);
  const deliveries = deliveriesOf(lines.map(deliveredLine), scope.currency, details.pickUpFrom);
  assertPickUpOffered(deliveries, details.pickUpFrom);
  const totals = totalsOf(lines, totalCharge(deliveries, scope.currency), scope.currency);
  assertAmountAgreed(totals, details.expectedAmountDue);
  await count(lines.map(({ book }) => book.sellerId));
  const moment = { now: scope.clock.now(), today: asking.today };
  await tx.delete(CartItemEntity, { cartId: cart.id });
  const provider = isOnline && isPayableOnline(totals.amountDue) ? scope.payments?.provider : undefined;
  const intent = provider ? await queueIntent(scope, tx, provider.name) : null;
  const { commission } = scope.payoutTerms;
  const blockable = intent && blockableOf(scope, { lines, totals, today: asking.today });
  const order = { id, buyerId, lines, deliveries, totals, details, moment, intent, blockable, commission };
  await insertOrder(scope, tx, order);
  return id;
}

/** Returns the deposits that the buyer may have blocked instead of charged; null if they are charged. */
function blockableOf(
  { payments, deadlineDays }: Scope,
  { lines, totals, today: day }: { lines: readonly CheckedLine[]; totals: Totals; today: string },
): Money | null {
  return blockableDeposit({
    isOffered: payments?.blocksDeposits === true && payments.provider.blocks !== null,
    amountDue: totals.amountDue,
    depositTotal: totals.depositTotal,
    lines: lines.map(({ item, rentalPeriod }) => ({ type: item.type, endsOn: rentalPeriod?.endsOn ?? null })),
    today: day,
    confirmDays: deadlineDays.SENT_BACK,
  });
}

async function sameOrder(tx: Transaction, id: string, asked: PlaceOrder, isOnline: boolean): Promise<string> {
  const [earlier] = await ordersByIds(tx, [id]);
  const isSame =
    earlier !== undefined &&
    (isPaidAsAsked(earlier, asked, isOnline) || (await isPaymentReplaced(tx, id))) &&
    isDeepStrictEqual(earlier.shippingAddress, asked.shippingAddress) &&
    isDeepStrictEqual(pickedUpFrom(earlier), asked.pickUpFrom);
  return isSame ? earlier.id : refuse('IDEMPOTENCY_KEY_REUSED', { field: ['idempotencyKey'] });
}

/**
 * True if the order is paid as these details ask. The buyer of a replaced payment has chosen another way since. An order that is
 * too small for a provider is paid directly in any case.
 */
function isPaidAsAsked(order: StoredOrder, asked: PlaceOrder, isOnline: boolean): boolean {
  const waysAgree = (order.onlinePayment !== null) === (isOnline && isPayableOnline(amountDueOf(order)));
  return order.paymentMethod === asked.paymentMethod && waysAgree;
}

function amountDueOf({ fulfillments, currency }: StoredOrder): Money {
  const amounts = fulfillments.flatMap(({ items, deliveryCharge }) => [
    deliveryCharge,
    ...items.flatMap(({ lineTotal, deposit }) => [lineTotal, deposit]),
  ]);
  return sum(
    amounts.map((amount) => money(amount, currency)),
    currency,
  );
}

function pickedUpFrom({ fulfillments }: StoredOrder): string[] {
  return fulfillments.flatMap(({ sellerId, pickUp }) => (pickUp ? [sellerId] : [])).toSorted();
}

/**
 * Locks the books of these lines and returns the checked lines. Throws CART_EMPTY if there are no lines, and one
 * error with the problems of all unavailable lines.
 */
async function orderableLines(
  tx: Transaction,
  items: readonly StoredCartItem[],
  asking: Asking,
): Promise<CheckedLine[]> {
  if (items.length === 0) refuse('CART_EMPTY');
  await lockBooks(
    tx,
    items.map((item) => item.bookId),
  );
  const lines = checkLines(await pricedLines(tx, items, asking), asking);
  const [first, ...others] = lines.flatMap(({ item, problem }): Problem[] =>
    problem ? [{ ...problem, field: ['items', item.id] }] : [],
  );
  if (first) throw new DomainError([first, ...others]);
  return lines;
}
