import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { money } from '../../domain/money/money.js';
import { ProviderRefusal, ProviderUnavailable } from '../paymentProvider.js';
import type { LinkedAccountRequest, SplitProvider } from '../splitProvider.js';
import { routeProvider } from './routeProvider.js';

type Answer = { status?: number; body: unknown };

const KEY = 'transfer_01h455vb4pex5vsknk084sn02q';
let server: Server;
let provider: SplitProvider;
let asked: { call: string; body: unknown }[];
let answers: Answer[];

/** Starts a server that answers each call with the next of `answers`. */
beforeEach(async () => {
  [asked, answers] = [[], []];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ call: `${request.method} ${request.url}`, body: body ? JSON.parse(body) : null });
      const answer = answers.shift() ?? { status: 500, body: 'Nothing more was expected' };
      response.writeHead(answer.status ?? 200);
      return response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { keyId: 'rzp_test_1', keySecret: 'thiskeyissecret' };
  provider = routeProvider({ name: 'razorpay', isSimulated: false, address: () => address, ...keys });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

// Example from Razorpay's documentation.
const TRANSFER = {
  id: 'trf_ECB6hP5cyN30pU',
  entity: 'transfer',
  status: 'processed',
  source: 'pay_EB1R2s8D4vOAKG',
  recipient: 'acc_CNo3jSI8OkFJJJ',
  amount: 22_455,
  currency: 'INR',
  amount_reversed: 0,
  notes: { panna_id: KEY },
  fees: 66,
  tax: 10,
  on_hold: true,
  on_hold_until: null,
  created_at: 1_580_712_811,
};
const HELD = {
  reference: TRANSFER.id,
  key: KEY,
  state: 'DONE',
  isHeld: true,
  fee: 66,
  feeTax: 10,
  note: null,
};
const HOLD = {
  key: KEY,
  paymentReference: TRANSFER.source,
  account: TRANSFER.recipient,
  amount: money(22_455, 'INR'),
};
const collection = (...items: object[]) => ({ body: { entity: 'collection', count: items.length, items } });

describe('a transfer', () => {
  it('is asked for on hold, without an end, with its key in the notes', async () => {
    answers = [collection(TRANSFER)];
    expect(await provider.hold(HOLD)).toEqual(HELD);
    const transfer = {
      account: TRANSFER.recipient,
      amount: 22_455,
      currency: 'INR',
      on_hold: true,
      notes: { panna_id: KEY },
    };
    expect(asked).toEqual([
      { call: `POST /v1/payments/${TRANSFER.source}/transfers`, body: { transfers: [transfer] } },
    ]);
  });

  it('is found among those of its payment by its key', async () => {
    answers = [collection({ ...TRANSFER, id: 'trf_other', notes: [] }, TRANSFER), collection()];
    expect(await provider.findTransfer(TRANSFER.source, KEY)).toEqual(HELD);
    expect(await provider.findTransfer(TRANSFER.source, KEY)).toBeNull();
    expect(asked[0]?.call).toBe(`GET /v1/payments/${TRANSFER.source}/transfers`);
  });

  it.each([
    ['created', 'UNDER_WAY', null],
    ['pending', 'UNDER_WAY', null],
    ['a state of the future', 'UNDER_WAY', null],
    ['reversed', 'DONE', null],
    ['partially_reversed', 'DONE', null],
    ['failed', 'FAILED', 'Transfer failed due to insufficient balance'],
  ])('that is %s is %s', async (status, state, note) => {
    const error = { description: status === 'failed' ? note : null };
    answers = [{ body: { ...TRANSFER, status, error } }];
    expect(await provider.transfer(TRANSFER.id)).toEqual({ ...HELD, state, note });
  });

  it('has its state in another field in some answers', async () => {
    answers = [{ body: { ...TRANSFER, status: undefined, transfer_status: 'failed' } }];
    expect(await provider.transfer(TRANSFER.id)).toMatchObject({ state: 'FAILED' });
  });

  it('is released by ending its hold', async () => {
    answers = [{ body: { ...TRANSFER, on_hold: false } }];
    expect(await provider.release(TRANSFER.id)).toEqual({ ...HELD, isHeld: false });
    expect(asked).toEqual([{ call: `PATCH /v1/transfers/${TRANSFER.id}`, body: { on_hold: false } }]);
  });

  it('that is refused throws the reason, and one without an answer can be asked for again', async () => {
    const description = 'Your account does not have enough balance';
    answers = [
      { status: 400, body: { error: { description } } },
      { status: 502, body: '' },
    ];
    await expect(provider.hold(HOLD)).rejects.toThrow(new ProviderRefusal(description));
    await expect(provider.hold(HOLD)).rejects.toThrow(ProviderUnavailable);
  });
});

