import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { money } from '../../domain/money/money.js';
import { ProviderRefusal, ProviderUnavailable } from '../paymentProvider.js';
import { PayeeRefused, type PayoutProvider, type PayoutRequest } from '../payoutProvider.js';
import { signatureOf } from '../razorpay/readWebhook.js';
import { razorpayxProvider } from './razorpayxProvider.js';

interface Asked {
  call: string;
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = { status?: number; body: unknown };

const ACCOUNT = '7878780080316316';
const KEY = 'payout_01h455vb4pex5vsknk084sn02q';
let server: Server;
let provider: PayoutProvider;
let asked: Asked[];
let answers: Answer[];

/** Starts a server that answers each call with the next of `answers`. */
beforeEach(async () => {
  [asked, answers] = [[], []];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ call: `${request.method} ${request.url}`, headers: request.headers, body });
      const answer = answers.shift() ?? { status: 500, body: 'Nothing more was expected' };
      response.writeHead(answer.status ?? 200);
      return response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = razorpayxProvider({
    name: 'razorpayx',
    isSimulated: false,
    address: () => address,
    keyId: 'rzp_test_1',
    keySecret: 'thiskeyissecret',
    account: ACCOUNT,
    webhookSecrets: ['new secret', 'old secret'],
  });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

// Example from RazorpayX's documentation.
const PAYOUT = {
  id: 'pout_F681qslJ3ba70q',
  entity: 'payout',
  fund_account_id: 'fa_F681qr6Bqy1Je7',
  amount: 22_455,
  currency: 'INR',
  notes: [],
  fees: 590,
  tax: 90,
  status: 'processed',
  purpose: 'payout',
  utr: '933815383814',
  mode: 'UPI',
  reference_id: KEY,
  narration: null,
  batch_id: null,
  failure_reason: null,
  created_at: 1_592_929_016,
  status_details: { reason: null, description: null, source: null },
};
const PAID = {
  reference: PAYOUT.id,
  key: KEY,
  state: 'DONE',
  note: null,
  utr: PAYOUT.utr,
  fee: 590,
  feeTax: 90,
};
const NONE = { body: { entity: 'collection', count: 0, items: [] } };
const refusal = (description: string, field?: string) => ({
  status: 400,
  body: { error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', reason: null, field } },
});
const request = (changes: Partial<PayoutRequest> = {}): PayoutRequest => ({
  key: KEY,
  account: ACCOUNT,
  amount: money(22_455, 'INR'),
  mode: 'UPI',
  to: { upiAddress: 'dev@okbank' },
  payee: { id: 'user_01h455vb4pex5vsknk084sn02q', name: 'Dev Rao' },
  ...changes,
});
const payOut = (changes: Partial<PayoutRequest> = {}) => provider.payOut(request(changes));
const bodyOf = (index: number) => JSON.parse(asked[index]?.body ?? '') as Record<string, unknown>;

describe('a request for a payout', () => {
  it('looks for it first, and carries its key', async () => {
    answers = [NONE, { body: PAYOUT }];
    expect(await payOut()).toEqual(PAID);
    expect(asked.map(({ call }) => call)).toEqual([
      `GET /v1/payouts?account_number=${ACCOUNT}&reference_id=${KEY}`,
      'POST /v1/payouts',
    ]);
    expect(asked[1]?.headers['x-payout-idempotency']).toBe(KEY);
    const contact = { name: 'Dev Rao', type: 'vendor', reference_id: 'user_01h455vb4pex5vsknk084sn02q' };
    expect(bodyOf(1)).toEqual({
      account_number: ACCOUNT,
      amount: 22_455,
      currency: 'INR',
      mode: 'UPI',
      purpose: 'payout',
      fund_account: { account_type: 'vpa', vpa: { address: 'dev@okbank' }, contact },
      queue_if_low_balance: true,
      reference_id: KEY,
    });
  });

  it('to a bank account names its holder, number and IFSC', async () => {
    answers = [NONE, { body: PAYOUT }];
    const bankAccount = { holder: 'Dev Rao', number: '918273645546', ifsc: 'HDFC0001234' };
    await payOut({ mode: 'IMPS', to: { bankAccount } });
    expect(bodyOf(1)['fund_account']).toMatchObject({
      account_type: 'bank_account',
      bank_account: { name: 'Dev Rao', ifsc: 'HDFC0001234', account_number: '918273645546' },
    });
  });

  it.each([
    ['देव', 'Payee 084sn02q'],
    ['Zoë  Ünal 📚', 'Zoe Unal'],
    ['x'.repeat(60), 'x'.repeat(50)],
  ])('for %s has a name that RazorpayX takes', async (name, expected) => {
    answers = [NONE, { body: PAYOUT }];
    await payOut({ payee: { id: request().payee.id, name } });
    expect(bodyOf(1)['fund_account']).toMatchObject({ contact: { name: expected } });
  });

  it('that was made before is not sent again', async () => {
    answers = [{ body: { items: [{ ...PAYOUT, reference_id: 'other' }, PAYOUT] } }];
    expect(await payOut()).toEqual(PAID);
    expect(asked).toHaveLength(1);
  });

  it('that is refused because it was made meanwhile finds it', async () => {
    answers = [
      NONE,
      refusal('Different request with the same idempotency key'),
      { body: { items: [PAYOUT] } },
    ];
    expect(await payOut()).toEqual(PAID);
  });

  it('whose key is refused is asked again, even if nothing is found', async () => {
    answers = [NONE, refusal('Different request with the same idempotency key has been processed.'), NONE];
    await expect(payOut()).rejects.toThrow(ProviderUnavailable);
  });

  it('is not given up as long as it cannot be looked for', async () => {
    answers = [NONE, refusal('Invalid IFSC Code in Bank Account'), { status: 502, body: '' }];
    await expect(payOut()).rejects.toThrow(ProviderUnavailable);
  });

  it.each([408, 409, 429, 500, 503])('with the answer %s is asked again', async (status) => {
    answers = [NONE, { status, body: { error: { description: 'Later' } } }];
    await expect(payOut()).rejects.toThrow(ProviderUnavailable);
    expect(asked).toHaveLength(2);
  });
});

it.each([
  ['Invalid IFSC Code in Bank Account', undefined, true],
  ['The address is invalid', 'fund_account.vpa.address', true],
  ['The account number must be at least 5 characters', 'fund_account.bank_account.account_number', true],
  ['The RazorpayX Account number is invalid.', 'account_number', false],
  ['Your account is not activated', undefined, false],
  ['The amount exceeds the limit', 'amount', false],
])('the refusal "%s" of %s is about the payee: %s', async (description, field, isOfPayee) => {
  answers = [NONE, refusal(description, field), NONE];
  const error = await payOut().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ProviderRefusal);
  expect(error instanceof PayeeRefused).toBe(isOfPayee);
  expect((error as Error).message).toBe(description);
});

describe('the state of a payout', () => {
  it.each([
    ['pending', null, 'UNDER_WAY'],
    ['queued', null, 'LOW_BALANCE'],
    ['queued', 'low_balance', 'LOW_BALANCE'],
    ['queued', 'beneficiary_bank_down', 'UNDER_WAY'],
    ['processing', 'payout_bank_processing', 'UNDER_WAY'],
    ['processed', 'payout_processed', 'DONE'],
    ['reversed', 'beneficiary_bank_rejected', 'RETURNED'],
    ['cancelled', null, 'FAILED'],
    ['rejected', null, 'FAILED'],
    ['failed', 'bank_account_invalid', 'FAILED'],
    ['a state of the future', null, 'UNDER_WAY'],
  ])('%s because of %s is %s', async (status, reason, state) => {
    const description = 'In words';
    answers = [{ body: { ...PAYOUT, status, status_details: { reason, description, source: 'bank' } } }];
    expect(await provider.payout(PAYOUT.id)).toMatchObject({ state, note: description });
    expect(asked[0]?.call).toBe(`GET /v1/payouts/${PAYOUT.id}`);
  });

  it('is null for a payout that RazorpayX does not know', async () => {
    answers = [refusal('The id provided does not exist')];
    expect(await provider.payout('../pout')).toBeNull();
    expect(asked[0]?.call).toBe('GET /v1/payouts/..%2Fpout');
  });
});

it('payouts are listed of the operator’s account, page by page', async () => {
  const full = Array.from({ length: 100 }, (_, index) => ({ ...PAYOUT, id: `pout_${index}` }));
  answers = [{ body: { items: full } }, { body: { items: [{ ...PAYOUT, reference_id: '' }] } }];
  const span = { from: new Date(1_592_900_000_000), to: new Date(1_593_000_000_000) };
  const pages = [];
  for await (const page of provider.listPayouts(span)) pages.push(page);
  expect(pages.map(({ length }) => length)).toEqual([100, 1]);
  const listed = { amount: 22_455, currency: 'INR', createdAt: new Date(1_592_929_016_000) };
  expect(pages[1]).toEqual([{ ...PAID, key: null, ...listed }]);
  expect(asked[1]?.call).toBe(
    `GET /v1/payouts?account_number=${ACCOUNT}&from=1592900000&to=1592999999&count=100&skip=100`,
  );
});

describe('a webhook', () => {
  const body = Buffer.from(
    JSON.stringify({ entity: 'event', event: 'payout.processed', payload: { payout: { entity: PAYOUT } } }),
  );
  const signed = (secret: string, content = body) =>
    provider.readWebhook(content, {
      'x-razorpay-event-id': 'event_1',
      'x-razorpay-signature': signatureOf(content, secret),
    });

  it.each(['new secret', 'old secret'])('signed with the %s names the payout', (secret) => {
    expect(signed(secret)).toMatchObject({ eventId: 'event_1', type: 'payout.processed', key: KEY });
  });

  it('that is forged, unsigned or no event is not read', () => {
    expect(signed('another secret')).toBeNull();
    expect(provider.readWebhook(body, {})).toBeNull();
    expect(signed('new secret', Buffer.from('{"event":7}'))).toBeNull();
  });
});
