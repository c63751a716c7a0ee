import { topics, type Topic } from '../../liveTopics/liveTopics.js';
import { viewOwnOrder } from '../orders/findOrders.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

export type EndWatch = () => void;

/**
 * Calls `onChange` after each change that one of these topics reports. The topics must include the viewer's sessions, so that
 * a subscription is closed when its session ends.
 */
async function watch(scope: Scope, watched: readonly Topic[], onChange: () => void): Promise<EndWatch> {
  const ends = await Promise.all(watched.map((topic) => scope.liveTopics.watch(topic, onChange)));
  return () => ends.forEach((end) => end());
}

/**
 * Calls `onChange` when an order changes. Throws ORDER_NOT_FOUND unless the viewer is the order's buyer or one of its
 * sellers.
 */
export async function watchOrder(scope: Scope, orderId: string, onChange: () => void): Promise<EndWatch> {
  const viewer = await requireAbility(scope, 'orders:read', 'sales:read');
  await viewOwnOrder(scope, orderId);
  return watch(scope, [topics.order(orderId), topics.sessions(viewer.id)], onChange);
}

/** Calls `onChange` when the viewer's cart changes on any device. */
export async function watchCart(scope: Scope, onChange: () => void): Promise<EndWatch> {
  const viewer = await requireAbility(scope, 'cart:read');
  return watch(scope, [topics.cart(viewer.id), topics.sessions(viewer.id)], onChange);
}

/** Calls `onChange` when an order, a review or a listing of the viewer's shop changes. */
export async function watchShop(scope: Scope, onChange: () => void): Promise<EndWatch> {
  const viewer = await requireAbility(scope, 'sales:read');
  return watch(scope, [topics.shop(viewer.id), topics.sessions(viewer.id)], onChange);
}

/**
 * Calls `onChange` when the viewer joins or leaves a waiting list, is notified, or loses a place because the wait has ended.
 */
export async function watchWaiting(scope: Scope, onChange: () => void): Promise<EndWatch> {
  const viewer = await requireAbility(scope, 'waiting:read');
  return watch(scope, [topics.waiting(viewer.id), topics.sessions(viewer.id)], onChange);
}
