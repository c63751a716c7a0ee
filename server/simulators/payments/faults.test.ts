import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { money } from '../../domain/money/money.js';
import { openInbox, type Inbox } from '../../testing/payments/inbox.js';
import { FREE, openSimulation, paymentRequest, type Simulation } from '../../testing/payments/simulation.js';
import { ProviderRefusal, ProviderUnavailable } from '../../payments/paymentProvider.js';

let simulation: Simulation;
let inbox: Inbox;
beforeEach(async () => {
  simulation = await openSimulation({
    timeoutMs: 5000,
    webhookSecrets: ['new secret', 'old secret'],
    ...FREE,
  });
  inbox = await openInbox();
  simulation.sendWebhooksTo(inbox.address);
});
afterEach(async () => {
  await simulation.close();
  await inbox.close();
});

const request = (changes = {}) => paymentRequest(simulation.clock, changes);
const open = async () => (await simulation.provider.openPage(request())).reference;
const refund = (paymentReference: string, paise: number, key = 'refund_0001') =>
  simulation.provider.refund({ paymentReference, amount: money(paise, 'INR'), key });
const read = () => inbox.received.map(({ body, headers }) => simulation.provider.readWebhook(body, headers));
const typesRead = () => read().map((news) => news?.type ?? null);

describe('webhooks', () => {
  it('tell of each change, with the page or the payment', async () => {
    const { provider, simulator, clock } = simulation;
    const [page, cancelled, expired] = [await open(), await open(), await open()];
    const failed = simulator.fail(page);
    const { id } = simulator.pay(page);
    const { reference } = await refund(id, 900);
    await provider.closePage(cancelled);
    clock.advanceMinutes(21);
    await provider.closePage(expired);
    const deliveries = await simulator.deliveries();
    expect(read().map((news) => [news?.type, news?.pageReference, news?.paymentReference])).toEqual([
      ['payment.failed', null, failed.id],
      ['payment.authorized', null, id],
      ['payment.captured', null, id],
      ['payment_link.paid', page, id],
      ['refund.created', null, id],
      ['refund.processed', null, id],
      ['payment_link.cancelled', cancelled, null],
      ['payment_link.expired', expired, null],
    ]);
    expect(deliveries.map(({ eventId }) => eventId)).toEqual(read().map((news) => news?.eventId));
    expect(deliveries.every(({ status }) => status === 200)).toBe(true);
    expect(inbox.received.at(-3)?.body.toString()).toContain(reference);
  });

  it('come twice with the same event ID', async () => {
    simulation.simulator.faults.duplicateWebhooks = true;
    simulation.simulator.fail(await open());
    await simulation.simulator.deliveries();
    const [first, second] = read();
    expect(first?.type).toBe('payment.failed');
    expect(second).toEqual(first);
  });

  it('come late, and the newest first', async () => {
    const { simulator } = simulation;
    Object.assign(simulator.faults, { lateWebhooks: true, reorderedWebhooks: true });
    simulator.pay(await open());
    expect(await simulator.deliveries()).toEqual([]);
    simulator.release();
    await simulator.deliveries();
    expect(typesRead()).toEqual(['payment_link.paid', 'payment.captured', 'payment.authorized']);
  });

  it('are missing, or forged', async () => {
    const { simulator } = simulation;
    simulator.faults.missingWebhooks = true;
    simulator.fail(await open());
    simulator.faults.missingWebhooks = false;
    simulator.faults.forgedWebhooks = true;
    simulator.fail(await open());
    await simulator.deliveries();
    expect(read()).toEqual([null]);
  });

  it('keep the secret they were first signed with when it is changed', async () => {
    const { simulator } = simulation;
    simulator.rotateSecret('old secret');
    simulator.faults.lateWebhooks = true;
    simulator.fail(await open());
    simulator.rotateSecret('new secret');
    simulator.faults.lateWebhooks = false;
    simulator.fail(await open());
    simulator.release();
    simulator.rotateSecret('newest secret');
    simulator.fail(await open());
    await simulator.deliveries();
    expect(typesRead()).toEqual(['payment.failed', 'payment.failed', null]);
  });

  it('that nobody takes are lost', async () => {
    await inbox.close();
    simulation.simulator.fail(await open());
    expect(await simulation.simulator.deliveries()).toMatchObject([{ type: 'payment.failed', status: null }]);
  });
});

