import { z } from 'zod';
import {
  assertPaymentStep,
  isMarkedAlready,
  kindOf,
  PAYMENT_LIFECYCLE,
  type OpenPayment,
  type PaymentAction,
} from '../../domain/payments/payment.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { idField } from '../../domain/shared/fields.js';
import { PaymentEntity } from '../../persistence/entities/payments.js';
import { newId } from '../../persistence/ids.js';
import type { Transaction } from '../../persistence/transaction.js';
import { lockedFulfillment, type FulfillmentOfViewer } from '../orders/lockedFulfillment.js';
import { openPaymentIn, unmarkedIn } from '../orders/storedMoney.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

const stepSchema = z.object({ fulfillmentId: idField });

/**
 * Records that a payment between buyer and seller was made, was received or is missing, and returns the ids of the order and
 * the fulfillment. Marking the same payment as paid again changes nothing. Throws NOTHING_TO_PAY if everything is settled,
 * BUYER_ONLY or SELLER_ONLY if only the other side can take the step, NOT_MARKED_PAID if the payment reported missing was not
 * marked as paid and no limit runs after which it counts as made, and FULFILLMENT_NOT_FOUND to outsiders.
 */
export async function takePaymentStep(
  scope: Scope,
  action: PaymentAction,
  input: unknown,
): Promise<{ orderId: string; fulfillmentId: string }> {
  const viewer = await requireAbility(scope, 'orders:write', 'sales:write');
  const { fulfillmentId } = parseInput(stepSchema, input);
  return scope.database.transaction(async (tx) => {
    const found = await lockedFulfillment(tx, fulfillmentId, viewer);
    const open = openPaymentIn(found.fulfillment);
    if (!isMarkedAlready(action, open, found.party)) {
      const unmarked = unmarkedIn(found.order, found.fulfillment);
      assertPaymentStep(action, open, { side: found.party, end: unmarked?.end ?? null });
      await takeStep(scope, tx, found, { action, open });
    }
    return { orderId: found.order.id, fulfillmentId };
  });
}

async function takeStep(
  scope: Scope,
  tx: Transaction,
  { order, fulfillment, party }: FulfillmentOfViewer,
  { action, open: { state, amount, pending } }: { action: PaymentAction; open: OpenPayment },
): Promise<void> {
  const kind = kindOf(state) ?? refuse('NOTHING_TO_PAY');
  const { to: status } = PAYMENT_LIFECYCLE[action];
  const paymentId = pending?.id ?? newId('payment');
  const now = scope.clock.now();
  const settledAt = status === 'PENDING' ? null : now;
  if (pending) await tx.update(PaymentEntity, { id: paymentId }, { status, settledAt });
  else {
    await tx.insert(PaymentEntity, {
      id: paymentId,
      fulfillmentId: fulfillment.id,
      kind,
      status,
      amount: amount.amount,
      currency: amount.currencyCode,
      createdAt: now,
      settledAt,
    });
  }
  const { buyerId } = order;
  const { id: fulfillmentId, sellerId } = fulfillment;
  const actorId = party === 'BUYER' ? buyerId : sellerId;
  const ids = { orderId: order.id, fulfillmentId, paymentId, buyerId, sellerId, actorId };
  await record(scope, tx, { type: 'PaymentStepTaken', ...ids, kind, status });
}
