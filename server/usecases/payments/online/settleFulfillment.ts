import type { Transaction } from '../../../persistence/transaction.js';
import type { RecordingScope } from '../../recording.js';
import { settleBlock } from '../blocks/settleBlock.js';
import { insertRefund } from './insertRefund.js';

/**
 * Begins the online settlement after the money of a fulfillment has changed: the refund of the amount owed to the buyer, or the
 * capture of the amount kept from a blocked deposit. The transaction must have locked the order.
 */
export async function settleFulfillment(
  scope: Pick<RecordingScope, 'clock'>,
  tx: Transaction,
  { orderId, fulfillmentId }: { orderId: string; fulfillmentId: string },
): Promise<void> {
  await insertRefund(scope, tx, { orderId, fulfillmentId });
  await settleBlock(scope, tx, orderId);
}
