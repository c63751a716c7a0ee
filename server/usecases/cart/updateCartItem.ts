import { updateCartItemSchema } from '../../domain/cart.js';
import { DomainError, parseInput, refuse } from '../../domain/errors.js';
import { topics } from '../../events/events.js';
import { CartItemEntity } from '../../persistence/entities/orders.js';
import { lockedCartOf } from '../../persistence/queries/carts.js';
import { requireViewer, today, type Scope } from '../scope.js';
import { lineProblem } from './checkLines.js';

/** Changes how many copies a line of the viewer's cart wants. Refuses what could not be ordered now. */
export async function updateCartItem(scope: Scope, input: unknown): Promise<void> {
  const viewer = await requireViewer(scope);
  const { cartItemId, quantity } = parseInput(updateCartItemSchema, input);
  const asking = { buyerId: viewer.id, today: today(scope) };
  await scope.database.transaction(async (tx) => {
    const cart = await lockedCartOf(tx, viewer.id);
    const item = cart?.items.find(({ id }) => id === cartItemId);
    if (!item) return refuse('CART_ITEM_NOT_FOUND', { field: ['cartItemId'] });
    const problem = await lineProblem(tx, { ...item, quantity }, asking);
    if (problem) {
      const field = [problem.code === 'NOT_ENOUGH_COPIES' ? 'quantity' : 'cartItemId'];
      throw new DomainError([{ ...problem, field }]);
    }
    await tx.update(CartItemEntity, { id: cartItemId }, { quantity });
    return scope.events.publish(tx, [topics.cart(viewer.id)]);
  });
}
