import { differenceOf, type DifferenceSubject, type Transfer } from '../../domain/payments/reconciliation.js';
import type { ListedTransfer, TimeSpan } from '../../payments/paymentProvider.js';
import { newId } from '../../persistence/ids.js';
import { recordDifferences, type FoundDifference } from '../../persistence/queries/payments/differences.js';
import {
  movedTransfers,
  transfersByReferences,
  type TransferRow,
} from '../../persistence/queries/payments/transfers.js';
import type { Ports } from '../scope.js';

/** Number of rows of ours that are read at once. */
const ROWS_AT_ONCE = 1_000;

/** A comparison with the lists of a provider that is under way. */
export interface Run {
  database: Ports['database'];
  /** Name of the provider. */
  provider: string;
  span: TimeSpan;
  startedAt: Date;
}

/** The provider's records of payments, refunds or payouts. */
interface TheirSide {
  subject: DifferenceSubject;
  pages: AsyncIterable<readonly ListedTransfer[]>;
  /** Asks for one of ours; null if the provider does not know it. */
  find(ours: TransferRow): Promise<Transfer | null>;
}

/** Compares all payments, refunds or payouts of the span. Returns how many the provider has listed. */
export async function compare(run: Run, { subject, pages, find }: TheirSide): Promise<number> {
  const seen = new Set<string>();
  for await (const listed of pages) {
    const references = listed.map(({ reference }) => reference);
    const known = await transfersByReferences(run.database, subject, run.provider, references);
    const ours = new Map(known.map((transfer) => [transfer.reference, transfer]));
    await record(
      run,
      listed.flatMap((theirs) => found(run, subject, ours.get(theirs.reference) ?? null, theirs)),
    );
    for (const reference of references) seen.add(reference);
  }
  await lookForUnlisted(run, { subject, find }, seen);
  return seen.size;
}

/**
 * Compares what the provider has not listed, one by one. It lists by the time of its own records, so a payment at the edge of
 * the span can be absent from its list and yet exist.
 */
async function lookForUnlisted(
  run: Run,
  { subject, find }: Omit<TheirSide, 'pages'>,
  seen: ReadonlySet<string>,
): Promise<void> {
  let after: TransferRow | null = null;
  for (;;) {
    const page = { ...run.span, provider: run.provider, after, max: ROWS_AT_ONCE };
    const rows: TransferRow[] = await movedTransfers(run.database, subject, page);
    for (const ours of rows)
      if (!seen.has(ours.reference)) await record(run, found(run, subject, ours, await find(ours)));
    after = rows.at(-1) ?? null;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

function found(
  { provider }: Run,
  subject: DifferenceSubject,
  ours: TransferRow | null,
  theirs: (Transfer & Partial<ListedTransfer>) | null,
): FoundDifference[] {
  const kind = differenceOf(ours, theirs);
  const reference = ours?.reference ?? theirs?.reference;
  const occurredAt = theirs?.createdAt ?? ours?.occurredAt;
  if (!kind || !reference || !occurredAt) return [];
  return [
    {
      id: newId('difference'),
      provider,
      subject,
      reference,
      kind,
      ourStatus: ours?.status ?? null,
      ourAmount: ours?.amount ?? null,
      ourCurrency: ours?.currency ?? null,
      theirStatus: theirs?.status ?? null,
      theirAmount: theirs?.amount ?? null,
      theirCurrency: theirs?.currency ?? null,
      occurredAt,
    },
  ];
}

function record({ database, startedAt }: Run, differences: FoundDifference[]): Promise<void> {
  return recordDifferences(database, differences, startedAt);
}