describe('an answer that is lost', () => {
  it('to the creation of a page is made up for by looking', async () => {
    const { provider, simulator } = simulation;
    simulator.faults.lostAnswers = { createPage: 1 };
    const { reference } = await provider.openPage(request());
    expect([...simulator.books.pages.keys()]).toEqual([reference]);
  });

  it('to looking for a page leaves no page', async () => {
    const { provider, simulator } = simulation;
    simulator.faults.lostAnswers = { findPages: 1 };
    await expect(provider.openPage(request())).rejects.toThrow(ProviderUnavailable);
    expect(simulator.books.pages.size).toBe(0);
  });

  it('to a refund leaves one refund for the next attempt', async () => {
    const { simulator } = simulation;
    const { id } = simulator.pay(await open());
    simulator.faults.lostAnswers = { refund: 1 };
    await expect(refund(id, 900)).rejects.toThrow(ProviderUnavailable);
    const { reference } = await refund(id, 900);
    expect([...simulator.books.refunds.keys()]).toEqual([reference]);
  });

  it('to any other call is answered the next time', async () => {
    const { provider, simulator } = simulation;
    const page = await open();
    const { id } = simulator.pay(page);
    const { reference } = await refund(id, 900);
    simulator.faults.lostAnswers = {
      page: 1,
      orderPayments: 1,
      payment: 1,
      findPages: 1,
      refundOf: 1,
      cancelPage: 1,
    };
    const cancelled = (await provider.openPage(request()).catch(() => provider.openPage(request())))
      .reference;
    for (const call of [
      () => provider.paymentsOf(page),
      () => provider.payment(id),
      () => provider.refundOf(id, reference),
      () => provider.closePage(cancelled),
    ])
      await expect(call()).rejects.toThrow(ProviderUnavailable);
    await expect(provider.paymentsOf(page)).rejects.toThrow(ProviderUnavailable);
    expect(await provider.paymentsOf(page)).toHaveLength(1);
    expect(await provider.payment(id)).not.toBeNull();
    expect(await provider.refundOf(id, reference)).toMatchObject({ status: 'DONE' });
    await provider.closePage(cancelled);
    expect(simulator.page(cancelled)?.status).toBe('cancelled');
  });

  it('is not waited for beyond the time limit', async () => {
    const patient = simulation;
    simulation = await openSimulation({ timeoutMs: 100 });
    await patient.close();
    simulation.simulator.faults.silent = true;
    simulation.simulator.faults.lostAnswers = { page: 1 };
    await expect(simulation.provider.paymentsOf('plink_unknown')).rejects.toThrow(ProviderRefusal);
    const page = await open();
    await expect(simulation.provider.paymentsOf(page)).rejects.toThrow(
      'The payment provider did not answer in time',
    );
  });
});

it('a service that is down is unavailable for every call, and does nothing', async () => {
  const { provider, simulator } = simulation;
  const page = await open();
  const { id } = simulator.pay(page);
  simulator.faults.down = true;
  for (const call of [
    () => provider.openPage(request()),
    () => provider.closePage(page),
    () => provider.paymentsOf(page),
    () => provider.payment(id),
    () => refund(id, 900),
    () => provider.refundOf(id, 'rfnd_unknown'),
  ])
    await expect(call()).rejects.toThrow(ProviderUnavailable);
  expect(simulator.books.refunds.size).toBe(0);
});

