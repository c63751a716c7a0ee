import { blocksToCompare, type Transfer } from '../../domain/payments/reconciliation.js';
import type { DepositBlocks, ProviderBlock } from '../../payments/depositBlocks.js';
import type { ListedTransfer, TimeSpan } from '../../payments/paymentProvider.js';
import type { TransferRow } from '../../persistence/queries/payments/transfers.js';
import { compare, type Run, type TheirTransfer } from './compareTransfers.js';

/** The states of a block in the comparison: DONE while the bank holds it, FAILED once it has ended. */
const STATES = {
  ACTIVE: 'DONE',
  RELEASED: 'FAILED',
  EXPIRED: 'FAILED',
} as const satisfies Record<ProviderBlock['status'], Transfer['status']>;

/** Compares the blocked deposits that banks may still hold with those recorded here. Blocks have no fees. */
export async function compareBlocks(run: Run, blocks: DepositBlocks): Promise<void> {
  const span = blocksToCompare(run.startedAt);
  await compare(
    { ...run, span },
    {
      subject: 'BLOCK',
      pages: listed(blocks, span),
      find: (ours) => find(blocks, ours),
      bookFee: () => Promise.resolve(),
    },
  );
}

async function* listed(blocks: DepositBlocks, span: TimeSpan): AsyncGenerator<ListedTransfer[]> {
  for await (const page of blocks.list(span))
    yield page.map((block) => ({
      ...asTransfer(block),
      reference: block.reference,
      createdAt: block.createdAt,
    }));
}

async function find(
  blocks: DepositBlocks,
  { reference, paymentReference }: TransferRow,
): Promise<TheirTransfer | null> {
  const block = await blocks.ofPage(paymentReference);
  return block?.reference === reference ? asTransfer(block) : null;
}

function asTransfer({ status, amount }: ProviderBlock): TheirTransfer {
  return {
    status: STATES[status],
    amount: amount.amount,
    currency: amount.currencyCode,
    fee: null,
    feeTax: null,
  };
}
