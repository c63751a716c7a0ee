import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { USUAL_FEES } from '../../../simulators/payments/fees.js';
import type { Payment } from '../../../simulators/payments/books.js';
import { listBook } from '../../../testing/books/books.js';
import { jobPorts } from '../../../testing/mail/mail.js';
import { cancelOrder, type Order } from '../../../testing/orders/orders.js';
import { differencesSeenBy } from '../../../testing/payments/differences.js';
import { assertBooksAgree, floatOf, wrongFees } from '../../../testing/payments/journal.js';
import {
  openPaying,
  orderOnline,
  pageOf,
  runPaymentJobs,
  runQueuedJobs,
  type PayingMarketplace,
} from '../../../testing/payments/paying.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';
import { makeStaff } from '../../../testing/people/staff.js';
import { reconcile } from '../../money/reconcile.js';

let paying: PayingMarketplace;
let finance: Person;
let buyer: Person;
let seller: Person;
let firstBalance: number;
beforeEach(async () => {
  paying = await openPaying();
  firstBalance = simulator().books.balance;
  const { marketplace } = paying;
  [finance, buyer, seller] = [
    await signUpReader(marketplace, 'Farah'),
    await signUpReader(marketplace, 'Meera'),
    await signUpReader(marketplace, 'Ravi'),
  ];
  await makeStaff(marketplace.ports, finance, 'FINANCE');
});
afterEach(async () => {
  await assertBooksAgree(paying.marketplace);
  await paying.close();
});

const simulator = () => paying.simulation.simulator;
/** Returns the change of the simulator's balance since the start of the test. */
const kept = () => simulator().books.balance - firstBalance;

async function pay(change: (payment: Payment) => void = () => undefined): Promise<Order> {
  const order = await orderOnline(paying, buyer, await listBook(paying.marketplace, seller));
  change(simulator().pay((await pageOf(paying, order)).id));
  await runQueuedJobs(paying);
  return order;
}

const FIGURES = `{ moneyOverview {
  paymentFees { amount { amount } count } paymentFeesThisMonth { amount { amount } count } float { amount } } }`;

type Figure = { amount: { amount: string }; count: number };

/** Returns the fees and the float, as the money page shows them. */
async function seen() {
  const { moneyOverview } = await paying.marketplace.ask<{
    moneyOverview: Record<'paymentFees' | 'paymentFeesThisMonth', Figure> & { float: { amount: string } };
  }>(FIGURES, {}, finance.token);
  const { paymentFees, paymentFeesThisMonth, float } = moneyOverview;
  const [total, ofMonth] = [paymentFees, paymentFeesThisMonth].map(
    ({ amount, count }) => `${amount.amount} of ${count}`,
  );
  return { total, ofMonth, float: float.amount };
}

async function compared() {
  paying.marketplace.clock.advanceMinutes(120);
  await reconcile(jobPorts(paying.marketplace));
  return differencesSeenBy(paying, finance);
}

const postings = () =>
  paying.marketplace.database.query(
    `SELECT e.kind, p.account, p.amount::int AS amount FROM journal_entries e JOIN journal_postings p ON p.entry_id = e.id
     WHERE e.kind IN ('PAYMENT_FEE', 'INSTANT_REFUND_FEE') ORDER BY e.kind DESC, e.occurred_at, e.id, p.number`,
  );

