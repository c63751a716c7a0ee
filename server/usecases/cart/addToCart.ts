import { addToCartSchema, assertCartHasRoom, type AddToCart } from '../../domain/orders/cart.js';
import { DomainError, parseInput, refuse } from '../../domain/shared/errors.js';
import { CartItemEntity } from '../../persistence/entities/orders.js';
import { newRows } from '../../persistence/entityStatements.js';
import { newId } from '../../persistence/ids.js';
import {
  lockedCartOf,
  withItem,
  type StoredCart,
  type StoredCartItem,
} from '../../persistence/queries/orders/carts.js';
import type { Transaction } from '../../persistence/transaction.js';
import { record } from '../record.js';
import { requireViewer, today, type Scope } from '../scope.js';
import { lineProblem, pricedLines } from './checkLines.js';
import { presentLines, type Cart } from './viewCart.js';

/** A cart after a line was added to it. */
export interface ExtendedCart {
  cart: Cart;
  /** The line that was added, or that has more copies now. */
  cartItemId: string;
}

/**
 * Puts a book into the viewer's cart and answers the cart. The same purchase again adds up; the same rental again is
 * refused with ALREADY_IN_CART. Refuses what could not be ordered now.
 */
export async function addToCart(scope: Scope, input: unknown): Promise<ExtendedCart> {
  const viewer = await requireViewer(scope);
  const wanted = parseInput(addToCartSchema, input);
  const asking = { buyerId: viewer.id, today: today(scope) };
  return scope.database.transaction(async (tx) => {
    const cart = (await lockedCartOf(tx, viewer.id)) ?? refuse('NOT_FOUND');
    const item = mergedLine(cart, wanted, asking.today);
    const lines = await pricedLines(tx, withItem(cart, item).items, asking);
    const found = lineProblem(lines, item.id, asking);
    if (found) throw new DomainError([found]);
    await saveLine(scope, tx, { ...cart, buyerId: viewer.id }, item);
    return { cart: presentLines(cart, lines, asking, scope.currency), cartItemId: item.id };
  });
}

/** The line as it will be: a new one, or the present one of the same purchase with more copies. */
function mergedLine(cart: StoredCart, wanted: AddToCart, today: string): StoredCartItem {
  const { bookId, type, rental } = wanted;
  const present = cart.items.find((item) => item.bookId === bookId && item.type === type);
  if (present && type === 'RENTAL') refuse('ALREADY_IN_CART', { field: ['bookId'] });
  if (!present) assertCartHasRoom(cart.items.length);
  return {
    id: present?.id ?? newId('cartitem'),
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
    await record(scope, tx, changed, [newRows(CartItemEntity, [{ ...item, cartId: cart.id }])]);
  }
}
