import { removeFromCartSchema } from '../../domain/cart.js';
import { parseInput, refuse } from '../../domain/errors.js';
import { topics } from '../../events/events.js';
import { CartItemEntity } from '../../persistence/entities/orders.js';
import { lockedCartOf } from '../../persistence/queries/carts.js';
import { requireViewer, type Scope } from '../scope.js';

/** Takes a line out of the viewer's cart; refuses CART_ITEM_NOT_FOUND, for another person's line too. */
export async function removeFromCart(scope: Scope, input: unknown): Promise<void> {
  const viewer = await requireViewer(scope);
  const { cartItemId } = parseInput(removeFromCartSchema, input);
  await scope.database.transaction(async (tx) => {
    const cart = await lockedCartOf(tx, viewer.id);
    if (!cart?.items.some(({ id }) => id === cartItemId)) {
      refuse('CART_ITEM_NOT_FOUND', { field: ['cartItemId'] });
    }
    await tx.delete(CartItemEntity, { id: cartItemId });
    await scope.events.publish(tx, [topics.cart(viewer.id)]);
  });
}
