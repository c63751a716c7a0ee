import type { AccountPrincipal } from '../../domain/accounts/principal.js';
import { refuse } from '../../domain/shared/errors.js';
import type { StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import { concerns } from './orderAsSeen.js';

/**
 * Returns the order if the viewer placed it. Throws BUYER_ONLY if the viewer is a seller of the order, and
 * ORDER_NOT_FOUND if the order is null or does not concern the viewer.
 */
export function ownOrder(order: StoredOrder | null | undefined, viewer: AccountPrincipal): StoredOrder {
  if (!order || !concerns(order, viewer)) return refuse('ORDER_NOT_FOUND', { field: ['orderId'] });
  return order.buyerId === viewer.id ? order : refuse('BUYER_ONLY');
}
