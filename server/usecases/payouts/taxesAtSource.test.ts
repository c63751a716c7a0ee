import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SupplyTax } from '../../domain/payouts/payoutTerms.js';
import type { TaxesAtSource } from '../../domain/payouts/taxesAtSource.js';
import { graphqlDisputes } from '../../testing/disputes/disputeApi.js';
import { listBook } from '../../testing/books/books.js';
import { mutate } from '../../testing/mutate.js';
import { buy, cancelOrder, type Order } from '../../testing/orders/orders.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import type { Person } from '../../testing/people/people.js';
import { runPaymentJobs, type PayingMarketplace } from '../../testing/payments/paying.js';
import { changePayoutAccount } from '../../testing/payments/payoutAccounts.js';
import {
  openPayoutShop,
  payoutsOf,
  runPayoutJob,
  sell,
  sellAndDeliver,
  settlePayout,
  type PayoutShop,
} from '../../testing/payments/payouts.js';
import {
  assertEqualBooks,
  linkSeller,
  madeTransfers,
  openTransferShop,
  runTransferJobs,
} from '../../testing/payments/transfers.js';

const SINCE = '2020-01-01';
const LAW: TaxesAtSource = {
  deducted: [{ from: SINCE, rate: 10 }],
  deductedWithoutPan: [{ from: SINCE, rate: 500 }],
  exempt: [{ from: SINCE, amount: 40_000 }],
  collected: [{ from: SINCE, rate: 50 }],
};
/** Books bear GST only from March 2026 on. The clock begins in January. */
const GST: SupplyTax = {
  sales: [
    { from: SINCE, rate: 0 },
    { from: '2026-03-01', rate: 1_200 },
  ],
  rents: [],
};
const PERSON = { pan: 'ABCPE1234F' };
const COMPANY = { pan: 'AAACC1206D' };
const REGISTERED = { pan: 'AAPFU0939F', gstin: '27AAPFU0939F1ZV' };

// The book costs 249.50 rupees, of which the commission is 24.95.
let shop: PayoutShop;
beforeEach(async () => {
  shop = await openPayoutShop(7, { supplyTax: GST, taxesAtSource: LAW });
});
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.paying.close();
});

const known = async (numbers: object) =>
  expect(await changePayoutAccount(shop.paying, shop.seller, numbers)).toEqual([]);

type SeenTaxes = Record<'amount' | 'taxDeducted' | 'taxCollected', { amount: string }>;

/** Returns the seller's earnings and the taxes of an order, in rupees; null if the person may not see them. */
async function taxesOf({ marketplace }: PayingMarketplace, person: Person, { id }: Pick<Order, 'id'>) {
  const query = `query ($id: ID!) { order(id: $id) { fulfillments { earnings {
    amount { amount } taxDeducted { amount } taxCollected { amount } } } } }`;
  const { order } = await marketplace.ask<{ order: { fulfillments: { earnings: SeenTaxes | null }[] } }>(
    query,
    { id },
    person.token,
  );
  const earnings = order.fulfillments[0]?.earnings;
  return earnings ? Object.values(earnings).map(({ amount }) => amount) : null;
}

/** Returns the balances of the tax accounts in the journal, in paise: the amounts owed to the government. */
async function owed(): Promise<Record<string, number>> {
  const rows = await shop.paying.marketplace.database.query<{ account: string; owed: number }>(
    `SELECT account, -sum(amount)::int AS owed FROM journal_totals WHERE account LIKE 'TAX_%' GROUP BY 1`,
  );
  return Object.fromEntries(rows.map((row) => [row.account, row.owed]));
}

