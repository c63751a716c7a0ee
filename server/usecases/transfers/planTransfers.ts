import { canReceive } from '../../domain/payouts/linkedAccount.js';
import { statusAfter } from '../../domain/payments/statusAfter.js';
import { TRANSFER_LIFECYCLE, TRANSFER_LIMITS } from '../../domain/payouts/transfer.js';
import { TransferEntity } from '../../persistence/entities/transfers.js';
import { newId } from '../../persistence/ids.js';
import { sharesToTransfer } from '../../persistence/queries/transfers/transfers.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { RecordingScope } from '../recording.js';

/**
 * Plans a transfer of each seller's earnings from an order that was just paid, without deposits. A job requests the transfers.
 * Sellers without an active linked account get ordinary payouts instead.
 */
export async function planTransfers(
  { clock }: Pick<RecordingScope, 'clock'>,
  tx: Transaction,
  orderId: string,
): Promise<void> {
  const createdAt = clock.now();
  const shares = await sharesToTransfer(tx, orderId, TRANSFER_LIMITS.leastAmount);
  for (const { activeSince, ...share } of shares) {
    if (!canReceive({ activeSince }, createdAt)) continue;
    const planned = {
      ...share,
      id: newId('transfer'),
      status: statusAfter(TRANSFER_LIFECYCLE.planTransfer, null),
      createdAt,
    };
    await tx.insert(TransferEntity, { ...planned, fee: 0, feeTax: 0, withdrawn: false });
  }
}
