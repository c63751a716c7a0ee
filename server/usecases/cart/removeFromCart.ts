import { removeFromCartSchema } from '../../domain/orders/cart.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { CartItemEntity } from '../../persistence/entities/carts.js';
import { lockedCartOf } from '../../persistence/queries/orders/carts.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import { planning, type Scope } from '../scope.js';
import { pricedLines } from './checkLines.js';
import { presentLines, type Cart } from './viewCart.js';

/**
 * Removes a line from the viewer's cart and returns the cart. Throws CART_ITEM_NOT_FOUND if the viewer's cart does
 * not contain the line.
 */
export async function removeFromCart(scope: Scope, input: unknown): Promise<Cart> {
  const viewer = await requireAbility(scope, 'cart:write');
  const { cartItemId } = parseInput(removeFromCartSchema, input);
  const asking = { buyerId: viewer.id, ...planning(scope) };
  return scope.database.transaction(async (tx) => {
    const cart = (await lockedCartOf(tx, viewer.id)) ?? refuse('NOT_FOUND');
    const others = cart.items.filter(({ id }) => id !== cartItemId);
    if (others.length === cart.items.length) refuse('CART_ITEM_NOT_FOUND', { field: ['cartItemId'] });
    await tx.delete(CartItemEntity, { id: cartItemId });
    await record(scope, tx, { type: 'CartChanged', buyerId: viewer.id });
    return presentLines(cart, await pricedLines(tx, others, asking), asking, scope);
  });
}
