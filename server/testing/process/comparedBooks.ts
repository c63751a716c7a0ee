import assert from 'node:assert/strict';
import type { PayoutSimulator } from '../../simulators/payouts/payoutSimulator.js';
import { KEY_NOTE } from '../../payments/route/routeAnswers.js';
import type { Simulator } from '../../simulators/payments/simulator.js';
import type { Database } from '../../persistence/database.js';

/**
 * A payment, refund, transfer, reversal or payout of the marketplace. `key` is its own ID, or the provider's ID of a payment.
 * `amount` is the sum of its postings to FLOAT, in paise.
 */
interface Booked {
  key: string;
  /** True if no job will follow it any more, unless the provider takes it back. */
  isSettled: boolean;
  amount: number;
}

/** The amount that is sent to prove an account, in paise. */
const RUPEE = 100;

/** Compares the journal with the books of the simulated providers. */
export class ComparedBooks {
  private readonly firstBalance: number;
  /** The amounts that were seen at a provider so far. */
  private readonly seen = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly payments: Simulator,
    private readonly payouts: PayoutSimulator,
  ) {
    this.firstBalance = this.balance;
  }

  /**
   * Throws an error if a movement was made twice at a provider, is booked with another amount than the provider's, or was made
   * but is neither booked nor followed by a job. A movement that was under way at the last kill may still be unbooked.
   */
  async assertNothingLost(when: string): Promise<void> {
    const [booked, made] = [await this.booked(), this.made()];
    const problems = booked.flatMap((row) => this.problemsOf(row, made.get(row.key) ?? []));
    const known = new Set(booked.map(({ key }) => key));
    const unknown = [...made.keys()].filter(
      (key) => !known.has(key) && !this.payments.books.payments.has(key),
    );
    problems.push(...unknown.map((key) => `the provider made ${key}, which the marketplace does not have`));
    assert.deepEqual(problems, [], `after ${when}: ${problems.join('; ')}`);
  }

  /** Throws an error unless the journal has all movements of the providers, no others, and the same sum. */
  async assertSame(): Promise<void> {
    const booked = (await this.booked()).filter(({ amount }) => amount !== 0);
    const made = [...this.made()].flatMap(([key, amounts]) => amounts.map((amount) => ({ key, amount })));
    const byKey = (rows: { key: string; amount: number }[]) =>
      rows.map(({ key, amount }) => `${key} ${amount}`).toSorted();
    assert.deepEqual(byKey(booked), byKey(made), 'the journal and the books of the providers differ');
    const [float] = await this.database.query<{ amount: number }>(
      "SELECT coalesce(sum(amount), 0)::int AS amount FROM journal_postings WHERE account = 'FLOAT'",
    );
    assert.equal(
      float?.amount,
      this.balance - this.firstBalance,
      'the float is not the balance at the providers',
    );
  }

  private problemsOf({ key, isSettled, amount }: Booked, made: number[]): string[] {
    for (const each of made) this.seen.add(`${key} ${each}`);
    const [now = 0, ...more] = made;
    if (more.length > 0) return [`${key} was made ${made.length} times at the provider: ${made.join(', ')}`];
    if (!isSettled) return amount === 0 ? [] : [`${key} is booked as ${amount}, and would be booked again`];
    const isTakenBack = now === 0 && this.seen.has(`${key} ${amount}`);
    return amount === now || isTakenBack
      ? []
      : [`${key} is settled as ${amount}, but the provider has ${now}`];
  }

  private booked(): Promise<Booked[]> {
    return this.database.query<Booked>(BOOKED);
  }

  /** Returns the amounts by which the providers' balances changed, by key. Leaves out what failed or was taken back. */
  private made(): Map<string, number[]> {
    const { books, route } = this.payments;
    const made = [
      ...[...books.payments.values()]
        .filter(({ status }) => status === 'captured' || status === 'refunded')
        .map(({ id, amount, fee }) => ({ key: id, amount: amount - (fee ?? 0) })),
      ...[...books.refundsByKey]
        .filter(([, { refund }]) => refund.status !== 'failed')
        .map(([key, { refund }]) => ({ key, amount: -refund.amount - refund.fee })),
      ...[...route.transfers.values()]
        .filter(({ status }) => status !== 'failed')
        .map(({ notes, amount, fees }) => ({ key: notes[KEY_NOTE] ?? '', amount: -amount - fees })),
      ...[...route.reversals.values()].map(({ notes, amount }) => ({ key: notes[KEY_NOTE] ?? '', amount })),
      ...this.madePayouts(),
    ];
    const byKey = new Map<string, number[]>();
    for (const { key, amount } of made) byKey.set(key, [...(byKey.get(key) ?? []), amount]);
    return byKey;
  }

  private madePayouts(): { key: string; amount: number }[] {
    const { links, payouts } = this.payouts.books;
    const receiptOf = (id: string) =>
      [...links.values()].find(({ payout_ids: ids }) => ids.includes(id))?.receipt;
    return [...payouts.values()]
      .filter(({ status }) => status === 'processing' || status === 'processed')
      .map(({ id, reference_id: reference, amount, fees }) => ({
        key: reference || (receiptOf(id) ?? ''),
        amount: -amount - fees,
      }));
  }

  /** The sum of the providers' balances, without the rupees that prove accounts, which the journal leaves out. */
  private get balance(): number {
    const proofs = this.payouts.books.validations.size * RUPEE;
    return this.payments.books.balance + this.payouts.books.balance + proofs;
  }
}

/** Returns SQL for the sum of the postings to FLOAT of the entries about a row. */
const posted = (about: string) =>
  `(SELECT coalesce(sum(p.amount), 0)::int FROM journal_entries e JOIN journal_postings p ON p.entry_id = e.id
    WHERE p.account = 'FLOAT' AND ${about}) AS amount`;

const BOOKED = `
  SELECT reference AS key, status = 'CAPTURED' AS "isSettled", ${posted('e.attempt_id = a.id')} FROM payment_attempts a
  UNION ALL SELECT id, status <> 'PENDING', ${posted('e.refund_id = r.id')} FROM provider_refunds r
  UNION ALL SELECT id, status NOT IN ('PLANNED', 'ASKED'), ${posted('e.transfer_id = t.id')} FROM transfers t
  UNION ALL SELECT id, status = 'DONE', ${posted('e.reversal_id = v.id')} FROM transfer_reversals v
  UNION ALL SELECT id, status IN ('PAID', 'FAILED'), ${posted('e.payout_id = o.id')} FROM payouts o`;
