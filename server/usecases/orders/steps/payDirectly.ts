import { z } from 'zod';
import type { DomainEvent } from '../../../domain/events/event.js';
import { PaymentMethod } from '../../../domain/orders/checkout.js';
import { directPaymentProblem, INTENT_LIFECYCLE } from '../../../domain/payments/onlinePayment.js';
import { statusAfter } from '../../../domain/payments/statusAfter.js';
import { DomainError, parseInput } from '../../../domain/shared/errors.js';
import { idField } from '../../../domain/shared/fields.js';
import { PaymentIntentEntity } from '../../../persistence/entities/onlinePayments.js';
import { OrderEntity, OrderItemEntity } from '../../../persistence/entities/orders.js';
import { lockedOrder } from '../../../persistence/queries/orders/orders.js';
import type { StoredOrder } from '../../../persistence/queries/orders/storedOrder.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { recordAll } from '../../record.js';
import { requireAbility } from '../../requireAbility.js';
import type { Scope } from '../../scope.js';
import { ownOrder } from '../ownOrder.js';

const payDirectlySchema = z.object({
  orderId: idField,
  /** Defaults to the order's current method. */
  paymentMethod: z
    .enum(PaymentMethod, 'PAYMENT_METHOD_UNKNOWN')
    .nullish()
    .transform((method) => method ?? null),
});

/**
 * Replaces the awaited online payment of the buyer's order by direct payments to the sellers, who then see the order as placed.
 * Returns the order's id. A payment that arrives later is refunded. A repeated call succeeds and changes nothing. Throws
 * ORDER_NOT_FOUND if the viewer is neither the buyer nor a seller of the order, BUYER_ONLY for a seller, and what
 * directPaymentProblem returns.
 */
export async function payDirectly(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'orders:write');
  const { orderId, paymentMethod } = parseInput(payDirectlySchema, input);
  await scope.database.transaction(async (tx) => {
    const order = ownOrder(await lockedOrder(tx, orderId), viewer);
    const method = paymentMethod ?? order.paymentMethod;
    if (!order.onlinePayment && method === order.paymentMethod) return;
    const now = scope.clock.now();
    const offer = scope.payments?.offer ?? 'NONE';
    const problem = directPaymentProblem({ payment: order.onlinePayment, offer, now });
    if (problem) throw new DomainError([problem]);
    await recordAll(scope, tx, await replacePayment(tx, order, method, now));
  });
  return orderId;
}

/** Ends the online payment and its commission, stores the method, and returns the events to record. */
async function replacePayment(
  tx: Transaction,
  { id: orderId, buyerId, fulfillments, onlinePayment }: StoredOrder,
  paymentMethod: PaymentMethod,
  settledAt: Date,
): Promise<DomainEvent[]> {
  const status = statusAfter(INTENT_LIFECYCLE.payDirectly, onlinePayment?.status ?? null);
  await tx.update(PaymentIntentEntity, { orderId, purpose: 'ORDER' }, { status, settledAt });
  await tx.update(OrderEntity, { id: orderId }, { paymentMethod });
  for (const { id: fulfillmentId } of fulfillments)
    await tx.update(OrderItemEntity, { fulfillmentId }, { commission: 0 });
  const placed = fulfillments.map(({ id: fulfillmentId, sellerId }) => ({ fulfillmentId, sellerId }));
  return [
    { type: 'OnlinePaymentChanged', orderId, buyerId, status },
    { type: 'OrderPlaced', orderId, buyerId, fulfillments: placed },
  ];
}
