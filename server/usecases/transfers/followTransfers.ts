import { money } from '../../domain/money/money.js';
import { isPossible, statusAfter } from '../../domain/payments/statusAfter.js';
import { TRANSFER_LIFECYCLE } from '../../domain/payouts/transfer.js';
import { ProviderRefusal } from '../../payments/paymentProvider.js';
import type { ProviderTransfer, SplitProvider } from '../../payments/splitProvider.js';
import { TransferEntity } from '../../persistence/entities/transfers.js';
import {
  hasRefundBegun,
  lockedTransfer,
  transferAtProvider,
  transfersToAsk,
  transfersToRelease,
  type StoredTransfer,
} from '../../persistence/queries/transfers/transfers.js';
import { each } from '../payments/online/each.js';
import { dropTransfer } from '../payouts/dropTransfer.js';
import { requireAbility } from '../requireAbility.js';
import { applyTransferState } from './applyTransferState.js';
import { sendReversals } from './sendReversals.js';
import { askAgainBefore, splitOf, type TransferPorts } from './transferPorts.js';

/**
 * Requests planned transfers, reverses amounts that sellers no longer earn, and releases transfers whose payouts are prepared.
 * Each request is recorded before it is sent. If the answer is lost, the request is sent again only if the provider does not
 * know it.
 */
export async function followTransfers(ports: TransferPorts): Promise<void> {
  await requireAbility(ports, 'payouts:send');
  const { database, clock } = ports;
  const before = askAgainBefore(clock.now());
  const failures = await each(
    (page) => transfersToAsk(database, before, page),
    (transfer) => make(ports, transfer),
  );
  failures.push(...(await sendReversals(ports)));
  const released = await each(
    (page) => transfersToRelease(database, before.refused, page),
    (transfer) => release(ports, transfer),
  );
  const [failure] = [...failures, ...released];
  if (failure) throw failure;
}

/** Reads the state of a transfer from the provider, after a webhook. */
export async function checkTransfer(
  ports: TransferPorts,
  { reference }: { reference: string },
): Promise<void> {
  await requireAbility(ports, 'payouts:send');
  const split = ports.payments?.split;
  const transfer = split && (await transferAtProvider(ports.database, split.name, reference));
  if (transfer) await applyTransferState(ports, transfer, await split.transfer(reference));
}

async function make(ports: TransferPorts, stored: StoredTransfer): Promise<void> {
  const split = splitOf(ports, stored.provider);
  const reserved = await reserve(ports, stored);
  if (!reserved) return;
  const { transfer, isRefunded } = reserved;
  const found = transfer.askedAt && (await find(split, transfer));
  if (found) return applyTransferState(ports, transfer, found);
  if (isRefunded) return applyTransferState(ports, transfer, neverMade(transfer));
  await ask(ports, split, transfer);
}

/**
 * Reserves a transfer, so that only one process requests it; null if it cannot be requested now. Drops a planned transfer once
 * a refund of its payment has begun.
 */
async function reserve(
  ports: TransferPorts,
  { id }: StoredTransfer,
): Promise<{ transfer: StoredTransfer; isRefunded: boolean } | null> {
  const now = ports.clock.now();
  const { unanswered, refused } = askAgainBefore(now);
  return ports.database.transaction(async (tx) => {
    const transfer = await lockedTransfer(tx, id);
    if (!transfer || !isPossible(TRANSFER_LIFECYCLE.askForTransfer, transfer.status)) return null;
    const latest = transfer.status === 'ASKED' ? unanswered : refused;
    if (transfer.askedAt && transfer.askedAt > latest) return null;
    const isRefunded = await hasRefundBegun(tx, transfer.attemptId);
    if (isRefunded && isPossible(TRANSFER_LIFECYCLE.dropTransfer, transfer.status)) {
      await dropTransfer(tx, transfer, now);
      return null;
    }
    const status = statusAfter(TRANSFER_LIFECYCLE.askForTransfer, transfer.status);
    await tx.update(TransferEntity, { id }, { status, askedAt: now });
    return { transfer, isRefunded };
  });
}

function find(
  split: SplitProvider,
  { id, reference, paymentReference }: StoredTransfer,
): Promise<ProviderTransfer | null> {
  return reference === null ? split.findTransfer(paymentReference, id) : split.transfer(reference);
}

/** Returns a report of a failed transfer. Used if the provider does not have the transfer and can no longer make it. */
function neverMade({ id: key }: StoredTransfer): ProviderTransfer {
  const note = 'A refund of the payment has begun';
  return { reference: '', key, state: 'FAILED', isHeld: false, fee: 0, feeTax: 0, note };
}

/**
 * Requests a transfer. A refused transfer is planned again, because most causes are temporary, such as a low balance or a new
 * account.
 */
async function ask(ports: TransferPorts, split: SplitProvider, transfer: StoredTransfer): Promise<void> {
  const { id, paymentReference, account, amount, currency } = transfer;
  try {
    const asked = { key: id, paymentReference, account, amount: money(amount, currency) };
    await applyTransferState(ports, transfer, await split.hold(asked));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await ports.database.transaction(async (tx) => {
      const now = await lockedTransfer(tx, id);
      if (!now || !isPossible(TRANSFER_LIFECYCLE.postponeTransfer, now.status)) return;
      const status = statusAfter(TRANSFER_LIFECYCLE.postponeTransfer, now.status);
      await tx.update(TransferEntity, { id }, { status, note: error.message });
    });
    throw error;
  }
}

/** Releases a transfer. Stores the reason for a refusal for staff, unless the transfer was released or has failed meanwhile. */
async function release(ports: TransferPorts, transfer: StoredTransfer): Promise<void> {
  const split = splitOf(ports, transfer.provider);
  const { id } = transfer;
  const reference = transfer.reference ?? '';
  try {
    await applyTransferState(ports, transfer, await split.release(reference));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await applyTransferState(ports, transfer, await split.transfer(reference));
    await ports.database.transaction(async (tx) => {
      const now = await lockedTransfer(tx, id);
      if (now?.status === 'HELD')
        await tx.update(TransferEntity, { id }, { note: error.message, askedAt: ports.clock.now() });
    });
    throw error;
  }
}
