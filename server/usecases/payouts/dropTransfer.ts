import { statusAfter } from '../../domain/payments/statusAfter.js';
import { TRANSFER_LIFECYCLE } from '../../domain/payouts/transfer.js';
import { TransferEntity } from '../../persistence/entities/transfers.js';
import type { StoredTransfer } from '../../persistence/queries/transfers/transfers.js';
import type { Transaction } from '../../persistence/transaction.js';

/** Drops a transfer that was not requested yet, so that an ordinary payout pays its earnings. It must be locked. */
export async function dropTransfer(
  tx: Transaction,
  { id, status: before }: Pick<StoredTransfer, 'id' | 'status'>,
  endedAt: Date,
): Promise<void> {
  const status = statusAfter(TRANSFER_LIFECYCLE.dropTransfer, before);
  await tx.update(TransferEntity, { id }, { status, endedAt });
}
