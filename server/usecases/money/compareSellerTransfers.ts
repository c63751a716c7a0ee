import { transfersToCompare, type TransferState } from '../../domain/payments/reconciliation.js';
import type { ListedTransfer, TimeSpan } from '../../payments/paymentProvider.js';
import type { SplitProvider, TransferRecord } from '../../payments/splitProvider.js';
import { oldestOpenDifference } from '../../persistence/queries/payments/differences.js';
import { compare, type Run, type TheirTransfer } from './compareTransfers.js';

/**
 * Compares the transfers to sellers with those recorded here: amount, reversed part, and whether each is held or released.
 * Transfers that are too old for the provider's list are read one by one until they end. Fees are compared, but not booked.
 */
export async function compareSellerTransfers(run: Run, split: SplitProvider): Promise<void> {
  const oldest = await oldestOpenDifference(run.database, run.provider, ['TRANSFER']);
  const span = transfersToCompare(run.startedAt, oldest);
  await compare(
    { ...run, span },
    {
      subject: 'TRANSFER',
      pages: listed(split, span),
      async find({ reference }) {
        const found = await split.findRecord(reference);
        return found && asTransfer(found);
      },
      bookFee: () => Promise.resolve(),
    },
  );
}

async function* listed(split: SplitProvider, span: TimeSpan): AsyncGenerator<ListedTransfer[]> {
  for await (const page of split.listTransfers(span))
    yield page.map((record) => ({
      ...asTransfer(record),
      reference: record.reference,
      createdAt: record.createdAt,
    }));
}

function asTransfer(record: TransferRecord): TheirTransfer {
  const { amount, currency, fee, reversed } = record;
  return { status: stateOf(record), amount, currency, fee, feeTax: null, reversed };
}

function stateOf({ state, isHeld, amount, reversed }: TransferRecord): TransferState {
  if (state !== 'DONE') return state === 'FAILED' ? 'FAILED' : 'PENDING';
  if (reversed >= amount) return 'REVERSED';
  return isHeld ? 'HELD' : 'RELEASED';
}
