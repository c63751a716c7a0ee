import { money } from '../../domain/money/money.js';
import { isPossible, statusAfter } from '../../domain/payments/statusAfter.js';
import { TRANSFER_LIFECYCLE } from '../../domain/payouts/transfer.js';
import type { ProviderTransfer } from '../../payments/splitProvider.js';
import { TransferEntity } from '../../persistence/entities/transfers.js';
import { lockedPayout } from '../../persistence/queries/payouts/payouts.js';
import { lockFulfillment } from '../../persistence/queries/transfers/releases.js';
import { lockedTransfer, type StoredTransfer } from '../../persistence/queries/transfers/transfers.js';
import type { Transaction } from '../../persistence/transaction.js';
import { entryRows } from '../bookkeeping/entryRows.js';
import { endPayout } from '../payouts/endPayout.js';
import { reverseUnearned } from '../payouts/reverseUnearned.js';
import type { TransferPorts } from './transferPorts.js';

/**
 * Applies the provider's report about a transfer, whether from an answer or a webhook. Ignores reports that are repeated or
 * come late. Once a transfer is held, begins to reverse any amount that its seller no longer earns.
 */
export async function applyTransferState(
  ports: TransferPorts,
  { id, fulfillmentId }: Pick<StoredTransfer, 'id' | 'fulfillmentId'>,
  found: ProviderTransfer,
): Promise<void> {
  await ports.database.transaction(async (tx) => {
    await lockFulfillment(tx, fulfillmentId);
    const transfer = await lockedTransfer(tx, id);
    if (!transfer || (transfer.reference !== null && transfer.reference !== found.reference)) return;
    if (found.state === 'FAILED') await fail(ports, tx, transfer, found);
    else if (isPossible(TRANSFER_LIFECYCLE.holdTransfer, transfer.status))
      await hold(ports, tx, transfer, found);
    if (found.state === 'DONE' && !found.isHeld) await complete(ports, tx, transfer);
  });
}

async function hold(
  ports: TransferPorts,
  tx: Transaction,
  { id, fulfillmentId, amount, currency, status: before }: StoredTransfer,
  { state, reference, fee, feeTax }: ProviderTransfer,
): Promise<void> {
  if (state !== 'DONE') return tx.update(TransferEntity, { id }, { reference });
  const status = statusAfter(TRANSFER_LIFECYCLE.holdTransfer, before);
  await tx.update(TransferEntity, { id }, { status, reference, fee, feeTax, note: null });
  await tx.insertTogether([
    ...entryRows(ports, 'TRANSFER_HELD', { transferId: id }, { amount: money(amount, currency) }),
    ...entryRows(ports, 'TRANSFER_FEE', { transferId: id }, { amount: money(fee, currency) }),
  ]);
  await reverseUnearned(ports, tx, fulfillmentId);
}

/**
 * Records that a transfer failed. The provider has given back the held amount and the fee, and an ordinary payout pays the
 * earnings.
 */
async function fail(
  ports: TransferPorts,
  tx: Transaction,
  transfer: StoredTransfer,
  { reference, note }: ProviderTransfer,
): Promise<void> {
  const { id, status, payoutId } = transfer;
  if (!isPossible(TRANSFER_LIFECYCLE.failTransfer, status)) return;
  const payout = payoutId && (await lockedPayout(tx, payoutId));
  const failure = note ?? 'The provider reports that it failed';
  const ended = {
    status: statusAfter(TRANSFER_LIFECYCLE.failTransfer, status),
    reference: reference || null,
    note: failure,
    endedAt: ports.clock.now(),
  };
  await tx.update(TransferEntity, { id }, ended);
  if (status === 'HELD') await postFailure(ports, tx, transfer);
  // Must come last, because it records the event.
  if (payout) await endPayout(ports, tx, payout, { action: 'failPayout', details: { failure } });
}

async function postFailure(
  ports: TransferPorts,
  tx: Transaction,
  { id, amount, reversed, toReverse, fee, currency }: StoredTransfer,
): Promise<void> {
  const back = money(amount - (reversed - toReverse), currency);
  await tx.insertTogether([
    ...entryRows(ports, 'TRANSFER_FAILED', { transferId: id }, { amount: back }),
    ...entryRows(ports, 'TRANSFER_FEE_RETURNED', { transferId: id }, { amount: money(fee, currency) }),
  ]);
}

/** Records that a transfer was released, which completes its payout. Does nothing without a sent payout. */
async function complete(
  ports: TransferPorts,
  tx: Transaction,
  { payoutId, reference }: StoredTransfer,
): Promise<void> {
  const payout = payoutId && (await lockedPayout(tx, payoutId));
  if (!payout || payout.status !== 'SENT') return;
  const details = { reference, providerState: 'DONE' as const };
  await endPayout(ports, tx, payout, { action: 'completePayout', details });
}
