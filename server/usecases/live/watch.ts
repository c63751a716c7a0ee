import { topics, type Topic } from '../../liveTopics/liveTopics.js';
import { viewOrder } from '../orders/findOrders.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** Ends what a watch began. */
export type EndWatch = () => void;

/** That sessions of the viewer end is a change too: theirs may be among them, and then nothing more is told. */
async function watch(scope: Scope, watched: readonly Topic[], onChange: () => void): Promise<EndWatch> {
  const ends = await Promise.all(watched.map((topic) => scope.liveTopics.watch(topic, onChange)));
  return () => ends.forEach((end) => end());
}

/** Calls back when an order changes, for its buyer and its sellers; refuses ORDER_NOT_FOUND to everybody else. */
export async function watchOrder(scope: Scope, orderId: string, onChange: () => void): Promise<EndWatch> {
  const viewer = await requireAbility(scope, 'orders:read', 'sales:read');
  await viewOrder(scope, orderId);
  return watch(scope, [topics.order(orderId), topics.sessions(viewer.id)], onChange);
}

/** Calls back when the viewer's cart changes, wherever they change it. */
export async function watchCart(scope: Scope, onChange: () => void): Promise<EndWatch> {
  const viewer = await requireAbility(scope, 'cart:read');
  return watch(scope, [topics.cart(viewer.id), topics.sessions(viewer.id)], onChange);
}

/** Calls back when something changes in what the viewer has to send, or has sent, as a seller. */
export async function watchShop(scope: Scope, onChange: () => void): Promise<EndWatch> {
  const viewer = await requireAbility(scope, 'sales:read');
  return watch(scope, [topics.shop(viewer.id), topics.sessions(viewer.id)], onChange);
}

/** Calls back when something changes in what the viewer waits for: joined, told or over. */
export async function watchWaiting(scope: Scope, onChange: () => void): Promise<EndWatch> {
  const viewer = await requireAbility(scope, 'waiting:read');
  return watch(scope, [topics.waiting(viewer.id), topics.sessions(viewer.id)], onChange);
}
