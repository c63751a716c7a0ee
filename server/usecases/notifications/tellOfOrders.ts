import type { LedgerEntry } from '../../domain/money/ledger.js';
import type { ReachedStatus } from '../../domain/orders/orderStatus.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { Scope } from '../scope.js';
import type { OutgoingMessage } from './outbox.js';

type TellingScope = Pick<Scope, 'clock' | 'outbox'>;

/** Tells the buyer and every seller of a new order, in the transaction that records it. */
export async function tellOfOrder(
  scope: TellingScope,
  tx: Transaction,
  order: { id: string; buyerId: string; fulfillments: readonly { id: string; sellerId: string }[] },
): Promise<void> {
  const toBuyer: OutgoingMessage = {
    recipientId: order.buyerId,
    notification: { topic: 'ORDER_PLACED', orderId: order.id },
  };
  const toSellers = order.fulfillments.map(({ id, sellerId }): OutgoingMessage => ({
    recipientId: sellerId,
    notification: { topic: 'ORDER_RECEIVED', fulfillmentId: id },
  }));
  await scope.outbox.put(tx, [toBuyer, ...toSellers], scope.clock.now());
}

/** Tells the seller that what they rented out stays out longer. */
export async function tellOfExtension(
  scope: TellingScope,
  tx: Transaction,
  { id, sellerId, dueOn }: { id: string; sellerId: string; dueOn: string },
): Promise<void> {
  const notification = { topic: 'RENTAL_EXTENDED', orderItemId: id, dueOn } as const;
  await scope.outbox.put(tx, [{ recipientId: sellerId, notification }], scope.clock.now());
}

/** Tells whoever did not take a step of it (both sides when Panna did), and the buyer of what becomes of the deposit of a returned book. */
export async function tellOfStep(
  scope: TellingScope,
  tx: Transaction,
  step: {
    part: { id: string; sellerId: string };
    buyerId: string;
    actorId: string | null;
    status: ReachedStatus;
    moved: readonly LedgerEntry[];
  },
): Promise<void> {
  const { part, buyerId, actorId, status, moved } = step;
  const others = [buyerId, part.sellerId].filter((id) => id !== actorId);
  const messages = others.map((recipientId): OutgoingMessage => ({
    recipientId,
    notification: { topic: 'STATUS_CHANGED', fulfillmentId: part.id, status },
  }));
  if (status === 'RETURNED' && moved.length > 0) {
    const notification = { topic: 'DEPOSIT_RETURNED', fulfillmentId: part.id } as const;
    messages.push({ recipientId: buyerId, notification });
  }
  await scope.outbox.put(tx, messages, scope.clock.now());
}
