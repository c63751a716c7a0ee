import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { money } from '../../domain/money/money.js';
import {
  FREE,
  openSimulation,
  paymentRequest,
  SIMULATION_KEYS,
  type Simulation,
} from '../../testing/payments/simulation.js';
import type { PaymentPage } from '../../payments/paymentProvider.js';

let simulation: Simulation;
beforeEach(async () => {
  simulation = await openSimulation(FREE);
});
afterEach(() => simulation.close());

const RETURN_URL = 'http://127.0.0.1:4000/orders/order_1?tab=payment';
const open = (changes = {}) =>
  simulation.provider.openPage(paymentRequest(simulation.clock, { returnUrl: RETURN_URL, ...changes }));

/** Presses a button as a browser does, without following the redirect. */
const press = (page: PaymentPage, button: 'pay' | 'fail' | 'dispute' | 'lose' | 'win') =>
  fetch(`${page.url}/${button}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: simulation.address },
    redirect: 'manual',
  });
const see = async (page: PaymentPage) => (await fetch(page.url)).text();
const statusOf = ({ reference }: PaymentPage) => simulation.simulator.page(reference)?.status;

describe('an open page', () => {
  it('says what is paid, that no money moves, and what can be done', async () => {
    const page = await open({ amount: money(12_345_600, 'INR') });
    const html = await see(page);
    expect(html).toContain('This is a simulator. No money moves.');
    expect(html).toContain('₹1,23,456');
    expect(html).toContain('Order 7Q2X4M');
    const path = new URL(page.url).pathname;
    for (const button of ['pay', 'fail'])
      expect(html).toContain(`<form method="post" action="${path}/${button}">`);
    expect(html).toContain('<a href="http://127.0.0.1:4000/orders/order_1?tab=payment">Walk away</a>');
  });

  it('runs no script, is kept by no cache, and sends its buttons to itself and the shop only', async () => {
    const { headers, status } = await fetch((await open()).url);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' http://127.0.0.1:4000; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  it('shows texts as they are', async () => {
    const html = await see(await open({ description: '<script>alert("1")</script> & more' }));
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more');
    expect(html).not.toContain('<script');
  });

  it('changes nothing when it is only looked at', async () => {
    const page = await open();
    await see(page);
    await fetch(page.url, { method: 'HEAD' });
    expect((await fetch(`${page.url}/pay`)).status).toBe(404);
    expect(simulation.simulator.books.payments.size).toBe(0);
  });
});

describe('the bank', () => {
  it('takes the money back on demand, once, and decides once', async () => {
    const page = await open();
    await press(page, 'pay');
    expect(await see(page)).toContain('Ask the bank for the money back');
    for (let time = 0; time < 2; time += 1) await press(page, 'dispute');
    const { books } = simulation.simulator;
    expect([...books.disputes.values()].map(({ status }) => status)).toEqual(['open']);
    expect(await see(page)).toContain('Decide for the shop');
    await press(page, 'win');
    await press(page, 'lose');
    expect(await see(page)).toContain('The chargeback is won.');
    expect(books.balance).toBe(24_900);
  });

  it('has nothing to take back before a payment', async () => {
    const page = await open();
    expect(await see(page)).not.toContain('Ask the bank');
    await press(page, 'dispute');
    expect(simulation.simulator.books.disputes.size).toBe(0);
  });
});

describe('a buyer', () => {
  it('who pays returns with a signed word from the provider', async () => {
    const page = await open({ receipt: 'intent_1' });
    const response = await press(page, 'pay');
    expect(response.status).toBe(303);
    const { origin, pathname, searchParams } = new URL(response.headers.get('location') ?? '');
    const [payment] = await simulation.provider.paymentsOf(page.reference);
    expect(origin + pathname).toBe('http://127.0.0.1:4000/orders/order_1');
    const signed = `${page.reference}|intent_1|paid|${payment?.reference}`;
    expect(Object.fromEntries(searchParams)).toEqual({
      tab: 'payment',
      razorpay_payment_id: payment?.reference,
      razorpay_payment_link_id: page.reference,
      razorpay_payment_link_reference_id: 'intent_1',
      razorpay_payment_link_status: 'paid',
      razorpay_signature: createHmac('sha256', SIMULATION_KEYS.keySecret).update(signed).digest('hex'),
    });
  });

  it('whose payment fails can try again', async () => {
    const page = await open();
    const response = await press(page, 'fail');
    expect([response.status, response.headers.get('location')]).toEqual([303, page.url]);
    expect(await see(page)).toMatch(
      /role="alert"><strong>The payment failed[^]*Try again and pay[^]*Walk away/,
    );
    await press(page, 'pay');
    const payments = await simulation.provider.paymentsOf(page.reference);
    expect(payments.map(({ status }) => status)).toEqual(['FAILED', 'CAPTURED']);
  });

  it('pays once, however often they press', async () => {
    const page = await open();
    const pressed = await Promise.all([press(page, 'pay'), press(page, 'pay'), press(page, 'fail')]);
    expect(pressed.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(simulation.simulator.books.balance).toBe(24_900);
    expect(await see(page)).toMatch(/This has been paid[^]*razorpay_payment_id=[^]*Back to the shop/);
  });

  it('cannot try without end', async () => {
    const page = await open();
    for (let attempt = 1; attempt <= 60; attempt += 1) await press(page, 'fail');
    expect(await simulation.provider.paymentsOf(page.reference)).toHaveLength(50);
  });
});

describe('a page on which nobody can pay', () => {
  it('because the shop has closed it or its time is over says so', async () => {
    const [closed, expired] = [await open(), await open()];
    await simulation.provider.closePage(closed.reference);
    simulation.clock.advanceMinutes(20);
    expect(await see(closed)).toContain('The shop has closed this page');
    expect(await see(expired)).toContain('The time to pay is over');
    for (const page of [closed, expired]) {
      const html = await see(page);
      expect(html).not.toContain('<form');
      expect(html).toContain(`<a href="${RETURN_URL}">Back to the shop</a>`);
      expect((await press(page, 'pay')).headers.get('location')).toBe(page.url);
    }
    expect([closed, expired].map(statusOf)).toEqual(['cancelled', 'expired']);
    expect(simulation.simulator.books.payments.size).toBe(0);
  });

  it('because it is unknown is not found', async () => {
    const unknown = { reference: 'plink_<b>', url: `${simulation.address}/pay/plink_<b>` };
    for (const response of [
      await fetch(unknown.url),
      await press(unknown, 'pay'),
      await press(unknown, 'fail'),
    ]) {
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('There is no such payment');
      expect(html).not.toContain('<b>');
    }
  });

  it('because the service is down says so', async () => {
    const page = await open();
    simulation.simulator.faults.down = true;
    const response = await fetch(page.url);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('The payment service is down');
    expect((await press(page, 'pay')).status).toBe(503);
    expect(simulation.simulator.books.payments.size).toBe(0);
  });
});

describe('bad input', () => {
  it('to a page is refused without a stack trace', async () => {
    const page = await open();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const large = await fetch(`${page.url}/pay`, { method: 'POST', headers, body: 'a'.repeat(2000) });
    const strange = await fetch(`${page.url}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: 'a',
    });
    expect([large.status, strange.status]).toEqual([413, 415]);
    for (const response of [large, strange]) expect(await response.text()).not.toMatch(/\bat .*\.(ts|js)/);
    expect(statusOf(page)).toBe('created');
  });

  it('to the API is refused in its form, as are wrong keys', async () => {
    const url = `${simulation.address}/v1/payment_links`;
    const keys = Buffer.from(`${SIMULATION_KEYS.keyId}:${SIMULATION_KEYS.keySecret}`).toString('base64');
    const post = (authorization: string, body: string) =>
      fetch(url, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body });
    const responses = await Promise.all([
      post('Basic wrong', '{}'),
      post('', '{}'),
      post(`Basic ${keys}`, '{}'),
      post(`Basic ${keys}`, '{'),
      post(`Basic ${keys}`, JSON.stringify('a'.repeat(30_000))),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 400, 400, 413]);
    for (const response of responses) {
      const { error } = (await response.json()) as { error: { code: string; description: string } };
      expect(error.code).toBe('BAD_REQUEST_ERROR');
      expect(error.description).not.toMatch(/\bat .*\.(ts|js)/);
    }
    expect(simulation.simulator.books.pages.size).toBe(0);
  });
});