describe('The fee of a payment', () => {
  it('is booked once with its tax, and stays a cost when the payment is refunded', async () => {
    const order = await pay();
    const charged = [...simulator().books.payments.values()][0];
    const [fee, tax] = [charged?.fee ?? 0, charged?.tax ?? 0];
    const booked = [
      { kind: 'PAYMENT_FEE', account: 'PROVIDER_FEE', amount: fee - tax },
      { kind: 'PAYMENT_FEE', account: 'TAX', amount: tax },
      { kind: 'PAYMENT_FEE', account: 'FLOAT', amount: -fee },
    ];
    expect(await postings()).toEqual(booked);
    await cancelOrder(paying.marketplace, buyer, order.id);
    await runPaymentJobs(paying);
    expect(await compared()).toEqual([]);
    expect(await postings()).toEqual(booked);
    expect(await floatOf(paying.marketplace)).toBe(-fee);
    expect(kept()).toBe(-fee);
  });

  it('is booked together with the payment', async () => {
    simulator().faults.missingWebhooks = true;
    const order = await orderOnline(paying, buyer, await listBook(paying.marketplace, seller));
    simulator().pay((await pageOf(paying, order)).id);
    await runPaymentJobs(paying);
    const entries = await paying.marketplace.database.query(
      "SELECT count(*)::int AS entries FROM journal_entries WHERE kind IN ('ORDER_PAID', 'PAYMENT_FEE') GROUP BY attempt_id",
    );
    expect(entries).toEqual([{ entries: 2 }]);
  });

  it('is booked of payments that paid no order, or came from elsewhere', async () => {
    const order = await pay();
    simulator().payAgain((await pageOf(paying, order)).id);
    simulator().payElsewhere(5_000, 'INR');
    await runPaymentJobs(paying);
    expect(await wrongFees(paying)).toEqual([]);
    expect(await postings()).toHaveLength(9);
    expect(await floatOf(paying.marketplace)).toBe(kept());
  });

  it('is shown in total and of the month, and is not in the float', async () => {
    await pay();
    paying.marketplace.clock.advanceDays(20);
    for (const [at, name] of ['Omar', 'Asha', 'Ila'].entries()) {
      const person = await signUpReader(paying.marketplace, name);
      if (at === 0) finance = person;
      else if (at === 1) buyer = person;
      else seller = person;
    }
    await makeStaff(paying.marketplace.ports, finance, 'FINANCE');
    await pay();
    const fees = [...simulator().books.payments.values()].map(({ fee }) => fee ?? 0);
    const [first = 0, second = 0] = fees;
    expect(await seen()).toEqual({
      total: `${((first + second) / 100).toFixed(2)} of 2`,
      ofMonth: `${(second / 100).toFixed(2)} of 1`,
      float: (kept() / 100).toFixed(2),
    });
  });

  it('is booked by the nightly comparison if it was not known at first', async () => {
    const charge = { fee: 0, tax: 0 };
    await pay((payment) => {
      Object.assign(charge, { fee: payment.fee, tax: payment.tax });
      Object.assign(payment, { fee: null, tax: null });
    });
    expect(await postings()).toEqual([]);
    expect(await compared()).toEqual([]);
    const [payment] = [...simulator().books.payments.values()];
    Object.assign(payment ?? {}, charge);
    expect(await compared()).toEqual([]);
    expect(await wrongFees(paying)).toEqual([]);
    expect(await floatOf(paying.marketplace)).toBe(kept());
    expect(await compared()).toEqual([]);
    expect(await postings()).toHaveLength(3);
  });

  it('is booked when the payment is read again', async () => {
    const charge = { fee: 0, tax: 0 };
    await pay((payment) => {
      Object.assign(charge, { fee: payment.fee, tax: payment.tax });
      Object.assign(payment, { fee: null, tax: null });
    });
    const [payment] = [...simulator().books.payments.values()];
    Object.assign(payment ?? {}, charge);
    for (let time = 0; time < 2; time += 1) {
      // Two events of one second would have one signature, and the second would be taken for a replay.
      paying.marketplace.clock.advanceMinutes(1);
      simulator().announce('payment.captured', { payment: payment ?? {} });
      await runQueuedJobs(paying);
    }
    expect(await wrongFees(paying)).toEqual([]);
    expect(await postings()).toHaveLength(3);
  });

  it('of an old payment is booked in the first night, without a comparison', async () => {
    await pay((payment) => Object.assign(payment, { fee: null, tax: null }));
    const [payment] = [...simulator().books.payments.values()];
    Object.assign(payment ?? {}, { fee: 589, tax: 90 });
    paying.marketplace.clock.advanceDays(40);
    await reconcile(jobPorts(paying.marketplace));
    await reconcile(jobPorts(paying.marketplace));
    expect(await wrongFees(paying)).toEqual([]);
    expect(await postings()).toHaveLength(3);
    const runs = await paying.marketplace.database.query('SELECT payments FROM reconciliation_runs');
    expect(runs).toEqual([{ payments: 0 }, { payments: 0 }]);
  });

  it('is a difference if it changes later, and stays as it was booked', async () => {
    await pay();
    const [payment] = [...simulator().books.payments.values()];
    const fee = payment?.fee ?? 0;
    if (payment) payment.fee = fee + 50;
    const amountOf = (paise: number) => ({ amount: (paise / 100).toFixed(2), currencyCode: 'INR' });
    expect(await compared()).toMatchObject([
      { subject: 'PAYMENT', kind: 'FEE', ourFee: amountOf(fee), theirFee: amountOf(fee + 50) },
    ]);
    expect(await postings()).toHaveLength(3);
    if (payment) payment.fee = fee;
    expect(await compared()).toEqual([]);
  });

  it('is not believed if it is more than the payment, and the payment counts all the same', async () => {
    await pay((payment) => Object.assign(payment, { fee: payment.amount + 1 }));
    expect(await postings()).toEqual([]);
    const [order] = await paying.marketplace.database.query('SELECT status FROM payment_intents');
    expect(order).toEqual({ status: 'PAID' });
  });
});

describe('The fee of an instant refund', () => {
  it('is booked when the refund is made', async () => {
    simulator().fees = { ...USUAL_FEES, refund: 500 };
    const order = await pay();
    await cancelOrder(paying.marketplace, buyer, order.id);
    await runPaymentJobs(paying);
    expect((await postings()).slice(3)).toEqual([
      { kind: 'INSTANT_REFUND_FEE', account: 'PROVIDER_FEE', amount: 500 },
      { kind: 'INSTANT_REFUND_FEE', account: 'TAX', amount: 90 },
      { kind: 'INSTANT_REFUND_FEE', account: 'FLOAT', amount: -590 },
    ]);
    expect(await compared()).toEqual([]);
    expect(await floatOf(paying.marketplace)).toBe(kept());
  });

  it('is booked by the nightly comparison if it was not known at first', async () => {
    const order = await pay();
    await cancelOrder(paying.marketplace, buyer, order.id);
    await runPaymentJobs(paying);
    const [refund] = [...simulator().books.refunds.values()];
    await paying.marketplace.database.query('ALTER TABLE provider_refunds DISABLE TRIGGER USER');
    await paying.marketplace.database.query('UPDATE provider_refunds SET fee = NULL, fee_tax = NULL');
    await paying.marketplace.database.query('ALTER TABLE provider_refunds ENABLE TRIGGER USER');
    Object.assign(refund ?? {}, { fee: 590, tax: 90 });
    simulator().books.balance -= 590;
    expect(await compared()).toEqual([]);
    expect((await postings()).slice(3)).toHaveLength(3);
    expect(await floatOf(paying.marketplace)).toBe(kept());
  });
});
