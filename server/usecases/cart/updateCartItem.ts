import { updateCartItemSchema } from '../../domain/orders/cart.js';
import { DomainError, parseInput, refuse } from '../../domain/shared/errors.js';
import { CartItemEntity } from '../../persistence/entities/carts.js';
import { lockedCartOf, withItem } from '../../persistence/queries/orders/carts.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import { planning, type Scope } from '../scope.js';
import { lineProblem, pricedLines } from './checkLines.js';
import { presentLines, type Cart } from './viewCart.js';

/**
 * Changes the quantity of a line of the viewer's cart and returns the cart. Throws CART_ITEM_NOT_FOUND if the cart
 * does not contain the line, and the line's problem if the line could not be ordered now.
 */
export async function updateCartItem(scope: Scope, input: unknown): Promise<Cart> {
  const viewer = await requireAbility(scope, 'cart:write');
  const { cartItemId, quantity } = parseInput(updateCartItemSchema, input);
  const asking = { buyerId: viewer.id, ...planning(scope) };
  return scope.database.transaction(async (tx) => {
    const cart = (await lockedCartOf(tx, viewer.id)) ?? refuse('NOT_FOUND');
    const present = cart.items.find(({ id }) => id === cartItemId);
    if (!present) return refuse('CART_ITEM_NOT_FOUND', { field: ['cartItemId'] });
    const item = { ...present, quantity };
    const lines = await pricedLines(tx, withItem(cart, item).items, asking);
    const problem = lineProblem(lines, cartItemId, asking);
    if (problem) {
      const field = [problem.field?.[0] === 'quantity' ? 'quantity' : 'cartItemId'];
      throw new DomainError([{ ...problem, field }]);
    }
    await tx.update(CartItemEntity, { id: cartItemId }, { quantity });
    await record(scope, tx, { type: 'CartChanged', buyerId: viewer.id });
    return presentLines(cart, lines, asking, scope);
  });
}