describe('Tax that is deducted at source', () => {
  it('is 5 % for a seller without a PAN, taken from the payout and owed to the government', async () => {
    const { paying, finance, seller, buyer } = shop;
    const order = await sellAndDeliver(paying, seller, buyer);
    expect(await taxesOf(paying, seller, order)).toEqual(['212.07', '12.48', '0.00']);
    expect(await taxesOf(paying, finance, order)).toEqual(['212.07', '12.48', '0.00']);
    expect(await owed()).toEqual({ TAX_DEDUCTED: 1_248 });
    await shop.pass(7);
    await runPayoutJob(paying);
    const [payout] = await payoutsOf(paying, seller);
    expect(payout).toMatchObject({ amount: '212.07', lines: [[order.id, '212.07']] });
    await settlePayout(paying, finance, 'markPayoutPaid', { payoutId: payout?.id ?? '', reference: 'UTR 1' });
    expect(await owed()).toEqual({ TAX_DEDUCTED: 1_248 });
  });

  it('is owed until staff record that it was paid over, once and never more', async () => {
    const { paying, finance, seller, buyer } = shop;
    await sell(paying, seller, buyer);
    const pay = async (amount: string, reference: string, by = finance) => {
      const input = { tax: 'DEDUCTED', amount, reference };
      const { userErrors } = await mutate(paying.marketplace, by, 'recordTaxPayment', '__typename', input);
      return userErrors.map(({ code }) => code);
    };
    expect(await pay('10', 'CIN 1', seller)).toEqual(['FORBIDDEN']);
    expect(await pay('12.49', 'CIN 1')).toEqual(['TAX_PAYMENT_EXCEEDED']);
    expect(await pay('10', 'CIN 1')).toEqual([]);
    expect(await pay('1', 'cin 1')).toEqual(['TAX_REFERENCE_USED']);
    expect(await owed()).toEqual({ TAX_DEDUCTED: 248 });
    expect(await pay('2.48', 'CIN 2')).toEqual([]);
    expect(await pay('0.01', 'CIN 3')).toEqual(['TAX_PAYMENT_EXCEEDED']);
    const log = "SELECT action FROM staff_actions WHERE action = 'RECORD_TAX_PAYMENT'";
    expect(await paying.marketplace.database.query(log)).toHaveLength(2);
  });

  it('spares a person with a PAN until the sale that exceeds the exempt amount of the year', async () => {
    const { paying, seller, buyer } = shop;
    await known(PERSON);
    const [first, second] = [await sell(paying, seller, buyer), await sell(paying, seller, buyer)];
    expect(await taxesOf(paying, seller, first)).toEqual(['224.55', '0.00', '0.00']);
    expect(await taxesOf(paying, seller, second)).toEqual(['224.30', '0.25', '0.00']);
    await shop.pass(366);
    const next = await sell(paying, seller, buyer);
    expect(await taxesOf(paying, seller, next)).toEqual(['224.55', '0.00', '0.00']);
  });

  it('spares no company, and stays as it was when a PAN is given later', async () => {
    const { paying, seller, buyer } = shop;
    const before = await sell(paying, seller, buyer);
    await known(COMPANY);
    const after = await sell(paying, seller, buyer);
    expect(await taxesOf(paying, seller, after)).toEqual(['224.30', '0.25', '0.00']);
    expect(await taxesOf(paying, seller, before)).toEqual(['212.07', '12.48', '0.00']);
  });

  it('is given back with the sale, and in part with a part of it, also after the payout', async () => {
    const { paying, finance, seller, buyer } = shop;
    const cancelled = await sell(paying, seller, buyer);
    await cancelOrder(paying.marketplace, buyer, cancelled.id);
    await runPaymentJobs(paying);
    expect(await taxesOf(paying, seller, cancelled)).toEqual(['0.00', '0.00', '0.00']);
    expect(await owed()).toEqual({ TAX_DEDUCTED: 0 });
    const order = await sellAndDeliver(paying, seller, buyer);
    await shop.pass(1);
    const disputes = graphqlDisputes(paying.marketplace);
    const fulfillmentId = order.fulfillments[0]?.id ?? '';
    const claim = { reason: 'NOT_AS_DESCRIBED', statement: 'It is torn', amount: '124.75' };
    expect(await disputes.open(buyer, fulfillmentId, claim)).toBeNull();
    expect(await taxesOf(paying, finance, order)).toEqual(['212.07', '12.48', '0.00']);
    const [dispute] = (await disputes.view(seller, fulfillmentId)).disputes;
    expect(
      await disputes.step(seller, 'answerDispute', dispute?.id ?? '', { answer: 'True', amount: '124.75' }),
    ).toBeNull();
    await runPaymentJobs(paying);
    expect(await taxesOf(paying, seller, order)).toEqual(['106.04', '6.24', '0.00']);
    expect(await owed()).toEqual({ TAX_DEDUCTED: 624 });
  });

  it('is not taken from what buyers pay directly', async () => {
    const { paying, seller, buyer } = shop;
    const order = await buy(paying.marketplace, buyer, await listBook(paying.marketplace, seller));
    const input = { fulfillmentId: order.fulfillments[0]?.id };
    await mutate(paying.marketplace, seller, 'confirmPayment', '__typename', input);
    expect(await taxesOf(paying, seller, order)).toBeNull();
    expect(await owed()).toEqual({});
  });

  it('is part of the quote of a price', async () => {
    const query =
      '{ earningsQuote(price: "249.50") { earned { amount } commission { amount } taxDeducted { amount } } }';
    const quote = async (token?: string | null) => {
      const { earningsQuote } = await shop.paying.marketplace.ask<{
        earningsQuote: Record<string, { amount: string }>;
      }>(query, {}, token ?? undefined);
      return Object.values(earningsQuote).map(({ amount }) => amount);
    };
    expect(await quote(shop.seller.token)).toEqual(['212.07', '24.95', '12.48']);
    expect(await quote()).toEqual(['224.55', '24.95', '0.00']);
  });

  it('stays with the operator when the rest is transferred to a linked account', async () => {
    await shop.paying.close();
    shop = await openTransferShop({ taxesAtSource: { ...LAW, exempt: [] } });
    await linkSeller(shop);
    await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    expect(madeTransfers(shop.paying).map(({ amount }) => amount)).toEqual([22_430]);
    expect(await owed()).toEqual({ TAX_DEDUCTED: 25 });
    await assertEqualBooks(shop.paying);
  });
});

describe('Tax that is collected at source', () => {
  it('is zero for printed books, which are exempt from GST', async () => {
    const { paying, seller, buyer } = shop;
    await known(REGISTERED);
    const order = await sell(paying, seller, buyer);
    expect(await taxesOf(paying, seller, order)).toEqual(['224.30', '0.25', '0.00']);
  });

  it('is on the value without GST of what bears GST, only for sellers with a GSTIN', async () => {
    const { paying, seller, buyer } = shop;
    await shop.pass(45);
    const before = await sell(paying, seller, buyer);
    await known(REGISTERED);
    const after = await sell(paying, seller, buyer);
    // The price of 249.50 rupees is 222.77 plus 12 % GST.
    expect(await taxesOf(paying, seller, after)).toEqual(['223.19', '0.25', '1.11']);
    expect(await taxesOf(paying, seller, before)).toEqual(['212.07', '12.48', '0.00']);
    expect(await owed()).toEqual({ TAX_DEDUCTED: 1_273, TAX_COLLECTED: 111 });
    await cancelOrder(paying.marketplace, buyer, after.id);
    await runPaymentJobs(paying);
    expect(await owed()).toEqual({ TAX_DEDUCTED: 1_248, TAX_COLLECTED: 0 });
  });
});
