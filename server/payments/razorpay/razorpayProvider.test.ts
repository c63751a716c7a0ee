import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { money } from '../../domain/money/money.js';
import { TestClock } from '../../testing/clock.js';
import { paymentRequest } from '../../testing/payments/simulation.js';
import { ProviderRefusal, ProviderUnavailable, type PaymentProvider } from '../paymentProvider.js';
import { razorpayProvider } from './razorpayProvider.js';

interface Asked {
  call: string;
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = { status?: number; body: unknown };

const SECRET = 'thiskeyissecret';
const clock = new TestClock();
let server: Server;
let provider: PaymentProvider;
let asked: Asked[];
let answers: Answer[];

/** Starts a server that answers each call with the next of `answers`. */
beforeEach(async () => {
  [asked, answers] = [[], []];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ call: `${request.method} ${request.url}`, headers: request.headers, body });
      const answer = answers.shift() ?? { status: 500, body: 'Nothing more was expected' };
      const isText = typeof answer.body === 'string';
      response.writeHead(answer.status ?? 200, { location: '/elsewhere' });
      return response.end(isText ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = razorpayProvider({
    name: 'razorpay',
    isSimulated: false,
    address: () => address,
    keyId: 'rzp_test_1',
    keySecret: SECRET,
    webhookSecrets: [],
    clock,
  });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

// Example from Razorpay's documentation.
const LINK = {
  accept_partial: true,
  amount: 10_000,
  customer: [],
  expire_by: 0,
  id: 'plink_KBnb7I424Rc1R9',
  notes: null,
  payments: null,
  reference_id: 'intent_1',
  short_url: 'https://rzp.io/i/alaBxs0i',
  status: 'created',
  user_id: '',
};
const PAGE = { reference: 'plink_KBnb7I424Rc1R9', url: 'https://rzp.io/i/alaBxs0i' };
const PAYMENT = {
  id: 'pay_KBnebtRrhTEatJ',
  entity: 'payment',
  amount: 10_000,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_KBneAVhT2zbzsU',
  vpa: 'asha@upi',
};
const refusal = (description: string) => ({
  status: 400,
  body: { error: { code: 'BAD_REQUEST_ERROR', description } },
});
const open = () => provider.openPage(paymentRequest(clock, { receipt: 'intent_1' }));
const refund = () =>
  provider.refund({ paymentReference: 'pay_1', amount: money(900, 'INR'), key: 'refund_0001' });

describe('requests', () => {
  it('to open a page look for it first, and ask for no mail, no reminder and no part payment', async () => {
    answers = [{ body: { payment_links: [] } }, { body: LINK }];
    expect(await open()).toEqual(PAGE);
    expect(asked.map(({ call }) => call)).toEqual([
      'GET /v1/payment_links?reference_id=intent_1',
      'POST /v1/payment_links',
    ]);
    const basic = Buffer.from(`rzp_test_1:${SECRET}`).toString('base64');
    expect(asked.map(({ headers }) => headers.authorization)).toEqual([`Basic ${basic}`, `Basic ${basic}`]);
    expect(JSON.parse(asked[1]?.body ?? '')).toEqual({
      amount: 24_900,
      currency: 'INR',
      accept_partial: false,
      reference_id: 'intent_1',
      description: 'Order 7Q2X4M',
      expire_by: clock.now().getTime() / 1000 + 20 * 60,
      customer: { name: 'Asha Rao', email: 'asha@example.com', contact: '+919876543210' },
      callback_url: 'http://127.0.0.1:4000/orders/order_1',
      callback_method: 'get',
      notify: { sms: false, email: false },
      reminder_enable: false,
    });
  });

  it('to refund carry the key', async () => {
    answers = [{ body: { id: 'rfnd_1', status: 'pending', speed_requested: 'normal' } }];
    expect(await refund()).toMatchObject({ reference: 'rfnd_1', status: 'PENDING' });
    expect(asked[0]).toMatchObject({ call: 'POST /v1/payments/pay_1/refund', body: '{"amount":900}' });
    expect(asked[0]?.headers['x-refund-idempotency']).toBe('refund_0001');
  });

  it('hold IDs in one part of the path', async () => {
    answers = [refusal('The id provided does not exist')];
    expect(await provider.payment('../payment_links?a=b')).toBeNull();
    expect(asked[0]?.call).toBe('GET /v1/payments/..%2Fpayment_links%3Fa%3Db');
  });
});

describe('a page', () => {
  it('that was not asked for is not taken for the one that was', async () => {
    answers = [{ body: { payment_links: [{ ...LINK, reference_id: 'intent_2' }] } }, { body: LINK }];
    await open();
    expect(asked).toHaveLength(2);
  });

  it('that another process has created meanwhile is found after the refusal', async () => {
    const none = { body: { payment_links: [] } };
    answers = [none, refusal('reference_id already exists'), { body: { payment_links: [LINK] } }];
    expect(await open()).toEqual(PAGE);
  });

  it('is refused with the first reason if looking again does not help', async () => {
    const none = { body: { payment_links: [] } };
    answers = [none, refusal('amount is too small'), none];
    await expect(open()).rejects.toThrow(new ProviderRefusal('amount is too small'));
    answers = [none, refusal('amount is too small'), { status: 502, body: '' }];
    await expect(open()).rejects.toThrow(new ProviderRefusal('amount is too small'));
  });
});

describe('closing a page', () => {
  it.each(['paid', 'cancelled', 'expired'])('that is %s changes nothing', async (status) => {
    answers = [
      refusal(`Payment Link cannot be cancelled as it is already ${status}`),
      { body: { ...LINK, status } },
    ];
    await provider.closePage(LINK.id);
    const page = `/v1/payment_links/${LINK.id}`;
    expect(asked.map(({ call }) => call)).toEqual([`POST ${page}/cancel`, `GET ${page}`]);
  });

  it('that is still open after a refusal is refused', async () => {
    answers = [refusal('Not now'), { body: LINK }];
    await expect(provider.closePage(LINK.id)).rejects.toThrow(new ProviderRefusal('Not now'));
  });
});

describe('payments', () => {
  it('of a page are read one by one if it has no order', async () => {
    const payments = [{ payment_id: PAYMENT.id, amount: 10_000, status: 'captured' }];
    answers = [{ body: { ...LINK, status: 'paid', payments } }, { body: PAYMENT }];
    const payment = { reference: PAYMENT.id, status: 'CAPTURED', amount: money(10_000, 'INR') };
    expect(await provider.paymentsOf(LINK.id)).toMatchObject([payment]);
  });

  it.each([
    ['created', 'PENDING'],
    ['authorized', 'PENDING'],
    ['captured', 'CAPTURED'],
    ['refunded', 'CAPTURED'],
    ['failed', 'FAILED'],
  ])('that are %s there are %s here', async (status, expected) => {
    answers = [{ body: { ...PAYMENT, status, order_id: null } }];
    expect(await provider.payment(PAYMENT.id)).toMatchObject({ status: expected, pageReference: null });
  });

  it.each([
    ['as it is stated', { fee: 236, tax: 36 }, { fee: 236, feeTax: 36 }],
    ['zero, as of UPI', { fee: 0, tax: 0 }, { fee: 0, feeTax: 0 }],
    ['unknown before the capture', { fee: null, tax: null }, { fee: null, feeTax: null }],
    ['unknown if it is more than the payment', { fee: 10_001, tax: 36 }, { fee: null, feeTax: null }],
    ['unknown if the tax is more than it', { fee: 30, tax: 36 }, { fee: null, feeTax: null }],
    ['unknown if it is below zero', { fee: -1, tax: -2 }, { fee: null, feeTax: null }],
  ])('have a fee: %s', async (_, stated, read) => {
    answers = [{ body: { ...PAYMENT, ...stated, order_id: null } }];
    expect(await provider.payment(PAYMENT.id)).toMatchObject(read);
  });

  it('belong to the page with their order, not to any page that is answered', async () => {
    const other = { ...LINK, id: 'plink_other', order_id: 'order_other' };
    answers = [
      { body: PAYMENT },
      { body: { payment_links: [other, { ...LINK, order_id: PAYMENT.order_id }] } },
    ];
    expect(await provider.payment(PAYMENT.id)).toMatchObject({ pageReference: LINK.id });
    answers = [{ body: PAYMENT }, { body: { payment_links: [other] } }];
    expect(await provider.payment(PAYMENT.id)).toMatchObject({ pageReference: null });
  });
});

describe('an answer', () => {
  it.each([301, 401, 403, 408, 409, 425, 429, 500, 502, 503])(
    'with status %s says to try again',
    async (status) => {
      answers = [{ status, body: { error: { description: 'Later' } } }];
      await expect(refund()).rejects.toThrow(ProviderUnavailable);
      expect(asked).toHaveLength(1);
    },
  );

  it.each([400, 404, 405, 422])('with status %s is a refusal with its reason', async (status) => {
    answers = [{ status, body: { error: { description: 'The payment has been fully refunded already' } } }];
    await expect(refund()).rejects.toThrow(
      new ProviderRefusal('The payment has been fully refunded already'),
    );
    answers = [{ status, body: '<html>' }];
    await expect(refund()).rejects.toThrow(
      new ProviderRefusal(`The payment provider answered with status ${status}`),
    );
  });

  it.each(['', '<html>Asha</html>', [], {}, { id: 'rfnd_1', status: 'Asha' }, { id: 7, status: 'pending' }])(
    'in another form says to try again and is not quoted: %j',
    async (body) => {
      answers = [{ body }];
      const error = (await refund().catch((reason: unknown) => reason)) as Error;
      expect(error).toBeInstanceOf(ProviderUnavailable);
      expect(error.message).toMatch(/unknown form/);
      expect(`${error.stack} ${String(error.cause)}`).not.toContain('Asha');
    },
  );
});

it('a service that cannot be reached says to try again, without the keys', async () => {
  server.close();
  const error = (await refund().catch((reason: unknown) => reason)) as Error;
  expect(error).toBeInstanceOf(ProviderUnavailable);
  expect(error.message).toBe('The payment provider cannot be reached');
  const everything = JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error.cause);
  for (const secret of [SECRET, Buffer.from(`rzp_test_1:${SECRET}`).toString('base64')])
    expect(everything).not.toContain(secret);
});
