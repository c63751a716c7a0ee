import { isPossible, statusAfter } from '../../domain/payments/statusAfter.js';
import { REVERSAL_LIFECYCLE, shareOf, TRANSFER_LIFECYCLE } from '../../domain/payouts/transfer.js';
import { TransferReversalEntity } from '../../persistence/entities/transfers.js';
import { newId } from '../../persistence/ids.js';
import { unpaidChanges } from '../../persistence/queries/transfers/releases.js';
import { lockedTransferOf } from '../../persistence/queries/transfers/transfers.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { RecordingScope } from '../recording.js';
import { dropTransfer } from './dropTransfer.js';

/**
 * Begins the reversal of the part of a transfer that the seller of a fulfillment no longer earns. A transfer that was not
 * requested yet is dropped. One that is being released stays, and the seller then owes the difference, as after any payout. The
 * transaction must have locked the fulfillment.
 */
export async function reverseUnearned(
  { clock }: Pick<RecordingScope, 'clock'>,
  tx: Transaction,
  fulfillmentId: string,
): Promise<void> {
  const transfer = await lockedTransferOf(tx, fulfillmentId);
  if (!transfer || transfer.payoutId !== null) return;
  const { id, status, amount, currency, reversed } = transfer;
  const share = shareOf(await unpaidChanges(tx, fulfillmentId), transfer);
  const excess = amount - reversed - share;
  const now = clock.now();
  if (excess <= 0) return;
  if (isPossible(TRANSFER_LIFECYCLE.dropTransfer, status)) await dropTransfer(tx, transfer, now);
  if (!isPossible(TRANSFER_LIFECYCLE.reverseTransfer, status)) return;
  const reversal = { id: newId('reversal'), transferId: id, createdAt: now, amount: excess, currency };
  const begun = statusAfter(REVERSAL_LIFECYCLE.beginReversal, null);
  await tx.insert(TransferReversalEntity, { ...reversal, status: begun });
}
