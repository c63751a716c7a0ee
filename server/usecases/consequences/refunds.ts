import { isPaidOnline } from '../../persistence/queries/payments/intents.js';
import { insertRefund } from '../payments/online/insertRefund.js';
import type { Reaction } from '../recording.js';

/** Begins the online refund of a fulfillment after a step that may have moved its money. */
export const refundAfterStep: Reaction<'FulfillmentStepTaken' | 'DisputeStepTaken'> = async (
  { orderId, fulfillmentId },
  tx,
  scope,
) => {
  if (await isPaidOnline(tx, orderId)) await insertRefund(scope, tx, { orderId, fulfillmentId });
};
