import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inr } from '../../testing/moneyHistories.js';
import { money, sum } from '../money/money.js';
import { Balances, type JournalTotal } from './balances.js';
import { ENTRY_KINDS, postingsOf } from './journal.js';
import type { EntryKind, Movements } from './movements.js';

const OF_BUYER = { buyerId: 'user_buyer', fulfillmentId: 'fulfillment_1' };

/** Returns a movement of each kind, with the amounts `a` and `b`. */
const movementsOf = (a: number, b: number): Movements => {
  const amount = inr(a);
  const ofSeller = { amount, sellerId: 'user_seller' };
  return {
    ORDER_PAID: {
      amount,
      buyerId: 'user_buyer',
      shares: [{ fulfillmentId: 'fulfillment_1', amount: inr(b) }],
    },
    EXCESS_RECEIVED: { ...OF_BUYER, amount },
    REFUNDED: { ...OF_BUYER, amount },
    REFUNDED_BY_HAND: { ...OF_BUYER, amount },
    EXCESS_REFUNDED: { ...OF_BUYER, amount },
    REFUNDED_BY_PAYOUT: { ...OF_BUYER, amount },
    REFUND_RETURNED: { ...OF_BUYER, amount },
    EXCESS_REFUND_RETURNED: { ...OF_BUYER, amount },
    REFUND_FEE: { amount },
    REFUND_FEE_RETURNED: { amount },
    PAYMENT_FEE: { amount, tax: inr(b) },
    INSTANT_REFUND_FEE: { amount, tax: inr(b) },
    DEPOSIT_CHANGED: { ...OF_BUYER, amount },
    EARNED: {
      ...OF_BUYER,
      ...ofSeller,
      delivery: inr(b),
      commission: inr(b),
      taxDeducted: inr(b),
      taxCollected: inr(a),
    },
    TRANSFER_HELD: { amount },
    TRANSFER_FEE: { amount },
    TRANSFER_REVERSED: { amount },
    TRANSFER_FAILED: { amount },
    TRANSFER_FEE_RETURNED: { amount },
    PAYOUT_PAID: { ...ofSeller, delivery: inr(b) },
    PAYOUT_RELEASED: { ...ofSeller, delivery: inr(b) },
    PAYOUT_RETURNED: { ...ofSeller, delivery: inr(b) },
    PAYOUT_FEE: { amount },
    PAYOUT_FEE_RETURNED: { amount },
    DEBT_REPAID: ofSeller,
    TAX_PAID: { amount, tax: 'DEDUCTED' },
    UNKNOWN_RECEIVED: { amount },
    CHARGEBACK_TAKEN: { amount },
    CHARGEBACK_RETURNED: { amount },
    CHARGEBACK_LOST: { amount },
    UNKNOWN_SETTLED: { amount },
  };
};

const linesOf = <Kind extends EntryKind>(kind: Kind, movement: Movements[Kind]) =>
  postingsOf(kind, movement).map(({ account, amount, partyId }) => [account, amount.amount, partyId]);

