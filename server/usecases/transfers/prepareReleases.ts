import { isPossible } from '../../domain/payments/statusAfter.js';
import { paidByTransfer, TRANSFER_LIFECYCLE } from '../../domain/payouts/transfer.js';
import type { DueUntil } from '../../domain/payouts/payoutTerms.js';
import { PayoutEntity } from '../../persistence/entities/payouts.js';
import { TransferEntity } from '../../persistence/entities/transfers.js';
import { newId } from '../../persistence/ids.js';
import { takeIntoPayout } from '../../persistence/queries/payouts/earnings.js';
import { lockedPayoutAccount } from '../../persistence/queries/payouts/payoutAccounts.js';
import { linkedAccountOf } from '../../persistence/queries/transfers/linkedAccounts.js';
import {
  dueTransfers,
  earnedBesideTransfers,
  lockedDueChanges,
  lockFulfillment,
  type DueTransfer,
} from '../../persistence/queries/transfers/releases.js';
import { lockedTransfer, type StoredTransfer } from '../../persistence/queries/transfers/transfers.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { RecordingScope } from '../record.js';
import type { Ports } from '../scope.js';
import { each } from '../payments/online/each.js';
import { dropTransfer } from '../payouts/dropTransfer.js';
import { isUsable } from '../payouts/payoutAccount.js';
import { reverseUnearned } from '../payouts/reverseUnearned.js';

/** The ports that preparing releases needs. */
export type ReleasePorts = RecordingScope & Pick<Ports, 'database' | 'clock' | 'payoutTerms'>;

/**
 * Prepares a payout for each held transfer whose earnings are due. The payout is paid once the provider has released the
 * transfer. If a transfer was not requested before its earnings became due, it is dropped, and an ordinary payout pays them.
 * If the seller has a debt, the whole transfer is reversed, because debts are deducted from ordinary payouts only.
 */
export async function prepareReleases(ports: ReleasePorts, until: DueUntil): Promise<void> {
  await each(
    (page) => dueTransfers(ports.database, until, page),
    (due) => ports.database.transaction((tx) => prepare(ports, tx, due, until)),
  );
}

/** Prepares one release. Locks in the same order as a cancellation, which may run at the same time. */
async function prepare(
  ports: ReleasePorts,
  tx: Transaction,
  { id, fulfillmentId, sellerId }: DueTransfer,
  until: DueUntil,
): Promise<void> {
  await lockFulfillment(tx, fulfillmentId);
  const account = await lockedPayoutAccount(tx, sellerId, { forChange: false });
  const transfer = await lockedTransfer(tx, id);
  if (!transfer || !account) return;
  const { status, payoutId, withdrawn, currency } = transfer;
  if (isPossible(TRANSFER_LIFECYCLE.dropTransfer, status))
    return dropTransfer(tx, transfer, ports.clock.now());
  if (!isPossible(TRANSFER_LIFECYCLE.releaseTransfer, status) || payoutId !== null || withdrawn) return;
  if ((await earnedBesideTransfers(tx, { sellerId, currency })) < 0) {
    await tx.update(TransferEntity, { id }, { withdrawn: true });
    return reverseUnearned(ports, tx, fulfillmentId);
  }
  const linked = await linkedAccountOf(tx, sellerId);
  if (linked?.status === 'ACTIVE' && isUsable(ports, account))
    await insertRelease(ports, tx, transfer, { until, bankAccountEnd: linked.bankAccountEnd });
}

async function insertRelease(
  { clock }: ReleasePorts,
  tx: Transaction,
  transfer: StoredTransfer,
  { until, bankAccountEnd }: { until: DueUntil; bankAccountEnd: string },
): Promise<void> {
  const changes = paidByTransfer(await lockedDueChanges(tx, transfer.fulfillmentId, until), transfer);
  const amount = changes.reduce((sum, change) => sum + change.amount, 0);
  const isWhole = changes.some((change) => change.id === transfer.earningId);
  // Waits while a reversal is open or a part of the earnings is disputed.
  if (!isWhole || transfer.toReverse > 0 || amount !== transfer.amount - transfer.reversed) return;
  const { id: transferId, sellerId, currency, provider, account: providerAccount, reference } = transfer;
  const id = newId('payout');
  const now = clock.now();
  await tx.insert(PayoutEntity, {
    id,
    sellerId,
    currency,
    amount,
    status: 'SENT',
    provider,
    providerAccount,
    providerReference: reference,
    providerState: 'UNDER_WAY',
    transferId,
    bankAccountEnd,
    byHand: false,
    createdAt: now,
    sentAt: now,
  });
  await takeIntoPayout(
    tx,
    id,
    changes.map((change) => change.id),
  );
}
