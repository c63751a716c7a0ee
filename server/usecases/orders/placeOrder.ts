import { isDeepStrictEqual } from 'node:util';
import type { Asking } from '../../domain/cart.js';
import { placeOrderSchema, type PlaceOrder } from '../../domain/checkout.js';
import { DomainError, parseInput, refuse, type Problem } from '../../domain/errors.js';
import { assertAmountAgreed, totalsOf } from '../../domain/pricing.js';
import { topics } from '../../events/events.js';
import { CartItemEntity } from '../../persistence/entities/orders.js';
import { lockedCartOf, type StoredCartItem } from '../../persistence/queries/carts.js';
import { lockBooks } from '../../persistence/queries/copies.js';
import { orderUnderKey, type StoredOrder } from '../../persistence/queries/orders.js';
import type { Transaction } from '../../persistence/transaction.js';
import { checkLines, linesWithBooks, type CheckedLine } from '../cart/checkLines.js';
import { tellOfOrder } from '../notifications/tellOfOrders.js';
import { requireViewer, today, type Scope } from '../scope.js';
import { lookTwice } from './lookTwice.js';
import { recordOrder } from './recordOrder.js';

/**
 * Orders the viewer's whole cart, or nothing of it, and answers the id of the order. The same key gives the same
 * order. Refuses CART_EMPTY, every line that cannot be had (its field is ['items', id]), PRICE_CHANGED, and
 * IDEMPOTENCY_KEY_REUSED for a key under which the viewer ordered to another address or by another payment method.
 */
export async function placeOrder(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireViewer(scope);
  const details = parseInput(placeOrderSchema, input);
  return lookTwice(() => scope.database.transaction((tx) => orderCart(scope, tx, viewer.id, details)));
}

async function orderCart(
  scope: Scope,
  tx: Transaction,
  buyerId: string,
  details: PlaceOrder,
): Promise<string> {
  const cart = (await lockedCartOf(tx, buyerId)) ?? refuse('CART_EMPTY');
  const earlier = await orderUnderKey(tx, buyerId, details.idempotencyKey);
  if (earlier) return sameOrder(earlier, details);
  const lines = await orderableLines(tx, cart.items, { buyerId, today: today(scope) });
  const totals = totalsOf(lines);
  assertAmountAgreed(totals, details.expectedAmountDue);
  const order = await recordOrder(tx, { buyerId, lines, totals, details, now: scope.clock.now() });
  await tellOfOrder(scope, tx, order);
  await tx.delete(CartItemEntity, { cartId: cart.id });
  const shops = order.fulfillments.map(({ sellerId }) => topics.shop(sellerId));
  await scope.events.publish(tx, [topics.cart(buyerId), ...shops]);
  await scope.payments.authorize({
    orderId: order.id,
    amountDue: totals.amountDue,
    method: details.paymentMethod,
  });
  return order.id;
}

function sameOrder(earlier: StoredOrder, asked: PlaceOrder): string {
  const same =
    earlier.paymentMethod === asked.paymentMethod &&
    isDeepStrictEqual(earlier.shippingAddress, asked.shippingAddress);
  return same ? earlier.id : refuse('IDEMPOTENCY_KEY_REUSED', { field: ['idempotencyKey'] });
}

/** All lines, checked while nobody else can take copies of their books. Refuses with every line that cannot be had. */
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
  const lines = await checkLines(tx, await linesWithBooks(tx, items, asking.today), asking);
  const [first, ...others] = lines.flatMap(({ item, problem }): Problem[] =>
    problem ? [{ ...problem, field: ['items', item.id] }] : [],
  );
  if (first) throw new DomainError([first, ...others]);
  return lines;
}
