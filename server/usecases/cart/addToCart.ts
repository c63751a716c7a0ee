import { addToCartSchema, assertCartHasRoom, type AddToCart, type Asking } from '../../domain/orders/cart.js';
import { DomainError, refuse } from '../../domain/shared/errors.js';
import { CartItemEntity } from '../../persistence/entities/carts.js';
import { newRows } from '../../persistence/entityStatements.js';
import { newId } from '../../persistence/ids.js';
import {
  lockedCartOf,
  withItem,
  type StoredCart,
  type StoredCartItem,
} from '../../persistence/queries/orders/carts.js';
import type { Transaction } from '../../persistence/transaction.js';
import { onceUnderKey } from '../onceUnderKey.js';
import { insertAndRecord, record } from '../record.js';
import { readInput } from '../readInput.js';
import { requireAbility } from '../requireAbility.js';
import { planning, type Scope } from '../scope.js';
import { lineProblem, pricedLines, type PricedLine } from './checkLines.js';
import { presentLines, type Cart } from './viewCart.js';

/** The result of adding to the cart: the whole cart, and the line that now contains the book. */
export interface ExtendedCart {
  cart: Cart;
  /** The line that was added or extended. If the request was repeated, the line may have been removed since. */
  cartItemId: string;
}

/**
 * Puts a book into the viewer's cart and returns the cart. Adding a purchase again increases its quantity; adding a
 * rental again throws ALREADY_IN_CART. A repeated request with the same idempotencyKey adds nothing. Throws
 * IDEMPOTENCY_KEY_REUSED if the key was used with other input, CART_FULL if the cart already has 200 lines, and the
 * problem of the line if it could not be ordered now.
 */
export async function addToCart(scope: Scope, input: unknown): Promise<ExtendedCart> {
  const viewer = await requireAbility(scope, 'cart:write');
  const { idempotencyKey: key, ...wanted } = await readInput(addToCartSchema, input);
  const asking = { buyerId: viewer.id, ...planning(scope) };
  const request = {
    userId: viewer.id,
    action: 'ADD_TO_CART',
    key,
    content: wanted,
    now: scope.clock.now(),
  } as const;
  return scope.database.transaction(async (tx) => {
    const cart = (await lockedCartOf(tx, viewer.id)) ?? refuse('NOT_FOUND');
    const extended: { lines?: PricedLine[] } = {};
    const id = presentLine(cart, wanted)?.id ?? newId('cartitem');
    const cartItemId = await onceUnderKey(tx, request, id, async () => {
      extended.lines = await extend(scope, tx, cart, mergedLine(cart, id, wanted, asking.today), asking);
    });
    const lines = extended.lines ?? (await pricedLines(tx, cart.items, asking));
    return { cart: presentLines(cart, lines, asking, scope), cartItemId };
  });
}

/**
 * Saves a line and returns the priced lines of the cart, including the saved line. Throws the line's problem if the
 * line could not be ordered now.
 */
async function extend(
  scope: Scope,
  tx: Transaction,
  cart: StoredCart,
  item: StoredCartItem,
  asking: Asking,
): Promise<PricedLine[]> {
  const lines = await pricedLines(tx, withItem(cart, item).items, asking);
  const found = lineProblem(lines, item.id, asking);
  if (found) throw new DomainError([found]);
  await saveLine(scope, tx, { ...cart, buyerId: asking.buyerId }, item);
  return lines;
}

/** The input without the idempotency key. */
type Addition = Omit<AddToCart, 'idempotencyKey'>;

function presentLine(cart: StoredCart, { bookId, type }: Addition): StoredCartItem | undefined {
  return cart.items.find((item) => item.bookId === bookId && item.type === type);
}

/**
 * Returns the new line or, if the cart already has the same purchase, that line with more copies. Throws
 * ALREADY_IN_CART for a second rental of a book, and CART_FULL if the cart already has 200 lines.
 */
function mergedLine(cart: StoredCart, id: string, wanted: Addition, today: string): StoredCartItem {
  const { bookId, type, rental } = wanted;
  const present = presentLine(cart, wanted);
  if (present && type === 'RENTAL') refuse('ALREADY_IN_CART', { field: ['bookId'] });
  if (!present) assertCartHasRoom(cart.items.length);
  return {
    id,
    bookId,
    type,
    quantity: wanted.quantity + (present?.quantity ?? 0),
    startsOn: rental && (rental.startsOn ?? today),
    months: rental && rental.months,
  };
}

async function saveLine(
  scope: Scope,
  tx: Transaction,
  cart: StoredCart & { buyerId: string },
  item: StoredCartItem,
): Promise<void> {
  const { id, quantity } = item;
  const changed = { type: 'CartChanged', buyerId: cart.buyerId } as const;
  if (cart.items.some((present) => present.id === id)) {
    await tx.update(CartItemEntity, { id }, { quantity });
    await record(scope, tx, changed);
  } else {
    await insertAndRecord(scope, tx, [newRows(CartItemEntity, [{ ...item, cartId: cart.id }])], changed);
  }
}
