import {
  differenceOf,
  isFeeToBook,
  type DifferenceSubject,
  type Transfer,
} from '../../domain/payments/reconciliation.js';
import type { ListedTransfer, ProviderFee, TimeSpan } from '../../payments/paymentProvider.js';
import { newId } from '../../persistence/ids.js';
import { recordDifferences, type FoundDifference } from '../../persistence/queries/payments/differences.js';
import {
  movedTransfers,
  transfersByReferences,
  type TransferRow,
} from '../../persistence/queries/payments/transfers.js';
import type { Ports } from '../scope.js';

/** Number of our rows that are read at once. */
const ROWS_AT_ONCE = 1_000;

/** A running comparison of our records with the lists of a provider. */
export interface Run {
  database: Ports['database'];
  /** Name of the provider whose records are compared. */
  provider: string;
  span: TimeSpan;
  startedAt: Date;
  /** The subjects that were compared completely. */
  compared: Set<DifferenceSubject>;
}

/** A payment, a refund, a payout, a block or a transfer as the provider knows it. */
export type TheirTransfer = Transfer & ProviderFee;

/** The provider's records of one subject. */
interface TheirSide {
  subject: DifferenceSubject;
  pages: AsyncIterable<readonly ListedTransfer[]>;
  /** Returns the provider's record that matches ours; null if the provider has none. */
  find(ours: TransferRow): Promise<TheirTransfer | null>;
  /** Books a fee that the provider reports for the first time. */
  bookFee(id: string, fee: ProviderFee): Promise<void>;
}

/** Compares all records of one subject in the time span. Returns the number of records that the provider listed. */
export async function compare(run: Run, { pages, ...side }: TheirSide): Promise<number> {
  const { subject } = side;
  const seen = new Set<string>();
  for await (const listed of pages) {
    const references = listed.map(({ reference }) => reference);
    const known = await transfersByReferences(run.database, subject, run.provider, references);
    const ours = new Map(known.map((transfer) => [transfer.reference, transfer]));
    for (const theirs of listed) await bookUnknownFee(side, ours.get(theirs.reference) ?? null, theirs);
    await record(
      run,
      listed.flatMap((theirs) => found(run, subject, ours.get(theirs.reference) ?? null, theirs)),
    );
    for (const reference of references) seen.add(reference);
  }
  await lookForUnlisted(run, side, seen);
  run.compared.add(subject);
  return seen.size;
}

/**
 * Compares our records that are missing from the provider's list, one at a time. The provider lists by its own times, so a
 * payment at the edge of the time span can be missing from the list although the provider has it.
 */
async function lookForUnlisted(
  run: Run,
  side: Omit<TheirSide, 'pages'>,
  seen: ReadonlySet<string>,
): Promise<void> {
  let after: TransferRow | null = null;
  for (;;) {
    const page = { ...run.span, provider: run.provider, after, max: ROWS_AT_ONCE };
    const rows: TransferRow[] = await movedTransfers(run.database, side.subject, page);
    for (const ours of rows) if (!seen.has(ours.reference)) await compareOne(run, side, ours);
    after = rows.at(-1) ?? null;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

async function compareOne(run: Run, side: Omit<TheirSide, 'pages'>, ours: TransferRow): Promise<void> {
  const theirs = await side.find(ours);
  await bookUnknownFee(side, ours, theirs);
  await record(run, found(run, side.subject, ours, theirs));
}

async function bookUnknownFee(
  { bookFee }: Pick<TheirSide, 'bookFee'>,
  ours: TransferRow | null,
  theirs: TheirTransfer | null,
): Promise<void> {
  if (ours && theirs && isFeeToBook(ours, theirs)) await bookFee(ours.id, theirs);
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
      ourFee: ours?.fee ?? null,
      ourReversed: ours?.reversed ?? null,
      theirStatus: theirs?.status ?? null,
      theirAmount: theirs?.amount ?? null,
      theirCurrency: theirs?.currency ?? null,
      theirFee: theirs?.fee ?? null,
      theirReversed: theirs?.reversed ?? null,
      occurredAt,
    },
  ];
}

function record({ database, startedAt }: Run, differences: FoundDifference[]): Promise<void> {
  return recordDifferences(database, differences, startedAt);
}
