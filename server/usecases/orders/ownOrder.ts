import type { AccountPrincipal } from '../../domain/accounts/principal.js';
import { refuse } from '../../domain/shared/errors.js';
import type { StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import { concerns } from './orderAsSeen.js';

/**
 * Returns the order if the viewer placed it. Refuses BUYER_ONLY to its sellers, and ORDER_NOT_FOUND to
 * outsiders.
 */
export function ownOrder(order: StoredOrder | null | undefined, viewer: AccountPrincipal): StoredOrder {
  if (!order || !concerns(order, viewer)) return refuse('ORDER_NOT_FOUND', { field: ['orderId'] });
  return order.buyerId === viewer.id ? order : refuse('BUYER_ONLY');
}
