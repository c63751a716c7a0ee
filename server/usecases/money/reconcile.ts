import {
  spanToCompare,
  type DifferenceSubject,
  type Transfer,
} from '../../domain/payments/reconciliation.js';
import type { ProviderPayoutState } from '../../domain/payouts/providerPayout.js';
import {
  ProviderRefusal,
  type ListedTransfer,
  type PaymentProvider,
  type TimeSpan,
} from '../../payments/paymentProvider.js';
import type { ListedPayout, PayoutProvider } from '../../payments/payoutProvider.js';
import { newId } from '../../persistence/ids.js';
import { finishRun, oldestOpenDifference } from '../../persistence/queries/payments/differences.js';
import type { TransferRow } from '../../persistence/queries/payments/transfers.js';
import { bookPaymentFee, bookRefundFee } from '../payments/online/bookFee.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { OnlinePayments, Ports } from '../scope.js';
import { bookOldFees } from './bookOldFees.js';
import { compareBlocks } from './compareBlocks.js';
import { compareSellerTransfers } from './compareSellerTransfers.js';
import { compare, type Run, type TheirTransfer } from './compareTransfers.js';

type ReconcilePorts = Acting & Pick<Ports, 'database' | 'clock' | 'payments' | 'payouts'>;

/**
 * Compares the payments, refunds, payouts, blocked deposits and transfers of the configured providers with those recorded here.
 * Records new differences, resolves differences that no longer exist, and books newly reported fees. Reads both sides in pages,
 * so only the references of one time span are in memory. If a provider does not respond, throws and resolves none of its
 * differences.
 */
export async function reconcile(ports: ReconcilePorts): Promise<void> {
  await requireAbility(ports, 'payments:reconcile');
  const { payments, payouts } = ports;
  if (payments) await reconcilePayments(ports, payments);
  if (payouts) await reconcilePayouts(ports, payouts);
}

async function reconcilePayments(
  ports: ReconcilePorts,
  { provider, split }: Pick<OnlinePayments, 'provider' | 'split'>,
): Promise<void> {
  const { database } = ports;
  const run = await begin(ports, provider.name, ['PAYMENT', 'REFUND']);
  const payments = await compare(run, {
    subject: 'PAYMENT',
    pages: provider.listPayments(run.span),
    find: (ours) => findPayment(provider, ours),
    bookFee: (id, fee) => database.transaction((tx) => bookPaymentFee(ports, tx, id, fee)),
  });
  const refunds = await compare(run, {
    subject: 'REFUND',
    pages: provider.listRefunds(run.span),
    find: (ours) => findRefund(provider, ours),
    bookFee: (id, fee) => database.transaction((tx) => bookRefundFee(ports, tx, id, fee)),
  });
  if (provider.blocks) await compareBlocks(run, provider.blocks);
  if (split) await compareSellerTransfers(run, split);
  await bookOldFees(ports, provider, run.span.from);
  await finish(ports, run, { payments, refunds, payouts: 0 });
}

async function reconcilePayouts(ports: ReconcilePorts, provider: PayoutProvider): Promise<void> {
  const run = await begin(ports, provider.name, ['PAYOUT']);
  const payouts = await compare(run, {
    subject: 'PAYOUT',
    pages: transfersOf(provider, run.span),
    find: (ours) => findPayout(provider, ours),
    bookFee: () => Promise.resolve(),
  });
  await finish(ports, run, { payments: 0, refunds: 0, payouts });
}

async function begin(
  { database, clock }: ReconcilePorts,
  provider: string,
  subjects: readonly DifferenceSubject[],
): Promise<Run> {
  const startedAt = clock.now();
  const span = spanToCompare(startedAt, await oldestOpenDifference(database, provider, subjects));
  return { database, provider, span, startedAt, compared: new Set() };
}

async function finish(
  { database, clock }: ReconcilePorts,
  { provider, startedAt, compared }: Run,
  counts: { payments: number; refunds: number; payouts: number },
): Promise<void> {
  const finished = { startedAt, finishedAt: clock.now(), subjects: [...compared], ...counts };
  await finishRun(database, { id: newId('reconciliation'), provider, ...finished });
}

const STATES = {
  LOW_BALANCE: 'PENDING',
  UNDER_WAY: 'PENDING',
  DONE: 'DONE',
  FAILED: 'FAILED',
  RETURNED: 'FAILED',
} as const satisfies Record<ProviderPayoutState, Transfer['status']>;

/** True if the key is the ID of a payout or refund of Panna. The operator may use the same account for other payments. */
const isOurs = ({ key }: ListedPayout) => /^(payout|refund)_/.test(key ?? '');

/** Leaves the fees of payouts out of the comparison, because they are posted when the provider reports each payout. */
const NOT_COMPARED = { fee: null, feeTax: null } as const;

async function* transfersOf(provider: PayoutProvider, span: TimeSpan): AsyncGenerator<ListedTransfer[]> {
  for await (const page of provider.listPayouts(span))
    yield page.filter(isOurs).map(({ reference, state, amount, currency, createdAt }) => ({
      reference,
      status: STATES[state],
      amount,
      currency,
      createdAt,
      ...NOT_COMPARED,
    }));
}

async function findPayment(
  provider: PaymentProvider,
  { reference }: TransferRow,
): Promise<TheirTransfer | null> {
  const payment = await provider.payment(reference);
  if (!payment) return null;
  const { status, amount, fee, feeTax } = payment;
  return { status, amount: amount.amount, currency: amount.currencyCode, fee, feeTax };
}

async function findRefund(
  provider: PaymentProvider,
  { reference, paymentReference, amount, currency }: TransferRow,
): Promise<TheirTransfer | null> {
  try {
    const { status, fee, feeTax } = await provider.refundOf(paymentReference, reference);
    return { status, amount, currency, fee, feeTax };
  } catch (error) {
    if (error instanceof ProviderRefusal) return null;
    throw error;
  }
}

async function findPayout(
  provider: PayoutProvider,
  { reference, amount, currency }: TransferRow,
): Promise<TheirTransfer | null> {
  const payout = await provider.payout(reference);
  return payout && { status: STATES[payout.state], amount, currency, ...NOT_COMPARED };
}
