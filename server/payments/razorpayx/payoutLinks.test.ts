import { beforeEach, describe, expect, it } from 'vitest';
import { money } from '../../domain/money/money.js';
import { ProviderRefusal } from '../paymentProvider.js';
import type { LinkRequest } from '../payoutProvider.js';
import type { Ask, Call } from '../razorpay/razorpayClient.js';
import { askLink, cancelLink, findLink, issueLink } from './payoutLinks.js';

const ACCOUNT = '7878780080857996';
const KEY = 'refund_01h455vb4pex5vsknk084sn02q';

// Example from RazorpayX's documentation.
const LINK = {
  id: 'poutlk_00000000000001',
  entity: 'payout_link',
  contact: { name: 'Gaurav Kumar', email: 'gaurav.kumar@example.com', contact: '912345678' },
  purpose: 'refund',
  status: 'issued',
  amount: 20_000,
  currency: 'INR',
  description: 'Refund of order 7Q2X4M',
  short_url: 'https://rzp.io/i/3b1Tw6',
  created_at: 1_545_383_037,
  contact_id: 'cont_00000000000001',
  send_sms: true,
  send_email: true,
  fund_account_id: null,
  cancelled_at: null,
  attempt_count: 0,
  receipt: KEY,
  notes: {},
  expire_by: 1_545_384_058,
};
const OPEN = { reference: LINK.id, url: LINK.short_url, state: 'UNDER_WAY', note: null, payout: null };
const PAYOUT = { id: 'pout_1', status: 'processed', utr: '933815383814', fees: 590, tax: 90, created_at: 1 };
const asPath = (suffix = '') => `/v1/payout-links/${LINK.id}${suffix}`;

let asked: Call[];
let answers: (object | Error)[];
beforeEach(() => {
  [asked, answers] = [[], []];
});

/** Resolves each call to the next of `answers`; rejects if that is an error. */
const ask: Ask = (answer, call) => {
  asked.push(call);
  const next = answers.shift();
  return next instanceof Error ? Promise.reject(next) : Promise.resolve(answer.parse(next));
};
const calls = () => asked.map(({ method, path }) => `${method} ${path}`);

function request(phone: string | null): LinkRequest {
  const payee = { name: 'Gaurav Kumar', email: 'gaurav.kumar@example.com', phone };
  const expiresAt = new Date(1_545_384_058_999);
  return {
    key: KEY,
    account: ACCOUNT,
    amount: money(20_000, 'INR'),
    description: LINK.description,
    expiresAt,
    payee,
  };
}

describe('a payout link', () => {
  it('is issued as a refund, sent to the address and the phone of the buyer, and expires', async () => {
    answers = [LINK];
    expect(await issueLink(ask, request('+91 91234-56780'))).toEqual(OPEN);
    expect(asked).toEqual([
      {
        method: 'POST',
        path: '/v1/payout-links',
        body: {
          account_number: ACCOUNT,
          contact: {
            name: 'Gaurav Kumar',
            email: 'gaurav.kumar@example.com',
            contact: '+919123456780',
            type: 'customer',
          },
          amount: 20_000,
          currency: 'INR',
          purpose: 'refund',
          description: LINK.description,
          receipt: KEY,
          send_sms: true,
          send_email: true,
          expire_by: 1_545_384_058,
        },
      },
    ]);
  });

  it.each([null, '12345', 'call the office'])('is sent by email only if the phone is %s', async (phone) => {
    answers = [LINK];
    await issueLink(ask, request(phone));
    expect(asked[0]?.body).toMatchObject({ send_sms: false, send_email: true });
    expect(asked[0]?.body).not.toHaveProperty('contact.contact');
  });

  it('is found by its receipt, with its payouts', async () => {
    answers = [{ items: [{ ...LINK, id: 'other', receipt: null }, LINK] }, LINK];
    expect(await findLink(ask, KEY, ACCOUNT)).toEqual(OPEN);
    expect(calls()).toEqual([
      `GET /v1/payout-links?account_number=${ACCOUNT}&receipt=${KEY}`,
      `GET ${asPath('?expand[]=payouts')}`,
    ]);
  });

  it('is not mistaken for one of another receipt', async () => {
    answers = [{ items: [{ ...LINK, receipt: 'other' }] }];
    expect(await findLink(ask, KEY, ACCOUNT)).toBeNull();
  });
});

describe('the state of a link', () => {
  it.each([
    ['issued', null, 'UNDER_WAY', null],
    ['processing', 'processing', 'UNDER_WAY', null],
    // RazorpayX reports a link as processed even while its payout waits for a sufficient balance.
    ['processed', 'queued', 'LOW_BALANCE', null],
    ['processed', 'processed', 'DONE', null],
    // The payee can use the link again.
    ['attempted', 'reversed', 'UNDER_WAY', null],
    ['expired', null, 'FAILED', 'The payout link has expired'],
    ['cancelled', 'reversed', 'RETURNED', 'The payout link was cancelled'],
    ['expired', 'failed', 'FAILED', 'The payout link has expired'],
    // The payee was paid before the link was closed.
    ['cancelled', 'processed', 'DONE', 'The payout link was cancelled'],
    ['rejected', null, 'FAILED', 'The payout link was rejected'],
    ['a state of the future', null, 'UNDER_WAY', null],
  ])('%s with a payout %s is %s', async (status, payout, state, note) => {
    const items = payout === null ? [] : [{ ...PAYOUT, status: payout }];
    answers = [{ ...LINK, status, payouts: { items } }];
    expect(await askLink(ask, LINK.id)).toMatchObject({ state, note });
  });

  it('follows the last payout, in any order', async () => {
    const items = [
      { ...PAYOUT, id: 'pout_2', created_at: 2 },
      { ...PAYOUT, status: 'reversed' },
    ];
    answers = [{ ...LINK, status: 'processed', payouts: { items } }];
    const { payout } = await askLink(ask, LINK.id);
    expect(payout).toMatchObject({
      reference: 'pout_2',
      state: 'DONE',
      utr: PAYOUT.utr,
      fee: 590,
      feeTax: 90,
    });
  });
});

describe('closing a link', () => {
  const refusal = new ProviderRefusal('Payout link cannot be cancelled in processed state');

  it('returns it as closed', async () => {
    answers = [LINK, { ...LINK, status: 'cancelled' }];
    expect(await cancelLink(ask, LINK.id)).toMatchObject({ state: 'FAILED' });
    expect(calls()).toEqual([`POST ${asPath('/cancel')}`, `GET ${asPath('?expand[]=payouts')}`]);
  });

  it('returns one that has ended as it is', async () => {
    answers = [refusal, { ...LINK, status: 'processed', payouts: { items: [PAYOUT] } }];
    expect(await cancelLink(ask, LINK.id)).toMatchObject({ state: 'DONE' });
  });

  it('is refused while its payout is under way', async () => {
    answers = [refusal, { ...LINK, status: 'processing' }];
    await expect(cancelLink(ask, LINK.id)).rejects.toThrow(refusal);
  });
});