describe('a reversal', () => {
  const REVERSAL = {
    id: 'rvrsl_1',
    transfer_id: TRANSFER.id,
    amount: 500,
    notes: { panna_id: 'reversal_1' },
  };

  it('is asked for as a part of its transfer, and found by its key', async () => {
    answers = [{ body: REVERSAL }, collection(REVERSAL), collection({ ...REVERSAL, notes: [] })];
    const amount = money(500, 'INR');
    expect(await provider.reverse({ key: 'reversal_1', transferReference: TRANSFER.id, amount })).toBe(
      'rvrsl_1',
    );
    expect(await provider.findReversal(TRANSFER.id, 'reversal_1')).toBe('rvrsl_1');
    expect(await provider.findReversal(TRANSFER.id, 'reversal_1')).toBeNull();
    expect(asked[0]).toEqual({
      call: `POST /v1/transfers/${TRANSFER.id}/reversals`,
      body: { amount: 500, notes: { panna_id: 'reversal_1' } },
    });
  });
});

describe('a linked account', () => {
  const REQUEST: LinkedAccountRequest = {
    sellerId: 'user_01h455vb4pex5vsknk084sn02q',
    name: 'Dev',
    email: 'dev@example.com',
    phone: '9820011223',
    address: { street: '5 Park Street', city: 'Kolkata', state: 'West Bengal', zipcode: '700016' },
    pan: 'ABCPE1234F',
    bankAccount: { holder: 'Dev Rao', number: '918273645546', ifsc: 'HDFC0001234' },
  };
  const NEW = { reference: null, productReference: null };
  const PRODUCT = { id: 'acc_prd_1', activation_status: 'activated', requirements: [] };

  it('is opened in four steps', async () => {
    answers = [
      { body: { id: 'acc_1' } },
      collection(),
      { body: { id: 'sth_1' } },
      { body: { ...PRODUCT, activation_status: 'requested' } },
      { body: PRODUCT },
    ];
    expect(await provider.openAccount(REQUEST, NEW)).toEqual({
      reference: 'acc_1',
      productReference: 'acc_prd_1',
      status: 'ACTIVE',
      note: null,
    });
    expect(asked.map(({ call }) => call)).toEqual([
      'POST /v2/accounts',
      'GET /v2/accounts/acc_1/stakeholders',
      'POST /v2/accounts/acc_1/stakeholders',
      'POST /v2/accounts/acc_1/products',
      'PATCH /v2/accounts/acc_1/products/acc_prd_1',
    ]);
    expect(asked[0]?.body).toMatchObject({
      email: 'dev@example.com',
      type: 'route',
      reference_id: 'vb4pex5vsknk084sn02q',
      legal_business_name: 'Dev (seller)',
      business_type: 'individual',
      profile: { addresses: { registered: { postal_code: '700016', state: 'WEST BENGAL', country: 'IN' } } },
    });
    expect(asked[2]?.body).toMatchObject({ kyc: { pan: 'ABCPE1234F' } });
    expect(asked[4]?.body).toEqual({
      settlements: { account_number: '918273645546', ifsc_code: 'HDFC0001234', beneficiary_name: 'Dev Rao' },
      tnc_accepted: true,
    });
  });

  it('that exists already is the one that the refusal names', async () => {
    const description = 'Merchant email already exists for account - GRWKk7qQsLnDjX';
    answers = [
      { status: 400, body: { error: { description } } },
      collection({ id: 'sth_1' }),
      { body: PRODUCT },
      { body: PRODUCT },
    ];
    expect(await provider.openAccount(REQUEST, NEW)).toMatchObject({ reference: 'acc_GRWKk7qQsLnDjX' });
    expect(asked.map(({ call }) => call)).not.toContain('POST /v2/accounts/acc_GRWKk7qQsLnDjX/stakeholders');
  });

  it.each([
    ['requested', 'UNDER_REVIEW'],
    ['under_review', 'UNDER_REVIEW'],
    ['needs_clarification', 'REFUSED'],
    ['suspended', 'REFUSED'],
  ])('whose check is %s is %s', async (activation, status) => {
    const requirements = [{ field_reference: 'settlements.ifsc_code', reason_code: 'invalid' }];
    answers = [{ body: { ...PRODUCT, activation_status: activation, requirements } }];
    const known = { reference: 'acc_1', productReference: 'acc_prd_1' };
    expect(await provider.account(known)).toEqual({
      ...known,
      status,
      note: 'settlements.ifsc_code: invalid',
    });
  });
});
