import { ordersByIds } from '../../persistence/queries/orders/orders.js';
import { isPaidOnline } from '../../persistence/queries/payments/intents.js';
import { billFulfillment } from '../papers/billFulfillment.js';
import { insertRefund } from '../payments/online/insertRefund.js';
import { recordEarnings } from '../payouts/recordEarnings.js';
import { planTransfers } from '../transfers/planTransfers.js';
import type { Reaction } from '../recording.js';

/** Begins the online refund of a fulfillment after a step that may have moved its money, and records the earnings. */
export const settleAfterStep: Reaction<'FulfillmentStepTaken' | 'DisputeStepTaken' | 'RentalBought'> = async (
  { orderId, fulfillmentId },
  tx,
  scope,
) => {
  if (!(await isPaidOnline(tx, orderId))) return;
  await insertRefund(scope, tx, { orderId, fulfillmentId });
  await recordEarnings(scope, tx, { orderId, fulfillmentId });
};

/** Records the earnings after an extension, which may have been paid online. */
export const earnAfterExtension: Reaction<'RentalExtended'> = async (
  { orderId, fulfillmentId, isPaidOnline: isEarned },
  tx,
  scope,
) => {
  if (isEarned) await recordEarnings(scope, tx, { orderId, fulfillmentId });
};

/** Records the earnings after a payment between the two people, because it may settle a part of what was earned. */
export const earnAfterDirectPayment: Reaction<'PaymentStepTaken'> = async (
  { orderId, fulfillmentId },
  tx,
  scope,
) => {
  if (await isPaidOnline(tx, orderId)) await recordEarnings(scope, tx, { orderId, fulfillmentId });
};

/** Records what the sellers earn from an order that was paid online, and plans the transfers of it. */
export const earnAfterPayment: Reaction<'OnlinePaymentChanged'> = async ({ orderId, status }, tx, scope) => {
  if (status !== 'PAID') return;
  await recordEarnings(scope, tx, { orderId });
  await planTransfers(scope, tx, orderId);
};

/** Issues the bills and credit notes for what a step, a dispute, an extension or a purchase charged or refunded. */
export const billAfterStep: Reaction<
  'FulfillmentStepTaken' | 'DisputeStepTaken' | 'RentalExtended' | 'RentalBought'
> = async ({ orderId, fulfillmentId }, tx, scope) => billFulfillment(scope, tx, { orderId, fulfillmentId });

/**
 * Settles an order after the step of a chargeback: its earnings wait while the bank decides, and what the bank did not take is
 * refunded as before.
 */
export const settleAfterChargeback: Reaction<'ChargebackChanged'> = async (
  { orderId, status },
  tx,
  scope,
) => {
  const [order] = await ordersByIds(tx, [orderId]);
  for (const { id: fulfillmentId } of order?.fulfillments ?? []) {
    if (status === 'LOST') {
      await insertRefund(scope, tx, { orderId, fulfillmentId });
      await billFulfillment(scope, tx, { orderId, fulfillmentId });
    }
    await recordEarnings(scope, tx, { orderId, fulfillmentId });
  }
};
