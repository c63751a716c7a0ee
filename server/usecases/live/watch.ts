import { refuse } from '../../domain/errors.js';
import { topics } from '../../events/events.js';
import { findOrders } from '../orders/findOrders.js';
import { requireViewer, type Scope } from '../scope.js';

/** Ends what a watch began. */
export type EndWatch = () => void;

/** Calls back when an order changes, for its buyer and its sellers; refuses ORDER_NOT_FOUND to everybody else. */
export async function watchOrder(scope: Scope, orderId: string, onChange: () => void): Promise<EndWatch> {
  await requireViewer(scope);
  const [order] = await findOrders(scope, [orderId]);
  if (!order) return refuse('ORDER_NOT_FOUND', { field: ['id'] });
  return scope.events.watch(topics.order(orderId), onChange);
}

/** Calls back when the viewer's cart changes, wherever they change it. */
export async function watchCart(scope: Scope, onChange: () => void): Promise<EndWatch> {
  const viewer = await requireViewer(scope);
  return scope.events.watch(topics.cart(viewer.id), onChange);
}

/** Calls back when something changes in what the viewer has to send, or has sent, as a seller. */
export async function watchShop(scope: Scope, onChange: () => void): Promise<EndWatch> {
  const viewer = await requireViewer(scope);
  return scope.events.watch(topics.shop(viewer.id), onChange);
}
