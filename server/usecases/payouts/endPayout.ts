import { money } from '../../domain/money/money.js';
import { assertPayoutStep, PAYOUT_LIFECYCLE, type EndingPayoutAction } from '../../domain/payouts/payout.js';
import { statusAfter } from '../../domain/payments/statusAfter.js';
import { TRANSFER_LIFECYCLE } from '../../domain/payouts/transfer.js';
import { PayoutEntity } from '../../persistence/entities/payouts.js';
import { TransferEntity } from '../../persistence/entities/transfers.js';
import { deliveryInPayout, releaseFromPayout } from '../../persistence/queries/payouts/earnings.js';
import type { StoredPayout } from '../../persistence/queries/payouts/payouts.js';
import { lockedTransfer } from '../../persistence/queries/transfers/transfers.js';
import type { Transaction } from '../../persistence/transaction.js';
import { entryRows } from '../bookkeeping/entryRows.js';
import { record, type RecordingScope } from '../record.js';

/** The step that ends a payout, and the columns to store with it. */
export interface Ending {
  action: EndingPayoutAction;
  details: Partial<Omit<PayoutEntity, 'id' | 'status'>>;
}

/**
 * Records and posts that a payout was paid, failed or came back. The earnings of a failed payout become part of the next one.
 * The transaction must have locked the payout. Throws PAYOUT_ENDED and PAYOUT_WITH_PROVIDER if the step is impossible.
 */
export async function endPayout(
  scope: RecordingScope,
  tx: Transaction,
  { id: payoutId, sellerId, status: before, amount, currency, transferId }: StoredPayout,
  { action, details }: Ending,
): Promise<void> {
  assertPayoutStep(action, before);
  const { to: status } = PAYOUT_LIFECYCLE[action];
  const ended = {
    status,
    settledAt: scope.clock.now(),
    bankAccount: null,
    sealedUpiAddress: null,
    ...details,
  };
  await tx.update(PayoutEntity, { id: payoutId }, ended);
  const delivery = money(await deliveryInPayout(tx, payoutId), currency);
  const paid = { amount: money(amount, currency), delivery, sellerId };
  const kind = transferId === null ? 'PAYOUT_PAID' : 'PAYOUT_RELEASED';
  if (status === 'PAID') await tx.insertTogether(entryRows(scope, kind, { payoutId }, paid));
  else if (before === 'PAID')
    await tx.insertTogether(entryRows(scope, 'PAYOUT_RETURNED', { payoutId }, paid));
  // After the update, because a transfer is released only by a payout that is paid.
  if (transferId !== null && status === 'PAID') await releaseTransfer(scope, tx, transferId);
  // After the update, because only the earnings of failed payouts can be released.
  if (status === 'FAILED') await releaseFromPayout(tx, payoutId);
  await record(scope, tx, { type: 'PayoutSettled', payoutId, sellerId, status });
}

async function releaseTransfer({ clock }: RecordingScope, tx: Transaction, id: string): Promise<void> {
  const transfer = await lockedTransfer(tx, id);
  const status = statusAfter(TRANSFER_LIFECYCLE.releaseTransfer, transfer?.status ?? null);
  await tx.update(TransferEntity, { id }, { status, endedAt: clock.now(), note: null });
}
