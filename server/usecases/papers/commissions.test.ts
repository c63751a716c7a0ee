import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { percentageRule } from '../../domain/payouts/commission.js';
import { passDays } from '../../testing/people/accounts.js';
import { graphqlDisputes } from '../../testing/disputes/disputeApi.js';
import type { Order } from '../../testing/orders/orders.js';
import { commissionPapersOf, readPdf, runCommissionJob } from '../../testing/papers.js';
import { openPaying, type PayingMarketplace } from '../../testing/payments/paying.js';
import {
  runPayoutJob,
  sell,
  sellAndDeliver,
  settlePayout,
  setUpiAddress,
  payoutsOf,
} from '../../testing/payments/payouts.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { makeStaff } from '../../testing/people/staff.js';

const GSTIN = '24AAACC1206D1ZM';
const operator = {
  legalName: 'Pothi Books LLP',
  address: '4 Ashram Road\nAhmedabad',
  grievanceOfficer: null,
};

// A book costs 249.50 rupees, and the commission is 10 %: 24.95. The clock begins on 15 January 2026.
let paying: PayingMarketplace;
let finance: Person;
let seller: Person;
let buyer: Person;
beforeEach(() => open({}));
afterEach(() => paying.close());

async function open(options: { isNamed?: boolean; isTaxed?: boolean }): Promise<void> {
  const { isNamed = true, isTaxed = false } = options;
  const rates = [{ from: '2026-01-31', rate: 1_800 }];
  paying = await openPaying({
    payoutTerms: {
      commission: [percentageRule(1_000)],
      days: 0,
      newSellerDays: 0,
      needsPan: false,
      provesAccounts: false,
      ...(isTaxed && { commissionTax: { gstin: GSTIN, rates } }),
    },
    marketplace: { ...(isNamed && { operator }) },
  });
  const { marketplace } = paying;
  finance = await signUpReader(marketplace, 'Farah');
  seller = await signUpReader(marketplace, 'Dev');
  buyer = await signUpReader(marketplace, 'Meera');
  await makeStaff(marketplace.ports, finance, 'FINANCE');
  await marketplace.database.query('UPDATE users SET email_verified_at = now()');
  await setUpiAddress(paying, seller, 'dev@okbank');
}

const pass = (days: number) => passDays(paying.marketplace, days, finance, seller, buyer);

/** Advances the clock by this many days, and runs the daily job. */
async function later(days: number): Promise<void> {
  await pass(days);
  await runCommissionJob(paying.marketplace);
}

async function commissions(): Promise<string[]> {
  const papers = await commissionPapersOf(paying.marketplace, seller);
  return papers.map(({ kind, number, amount, period }) => `${kind} ${number} ${amount} ${period}`);
}

async function refund({ fulfillments: [fulfillment] }: Order, amount: string): Promise<void> {
  const disputes = graphqlDisputes(paying.marketplace);
  const id = fulfillment?.id ?? '';
  await disputes.open(buyer, id, { reason: 'NOT_AS_DESCRIBED', statement: 'It is torn', amount });
  const disputeId = (await disputes.view(seller, id)).disputes[0]?.id ?? '';
  await disputes.step(seller, 'answerDispute', disputeId, { answer: 'Sorry', amount });
}

describe('The commission', () => {
  it('is invoiced once, after the month in which the sales arrived', async () => {
    await sellAndDeliver(paying, seller, buyer);
    await sellAndDeliver(paying, seller, buyer);
    await sell(paying, seller, buyer);
    await later(16);
    expect(await commissions()).toEqual([]);
    await later(1);
    await later(1);
    expect(await commissions()).toEqual(['COMMISSION_INVOICE M/25-26/0001 49.90 2026-01']);
    const [invoice] = await commissionPapersOf(paying.marketplace, seller);
    const { lines } = await readPdf(paying.marketplace, seller, invoice?.url ?? '');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Commission invoice',
        'Pothi Books LLP',
        '2 orders, earned until the end of January 2026',
        '₹49.90',
        'No GST is charged: the issuer is not registered for GST.',
      ]),
    );
    expect((await readPdf(paying.marketplace, buyer, invoice?.url ?? '')).status).toBe(404);
  });

  it('includes the GST of an operator with a GSTIN', async () => {
    await paying.close();
    await open({ isTaxed: true });
    await sellAndDeliver(paying, seller, buyer);
    await later(17);
    const [invoice] = await commissionPapersOf(paying.marketplace, seller);
    const { lines } = await readPdf(paying.marketplace, seller, invoice?.url ?? '');
    expect(lines).toEqual(
      expect.arrayContaining([
        `GSTIN ${GSTIN}`,
        'Gujarat',
        '₹21.14',
        'CGST 9%',
        '₹1.91',
        'SGST 9%',
        '₹1.90',
        '₹24.95',
      ]),
    );
  });

  it('waits for an operator with a name', async () => {
    await paying.close();
    await open({ isNamed: false });
    await sellAndDeliver(paying, seller, buyer);
    await later(17);
    expect(await commissions()).toEqual([]);
  });
});

it('A refund after the commission invoice is credited, with the number of the invoice', async () => {
  await pass(14);
  const order = await sellAndDeliver(paying, seller, buyer);
  await later(3);
  expect(await commissions()).toEqual(['COMMISSION_INVOICE M/25-26/0001 24.95 2026-01']);
  await refund(order, '100.00');
  await later(28);
  expect(await commissions()).toEqual([
    'COMMISSION_CREDIT_NOTE N/25-26/0001 10.00 2026-02',
    'COMMISSION_INVOICE M/25-26/0001 24.95 2026-01',
  ]);
  const [note] = await commissionPapersOf(paying.marketplace, seller);
  const { lines } = await readPdf(paying.marketplace, seller, note?.url ?? '');
  expect(lines).toContain('M/25-26/0001 of 1 Feb 2026');
});

describe('A payout statement', () => {
  const statement = (month: string, by = seller) =>
    readPdf(paying.marketplace, by, `/api/v1/users/me/payout-statement.pdf?month=${month}`);

  it('lists the payouts that were prepared in a month, with their sum', async () => {
    const first = await sellAndDeliver(paying, seller, buyer);
    const second = await sellAndDeliver(paying, seller, buyer);
    await pass(1);
    await runPayoutJob(paying);
    const payoutId = (await payoutsOf(paying, seller))[0]?.id ?? '';
    await settlePayout(paying, finance, 'markPayoutPaid', { payoutId, reference: 'UTR1' });
    const { lines } = await statement('2026-01');
    expect(lines).toEqual(
      expect.arrayContaining([
        'January 2026',
        'Dev',
        first.id,
        second.id,
        'paid',
        '₹224.55',
        `${payoutId} · UTR1`,
        '₹449.10',
      ]),
    );
    const others = [await statement('2026-02'), await statement('2026-01', buyer)];
    for (const { status, lines: none } of others) {
      expect(status).toBe(200);
      expect(none).toContain('₹0.00');
      expect(none).not.toContain(first.id);
    }
  });

  it.each(['2026-13', 'soon', ''])('is refused for the month "%s"', async (month) => {
    expect((await statement(month)).status).toBe(422);
  });
});
