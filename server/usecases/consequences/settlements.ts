import { ordersByIds } from '../../persistence/queries/orders/orders.js';
import { isPaidOnline } from '../../persistence/queries/payments/intents.js';
import { billFulfillment } from '../papers/billFulfillment.js';
import { settleFulfillment } from '../payments/online/settleFulfillment.js';
import { recordEarnings } from '../payouts/recordEarnings.js';
import { planTransfers } from '../transfers/planTransfers.js';
import type { Reaction } from '../recording.js';

/**
 * After a step that may have moved money of a fulfillment, begins its online refund or the capture of its blocked deposit, and
 * records the earnings.
 */
export const settleAfterStep: Reaction<'FulfillmentStepTaken' | 'DisputeStepTaken' | 'RentalBought'> = async (
  { orderId, fulfillmentId },
  tx,
  scope,
) => {
  if (!(await isPaidOnline(tx, orderId))) return;
  await settleFulfillment(scope, tx, { orderId, fulfillmentId });
  await recordEarnings(scope, tx, { orderId, fulfillmentId });
};

/** Records the earnings after an extension that was paid online. */
export const earnAfterExtension: Reaction<'RentalExtended'> = async (
  { orderId, fulfillmentId, isPaidOnline: isEarned },
  tx,
  scope,
) => {
  if (isEarned) await recordEarnings(scope, tx, { orderId, fulfillmentId });
};

/**
 * Records the earnings after a direct payment between buyer and seller, because it may settle a part of the earnings. Also
 * begins an online refund, and settles a blocked deposit, that waited for the payment.
 */
export const earnAfterDirectPayment: Reaction<'PaymentStepTaken'> = async (
  { orderId, fulfillmentId },
  tx,
  scope,
) => {
  if (!(await isPaidOnline(tx, orderId))) return;
  await settleFulfillment(scope, tx, { orderId, fulfillmentId });
  await recordEarnings(scope, tx, { orderId, fulfillmentId });
};

/** Records the earnings after a part of a blocked deposit was captured. */
export const earnAfterCapture: Reaction<'DepositCaptured'> = async ({ orderId, fulfillmentId }, tx, scope) =>
  recordEarnings(scope, tx, { orderId, fulfillmentId });

/** Records what the sellers earn from an order that was paid online, and plans the transfers of their earnings. */
export const earnAfterPayment: Reaction<'OnlinePaymentChanged'> = async ({ orderId, status }, tx, scope) => {
  if (status !== 'PAID') return;
  await recordEarnings(scope, tx, { orderId });
  await planTransfers(scope, tx, orderId);
};

/** Issues the bills and credit notes for the charges and refunds of a step, a dispute, an extension or a purchase. */
export const billAfterStep: Reaction<
  'FulfillmentStepTaken' | 'DisputeStepTaken' | 'RentalExtended' | 'RentalBought'
> = async ({ orderId, fulfillmentId }, tx, scope) => billFulfillment(scope, tx, { orderId, fulfillmentId });

/**
 * Settles an order after a step of a chargeback. The earnings from the order wait while the bank decides. If the chargeback is
 * lost, refunds what the bank did not take, and issues the credit notes.
 */
export const settleAfterChargeback: Reaction<'ChargebackChanged'> = async (
  { orderId, status },
  tx,
  scope,
) => {
  const [order] = await ordersByIds(tx, [orderId]);
  for (const { id: fulfillmentId } of order?.fulfillments ?? []) {
    if (status === 'LOST') {
      await settleFulfillment(scope, tx, { orderId, fulfillmentId });
      await billFulfillment(scope, tx, { orderId, fulfillmentId });
    }
    await recordEarnings(scope, tx, { orderId, fulfillmentId });
  }
};