describe('a payment', () => {
  it('of another amount or currency is reported as it is', async () => {
    const { provider, simulator } = simulation;
    const page = await open();
    Object.assign(simulator.faults, { paidAmount: 100, paidCurrency: 'USD' });
    simulator.pay(page);
    expect(await provider.paymentsOf(page)).toMatchObject([
      { status: 'CAPTURED', amount: money(100, 'USD') },
    ]);
    simulator.faults.paidCurrency = 'AED';
    const { id } = simulator.payAgain(page);
    await expect(provider.payment(id)).rejects.toThrow(
      new ProviderRefusal('The payment is in AED, a currency that Panna does not know'),
    );
  });

  it('of a page that nobody knows has no page', async () => {
    const { id } = simulation.simulator.payElsewhere(5000, 'INR');
    const found = { reference: id, status: 'CAPTURED', amount: money(5000, 'INR'), pageReference: null };
    const payment = { ...found, fee: 0, feeTax: 0 };
    expect(await simulation.provider.payment(id)).toEqual(payment);
    await simulation.simulator.deliveries();
    expect(typesRead()).toEqual(['payment.authorized', 'payment.captured']);
  });

  it('can be made twice on a page', async () => {
    const page = await open();
    const ids = [simulation.simulator.pay(page).id, simulation.simulator.payAgain(page).id];
    const payments = await simulation.provider.paymentsOf(page);
    expect(payments.map(({ reference, status }) => [reference, status])).toEqual(
      ids.map((id) => [id, 'CAPTURED']),
    );
    expect(simulation.simulator.books.balance).toBe(2 * 24_900);
  });

  it('that is only authorised is pending', async () => {
    const { provider, simulator } = simulation;
    const page = await open();
    simulator.faults.uncaptured = true;
    const { id } = simulator.pay(page);
    expect(await provider.payment(id)).toMatchObject({ status: 'PENDING', pageReference: page });
    expect(simulator.books.balance).toBe(0);
    simulator.faults.uncaptured = false;
    simulator.confirmLate(id);
    expect(await provider.paymentsOf(page)).toMatchObject([{ reference: id, status: 'CAPTURED' }]);
    expect(simulator.page(page)?.status).toBe('paid');
  });

  it('that failed can be confirmed after the page has expired', async () => {
    const { provider, simulator, clock } = simulation;
    const page = await open();
    const { id } = simulator.fail(page);
    clock.advanceMinutes(30);
    expect(simulator.page(page)?.status).toBe('expired');
    simulator.confirmLate(id);
    expect(await provider.paymentsOf(page)).toMatchObject([{ reference: id, status: 'CAPTURED' }]);
    expect(simulator.page(page)?.status).toBe('expired');
    await simulator.deliveries();
    expect(typesRead().slice(-2)).toEqual(['payment.authorized', 'payment.captured']);
  });
});

describe('a refund', () => {
  it('fails at once, or is pending and then fails; the money stays', async () => {
    const { provider, simulator } = simulation;
    const { id } = simulator.pay(await open());
    simulator.faults.refunds = 'failed';
    expect(await refund(id, 24_900, 'refund_0001')).toMatchObject({ status: 'FAILED' });
    simulator.faults.refunds = 'pending';
    const { reference, status } = await refund(id, 24_900, 'refund_0002');
    expect([status, simulator.books.balance]).toEqual(['PENDING', 0]);
    simulator.endRefund(reference, 'failed');
    expect(await provider.refundOf(id, reference)).toEqual({
      reference,
      status: 'FAILED',
      fee: 0,
      feeTax: 0,
    });
    expect(simulator.books.balance).toBe(24_900);
    simulator.faults.refunds = 'processed';
    expect(await refund(id, 24_900, 'refund_0003')).toMatchObject({ status: 'DONE' });
    await simulator.deliveries();
    const refunds = typesRead().filter((type) => type?.startsWith('refund.'));
    const [created, failed] = ['refund.created', 'refund.failed'];
    expect(refunds).toEqual([created, failed, created, failed, created, 'refund.processed']);
  });

  it('is refused while the balance is empty', async () => {
    const { simulator } = simulation;
    const { id } = simulator.pay(await open());
    simulator.emptyBalance();
    await expect(refund(id, 900)).rejects.toThrow(/not have enough balance/);
    simulator.pay(await open());
    expect(await refund(id, 900)).toMatchObject({ status: 'DONE' });
  });
});
