import { money } from '../../domain/money/money.js';
import { statusAfter } from '../../domain/payments/statusAfter.js';
import { REVERSAL_LIFECYCLE, TRANSFER_LIFECYCLE } from '../../domain/payouts/transfer.js';
import { ProviderRefusal } from '../../payments/paymentProvider.js';
import { TransferEntity, TransferReversalEntity } from '../../persistence/entities/transfers.js';
import {
  lockedReversal,
  reserveReversal,
  reversalsToAsk,
  type OpenReversal,
} from '../../persistence/queries/transfers/reversals.js';
import { lockedTransfer } from '../../persistence/queries/transfers/transfers.js';
import type { Transaction } from '../../persistence/transaction.js';
import { entryRows } from '../bookkeeping/entryRows.js';
import { each } from '../payments/online/each.js';
import { askAgainBefore, splitOf, type TransferPorts } from './transferPorts.js';

/** Requests reversals, and repeats requests that failed or got no answer. Returns the errors of the provider. */
export function sendReversals(ports: TransferPorts): Promise<Error[]> {
  const before = askAgainBefore(ports.clock.now());
  return each(
    (page) => reversalsToAsk(ports.database, before, page),
    (reversal) => send(ports, reversal),
  );
}

async function send(ports: TransferPorts, reversal: OpenReversal): Promise<void> {
  const { id, provider, status, transferReference, amount, currency } = reversal;
  const split = splitOf(ports, provider);
  const now = ports.clock.now();
  const { unanswered, refused } = askAgainBefore(now);
  const before = status === 'FAILED' ? refused : unanswered;
  if (!(await reserveReversal(ports.database, id, { now, before }))) return;
  try {
    const reference =
      (await split.findReversal(transferReference, id)) ??
      (await split.reverse({ key: id, transferReference, amount: money(amount, currency) }));
    await ports.database.transaction((tx) => complete(ports, tx, reversal, reference));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await ports.database.transaction(async (tx) => {
      const current = await lockedReversal(tx, id);
      if (!current) return;
      const failed = statusAfter(REVERSAL_LIFECYCLE.failReversal, current.status);
      await tx.update(TransferReversalEntity, { id }, { status: failed, note: error.message });
    });
    throw error;
  }
}

/** Records and posts a reversal. Ends the transfer if nothing of it is left. */
async function complete(
  ports: TransferPorts,
  tx: Transaction,
  { id, transferId, amount, currency }: OpenReversal,
  reference: string,
): Promise<void> {
  const transfer = await lockedTransfer(tx, transferId);
  const current = await lockedReversal(tx, id);
  if (!transfer || !current) return;
  const done = statusAfter(REVERSAL_LIFECYCLE.completeReversal, current.status);
  await tx.update(TransferReversalEntity, { id }, { status: done, reference, note: null });
  const back = { amount: money(amount, currency) };
  await tx.insertTogether(entryRows(ports, 'TRANSFER_REVERSED', { reversalId: id }, back));
  const isAll = transfer.reversed === transfer.amount && transfer.toReverse === amount;
  if (!isAll) return;
  const status = statusAfter(TRANSFER_LIFECYCLE.reverseTransfer, transfer.status);
  await tx.update(TransferEntity, { id: transferId }, { status, endedAt: ports.clock.now() });
}
