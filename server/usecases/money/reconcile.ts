import {
  differenceOf,
  spanToCompare,
  type DifferenceSubject,
  type Transfer,
} from '../../domain/payments/reconciliation.js';
import {
  ProviderRefusal,
  type ListedTransfer,
  type PaymentProvider,
  type TimeSpan,
} from '../../payments/paymentProvider.js';
import { newId } from '../../persistence/ids.js';
import {
  finishRun,
  oldestOpenDifference,
  recordDifferences,
  type FoundDifference,
} from '../../persistence/queries/payments/differences.js';
import {
  movedTransfers,
  transfersByReferences,
  type TransferRow,
} from '../../persistence/queries/payments/transfers.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';

type ReconcilePorts = Acting & Pick<Ports, 'database' | 'clock' | 'payments'>;

/** Number of rows of ours that are read at once. */
const ROWS_AT_ONCE = 1_000;

/** A comparison that is under way. */
interface Run {
  database: Ports['database'];
  provider: PaymentProvider;
  span: TimeSpan;
  startedAt: Date;
}

/**
 * Compares the payments and refunds of the configured provider with those recorded here, and records the differences. Those
 * that are gone are resolved. Reads both sides in pages, so only the references of one span are in memory. If the provider
 * does not answer, throws and resolves nothing.
 */
export async function reconcile({
  database,
  clock,
  payments: online,
  ...ports
}: ReconcilePorts): Promise<void> {
  await requireAbility(ports, 'payments:reconcile');
  if (!online) return;
  const { provider } = online;
  const startedAt = clock.now();
  const span = spanToCompare(startedAt, await oldestOpenDifference(database, provider.name));
  const run: Run = { database, provider, span, startedAt };
  const payments = await compare(run, 'PAYMENT', provider.listPayments(span));
  const refunds = await compare(run, 'REFUND', provider.listRefunds(span));
  const finished = { startedAt, finishedAt: clock.now(), payments, refunds };
  await finishRun(database, { id: newId('reconciliation'), provider: provider.name, ...finished });
}

/** Compares all payments or all refunds of the span. Returns how many the provider has listed. */
async function compare(
  run: Run,
  subject: DifferenceSubject,
  pages: AsyncIterable<readonly ListedTransfer[]>,
): Promise<number> {
  const seen = new Set<string>();
  for await (const listed of pages) {
    const references = listed.map(({ reference }) => reference);
    const known = await transfersByReferences(run.database, subject, run.provider.name, references);
    const ours = new Map(known.map((transfer) => [transfer.reference, transfer]));
    await record(
      run,
      listed.flatMap((theirs) => found(run, subject, ours.get(theirs.reference) ?? null, theirs)),
    );
    for (const reference of references) seen.add(reference);
  }
  await lookForUnlisted(run, subject, seen);
  return seen.size;
}

/**
 * Compares what the provider has not listed, one by one. It lists by the time of its own records, so a payment at the edge of
 * the span can be absent from its list and yet exist.
 */
async function lookForUnlisted(
  run: Run,
  subject: DifferenceSubject,
  seen: ReadonlySet<string>,
): Promise<void> {
  let after: TransferRow | null = null;
  for (;;) {
    const page = { ...run.span, provider: run.provider.name, after, max: ROWS_AT_ONCE };
    const rows: TransferRow[] = await movedTransfers(run.database, subject, page);
    for (const ours of rows)
      if (!seen.has(ours.reference))
        await record(run, found(run, subject, ours, await askFor(run.provider, subject, ours)));
    after = rows.at(-1) ?? null;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/** Asks the provider for one payment or refund of ours; null if it does not know it. */
async function askFor(
  provider: PaymentProvider,
  subject: DifferenceSubject,
  { reference, paymentReference, amount, currency }: TransferRow,
): Promise<Transfer | null> {
  if (subject === 'PAYMENT') {
    const payment = await provider.payment(reference);
    return (
      payment && {
        status: payment.status,
        amount: payment.amount.amount,
        currency: payment.amount.currencyCode,
      }
    );
  }
  try {
    const { status } = await provider.refundOf(paymentReference, reference);
    return { status, amount, currency };
  } catch (error) {
    if (error instanceof ProviderRefusal) return null;
    throw error;
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
      provider: provider.name,
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
