import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { rentInCart } from '../../testing/orders/carts.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { mutate } from '../../testing/mutate.js';
import { cancelOrder, placed, placeOrder, type Order } from '../../testing/orders/orders.js';
import {
  openPaying,
  orderOnline,
  pageOf,
  runPaymentJobs,
  runQueuedJobs,
  type PayingMarketplace,
} from '../../testing/payments/paying.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import { confirm, failRefunds, moneySeenBy, settle } from '../../testing/payments/staffMoney.js';
import { PASSWORD, signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient } from '../../testing/restClient.js';
import { auditOf, makeStaff } from '../../testing/people/staff.js';

const TRANSFER = { reason: 'The card was closed', reference: 'UTR 4711' };

let paying: PayingMarketplace;
let finance: Person;
let buyer: Person;
let seller: Person;
beforeEach(async () => {
  paying = await openPaying();
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
const seen = (staff = finance) => moneySeenBy(paying, staff);

async function paid(): Promise<Order> {
  const book = await listBook(paying.marketplace, seller, { title: 'Godan' });
  const order = await orderOnline(paying, buyer, book);
  simulator().pay((await pageOf(paying, order)).id);
  await runQueuedJobs(paying);
  return order;
}

/** Creates an order that was paid online and cancelled, with a stuck refund. Returns the order and the refund's ID. */
async function stuck(): Promise<{ order: Order; refundId: string }> {
  const order = await paid();
  await cancelOrder(paying.marketplace, buyer, order.id);
  await failRefunds(paying);
  return { order, refundId: (await seen()).refunds.at(-1)?.id ?? '' };
}

async function stateOf({ id }: Order): Promise<string[]> {
  const query = 'query ($id: ID!) { order(id: $id) { fulfillments { openPayment { state } } } }';
  const { order } = await paying.marketplace.ask<{
    order: { fulfillments: { openPayment: { state: string } }[] };
  }>(query, { id }, buyer.token);
  return order.fulfillments.map(({ openPayment }) => openPayment.state);
}

const mailsAbout = async (words: string) =>
  (await deliverMail(paying.marketplace))
    .filter(({ text }) => text.includes(words))
    .map(({ to }) => to.address);

describe('The figures of online money', () => {
  it('follow a payment from its capture to its refund', async () => {
    const none = ['0.00', 0];
    expect(new Set(Object.values((await seen()).figures).map(String))).toEqual(new Set([String(none)]));
    const one = ['249.50', 1];
    const order = await paid();
    simulator().payAgain((await pageOf(paying, order)).id);
    await runQueuedJobs(paying);
    expect((await seen()).figures).toMatchObject({ captured: one, refunded: none, refundsUnderWay: one });
    await runPaymentJobs(paying);
    expect((await seen()).figures).toMatchObject({ captured: one, refunded: none, refundsUnderWay: none });
    await cancelOrder(paying.marketplace, buyer, order.id);
    expect((await seen()).figures).toMatchObject({ captured: one, refunded: none, refundsUnderWay: one });
    simulator().faults.refunds = 'failed';
    await runPaymentJobs(paying);
    expect((await seen()).figures).toMatchObject({ refundsUnderWay: one, refundsStuck: none });
    await failRefunds(paying);
    expect((await seen()).figures).toMatchObject({ refundsUnderWay: none, refundsStuck: one });
  });

  it('hold the deposit of a rental that was paid online until it is released', async () => {
    await rentInCart(
      paying.marketplace,
      buyer,
      await listBook(paying.marketplace, seller, { title: 'Godan' }),
    );
    const order = placed(await placeOrder(paying.marketplace, buyer, { payOnline: true }));
    await runQueuedJobs(paying);
    expect((await seen()).figures.depositsHeld).toEqual(['0.00', 0]);
    simulator().pay((await pageOf(paying, order)).id);
    await runQueuedJobs(paying);
    expect((await seen()).figures.depositsHeld).toEqual([order.depositTotal.amount, 1]);
    await cancelOrder(paying.marketplace, buyer, order.id);
    expect((await seen()).figures.depositsHeld).toEqual(['0.00', 0]);
  });
});

describe('A refund that failed five times', () => {
  it('is listed with its order, and reading the order is recorded', async () => {
    const { order, refundId } = await stuck();
    expect((await seen()).refunds).toEqual([
      {
        id: refundId,
        order: { id: order.id },
        buyer: { name: 'Meera' },
        amount: { amount: '249.50', currencyCode: 'INR' },
        provider: 'simulator',
        tries: 5,
        failure: 'The provider reports that it failed',
        failedAt: '2026-01-15T10:34:00.000Z',
        since: '2026-01-15T06:30:00.000Z',
        buyerIsMailed: true,
        viewerCanRetry: true,
        viewerCanSettle: true,
      },
    ]);
    expect(await auditOf(paying.marketplace, buyer)).toContainEqual({
      action: 'READ_ORDER',
      detail: order.id,
      staff: finance.id,
    });
  });

  it('keeps its buyer’s account open until it is settled', async () => {
    const { refundId } = await stuck();
    const close = async () => {
      const input = { currentPassword: PASSWORD };
      const { userErrors } = await mutate<object>(
        paying.marketplace,
        buyer,
        'closeAccount',
        '__typename',
        input,
      );
      return userErrors.map(({ code }) => code);
    };
    expect(await close()).toEqual(['REFUNDS_OUTSTANDING']);
    await confirm(paying, finance);
    await settle(paying, finance, 'settleRefund', { refundId, ...TRANSFER });
    expect(await close()).toEqual([]);
  });

  it('is tried once more on demand, and is stuck again if that fails too', async () => {
    const { order, refundId } = await stuck();
    await confirm(paying, finance);
    expect(await settle(paying, finance, 'retryRefund', { refundId })).toEqual([]);
    expect(await seen()).toMatchObject({ refunds: [], figures: { refundsUnderWay: ['249.50', 1] } });
    await failRefunds(paying);
    const [again] = (await seen()).refunds;
    expect(again).toMatchObject({ tries: 6 });
    await confirm(paying, finance);
    const gone = [{ code: 'REFUND_NOT_STUCK', field: ['refundId'] }];
    expect(await settle(paying, finance, 'retryRefund', { refundId })).toEqual(gone);
    expect(await settle(paying, finance, 'retryRefund', { refundId: again?.id })).toEqual([]);
    expect(await settle(paying, finance, 'retryRefund', { refundId: again?.id })).toEqual(gone);
    await runPaymentJobs(paying);
    expect(await stateOf(order)).toEqual(['SETTLED']);
    expect((await seen()).figures).toMatchObject({ refunded: ['249.50', 1], refundsStuck: ['0.00', 0] });
    expect(await mailsAbout('refunded to where you paid from')).toEqual([buyer.email]);
    const retried = (await auditOf(paying.marketplace, buyer)).filter(
      ({ action }) => action === 'RETRY_REFUND',
    );
    expect(retried.map(({ detail }) => detail)).toEqual([refundId, again?.id]);
  });

  it('is made by hand with a reference, which the buyer is told, and never paid twice', async () => {
    const { order, refundId } = await stuck();
    await confirm(paying, finance);
    expect(await settle(paying, finance, 'settleRefund', { refundId, ...TRANSFER })).toEqual([]);
    expect(await stateOf(order)).toEqual(['SETTLED']);
    expect(await seen()).toMatchObject({ refunds: [], figures: { refunded: ['249.50', 1] } });
    const gone = [{ code: 'REFUND_NOT_STUCK', field: ['refundId'] }];
    expect(await settle(paying, finance, 'settleRefund', { refundId, ...TRANSFER })).toEqual(gone);
    expect(await settle(paying, finance, 'retryRefund', { refundId })).toEqual(gone);
    await runPaymentJobs(paying);
    expect([...simulator().books.refunds.values()].filter(({ status }) => status === 'processed')).toEqual(
      [],
    );
    expect(await mailsAbout('The reference of the transfer is UTR 4711.')).toEqual([buyer.email]);
    expect(await auditOf(paying.marketplace, buyer)).toContainEqual({
      action: 'SETTLE_REFUND',
      detail: refundId,
      staff: finance.id,
    });
  });

  it('made by hand is in the download of the buyer’s data, without the member of staff', async () => {
    const { refundId } = await stuck();
    await confirm(paying, finance);
    await settle(paying, finance, 'settleRefund', { refundId, ...TRANSFER });
    const rest = await RestClient.of(paying.marketplace);
    const { body } = await rest.get<{ onlineRefunds: object[] }>('/api/v1/users/me/export', { as: buyer });
    expect(body.onlineRefunds.at(-1)).toMatchObject({
      status: 'DONE',
      settled_reason: TRANSFER.reason,
      transfer_reference: TRANSFER.reference,
    });
    expect(JSON.stringify(body)).not.toContain(finance.id);
  });

  it('of a payment that paid no order is made by hand too', async () => {
    const order = await paid();
    simulator().payAgain((await pageOf(paying, order)).id);
    await runQueuedJobs(paying);
    await failRefunds(paying);
    await confirm(paying, finance);
    const [refund] = (await seen()).refunds;
    expect(refund?.buyerIsMailed).toBe(false);
    expect(await settle(paying, finance, 'settleRefund', { refundId: refund?.id, ...TRANSFER })).toEqual([]);
    const none = ['0.00', 0];
    expect((await seen()).figures).toMatchObject({ refunded: none, refundsStuck: none });
    expect(await stateOf(order)).toEqual(['SETTLED']);
  });
});

describe('A payment of unknown origin', () => {
  it('is listed until staff settle it with a reason', async () => {
    const { id: reference } = simulator().payElsewhere(5_000, 'INR');
    await runQueuedJobs(paying);
    const dollars = simulator().payElsewhere(700, 'USD');
    await runQueuedJobs(paying);
    const { unknown, figures } = await seen();
    expect(figures.unknownPayments).toEqual(['50.00', 2]);
    expect(unknown).toEqual([
      {
        id: expect.stringMatching(/^attempt_/) as string,
        provider: 'simulator',
        reference,
        amount: { amount: '50.00', currencyCode: 'INR' },
        status: 'CAPTURED',
        recordedAt: '2026-01-15T06:30:00.000Z',
        viewerCanSettle: true,
      },
      expect.objectContaining({
        reference: dollars.id,
        amount: { amount: '7.00', currencyCode: 'USD' },
      }),
    ]);
    const input = { attemptId: unknown[0]?.id, reason: 'Rent of the office, paid back by hand' };
    expect(await settle(paying, finance, 'settleUnknownPayment', input)).toEqual([]);
    expect(await settle(paying, finance, 'settleUnknownPayment', input)).toEqual([
      { code: 'UNKNOWN_PAYMENT_SETTLED', field: ['attemptId'] },
    ]);
    await runPaymentJobs(paying);
    expect((await seen()).unknown).toMatchObject([{ reference: dollars.id }]);
    const [entry] = await paying.marketplace.database.query(
      'SELECT action, detail, staff_id AS staff FROM staff_actions WHERE user_id IS NULL',
    );
    expect(entry).toEqual({
      action: 'SETTLE_UNKNOWN_PAYMENT',
      detail: unknown[0]?.id,
      staff: finance.id,
    });
  });

  it('is open again if it failed, was settled, and arrives after all', async () => {
    const { id } = simulator().payElsewhere(5_000, 'INR');
    const payment = simulator().books.payments.get(id);
    if (payment) payment.status = 'failed';
    await runPaymentJobs(paying);
    const [failed] = (await seen()).unknown;
    expect(failed).toMatchObject({ status: 'FAILED' });
    expect((await seen()).figures.unknownPayments).toEqual(['0.00', 0]);
    await settle(paying, finance, 'settleUnknownPayment', { attemptId: failed?.id, reason: 'It failed' });
    simulator().confirmLate(id);
    await runPaymentJobs(paying);
    expect((await seen()).unknown).toMatchObject([{ id: failed?.id, status: 'CAPTURED' }]);
  });

  it('is never one that belongs to an order', async () => {
    await paid();
    const [attempt] = await paying.marketplace.database.query<{ id: string }>(
      'SELECT id FROM payment_attempts',
    );
    const input = { attemptId: attempt?.id, reason: 'Not mine' };
    expect(await settle(paying, finance, 'settleUnknownPayment', input)).toEqual([
      { code: 'UNKNOWN_PAYMENT_NOT_FOUND', field: ['attemptId'] },
    ]);
  });
});