describe('the postings of a movement', () => {
  it('sum to zero, whatever the amounts are, and none is of nothing', () => {
    const amounts = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...ENTRY_KINDS), amounts, amounts, (kind, a, b) => {
        const postings = postingsOf(kind, movementsOf(a, b)[kind]).map(({ amount }) => amount);
        expect(sum(postings, 'INR')).toEqual(inr(0));
        expect(postings.length === 0 || postings.length >= 2).toBe(true);
        expect(postings.filter(({ amount }) => amount === 0)).toEqual([]);
      }),
    );
  });

  it('of a paid order are the shares of its fulfillments', () => {
    const shares = [
      { fulfillmentId: 'fulfillment_1', amount: inr(20_000) },
      { fulfillmentId: 'fulfillment_2', amount: inr(9_800) },
    ];
    expect(postingsOf('ORDER_PAID', { amount: inr(29_800), buyerId: 'user_buyer', shares })).toEqual([
      { account: 'FLOAT', amount: inr(29_800), partyId: null, fulfillmentId: null },
      { account: 'BUYER', amount: inr(-20_000), partyId: 'user_buyer', fulfillmentId: 'fulfillment_1' },
      { account: 'BUYER', amount: inr(-9_800), partyId: 'user_buyer', fulfillmentId: 'fulfillment_2' },
    ]);
  });

  it('of earnings move what the buyer has paid to the seller, the marketplace and the government', () => {
    const shares = {
      amount: inr(8_800),
      delivery: inr(4_000),
      commission: inr(980),
      taxDeducted: inr(15),
      taxCollected: inr(5),
    };
    expect(linesOf('EARNED', { ...OF_BUYER, sellerId: 'user_seller', ...shares })).toEqual([
      ['BUYER', 9_800, 'user_buyer'],
      ['SELLER', -4_800, 'user_seller'],
      ['DELIVERY', -4_000, 'user_seller'],
      ['COMMISSION', -980, null],
      ['TAX_DEDUCTED', -15, null],
      ['TAX_COLLECTED', -5, null],
    ]);
  });

  it('of a fee leave the float for the provider and its tax', () => {
    expect(linesOf('PAYMENT_FEE', { amount: inr(588), tax: inr(90) })).toEqual([
      ['PROVIDER_FEE', 498, null],
      ['TAX', 90, null],
      ['FLOAT', -588, null],
    ]);
  });

  it('of a payout leave the float, and come back if the bank returns it', () => {
    const payout = { amount: inr(8_820), delivery: inr(4_000), sellerId: 'user_seller' };
    expect(linesOf('PAYOUT_PAID', payout)).toEqual([
      ['SELLER', 4_820, 'user_seller'],
      ['DELIVERY', 4_000, 'user_seller'],
      ['FLOAT', -8_820, null],
    ]);
    expect(linesOf('PAYOUT_RETURNED', payout)).toEqual([
      ['FLOAT', 8_820, null],
      ['SELLER', -4_820, 'user_seller'],
      ['DELIVERY', -4_000, 'user_seller'],
    ]);
  });
});

describe('balances', () => {
  const total = (change: Partial<JournalTotal>): JournalTotal => ({
    kind: 'ORDER_PAID',
    account: 'FLOAT',
    currency: 'INR',
    amount: 29_800,
    entries: 1,
    holders: 0,
    ...change,
  });
  const balances = new Balances(
    [
      total({}),
      total({ account: 'BUYER', amount: -29_800 }),
      total({ kind: 'DEPOSIT_CHANGED', account: 'BUYER', amount: 20_000 }),
      total({ kind: 'DEPOSIT_CHANGED', account: 'DEPOSIT', amount: -20_000, holders: 1 }),
      total({ kind: 'UNKNOWN_RECEIVED', amount: 700, currency: 'USD' }),
      total({ kind: 'UNKNOWN_RECEIVED', amount: 5_000, entries: 2 }),
      total({ kind: 'UNKNOWN_SETTLED', amount: -3_000 }),
    ],
    'INR',
  );

  it('are what is held, and what is owed', () => {
    expect(balances.of('FLOAT')).toEqual(inr(31_800));
    expect(balances.of('BUYER')).toEqual(inr(9_800));
    expect(balances.held('DEPOSIT')).toEqual({ amount: inr(20_000), count: 1 });
    expect(balances.of('SELLER')).toEqual(money(0, 'INR'));
  });

  it('count parts in other currencies without adding them, and leave out what was undone', () => {
    expect(balances.moved(['ORDER_PAID'])).toEqual({ amount: inr(29_800), count: 1 });
    expect(balances.moved(['UNKNOWN_RECEIVED'], ['UNKNOWN_SETTLED'])).toEqual({
      amount: inr(2_000),
      count: 2,
    });
  });
});
