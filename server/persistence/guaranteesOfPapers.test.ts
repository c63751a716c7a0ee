import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertRow, orderRows, refusal, userRow, type OrderRows } from '../testing/rows.js';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { newId } from './ids.js';

const MOMENT = '2026-11-27T06:00:00Z';

let opened: TestDatabase;
let order: OrderRows;
beforeAll(async () => {
  opened = await openTestDatabase();
});
// The buyer was charged 250 rupees in the only fulfillment of an order, and 100 were refunded.
beforeEach(async () => {
  order = await orderRows(opened.database);
  await move('CHARGE', 25_000);
  await move('REFUND', 10_000);
});
afterAll(() => opened.remove());

const move = (kind: string, amount: number) =>
  insertRow(opened.database, 'ledger_entries', {
    id: newId('ledger'),
    order_id: order.orderId,
    fulfillment_id: order.fulfillmentId,
    kind,
    amount,
    currency: 'INR',
    occurred_at: MOMENT,
    booked_on: '2026-11-27',
  });

/** Inserts a paper of the seller: by default a bill of 250 rupees with the number 1. */
async function issue({ amount = 25_000, ...row }: Record<string, unknown> = {}): Promise<string> {
  const id = newId('paper');
  await insertRow(opened.database, 'papers', {
    id,
    kind: 'BILL_OF_SUPPLY',
    issuer_id: order.sellerId,
    recipient_id: order.buyerId,
    fulfillment_id: order.fulfillmentId,
    financial_year: 2026,
    number: 1,
    amount,
    currency: 'INR',
    facts: JSON.stringify({ amount, currency: 'INR' }),
    issued_at: MOMENT,
    ...row,
  });
  return id;
}

const part = (number: number, row: object = {}) => issue({ amount: 100, number, ...row });

describe('the numbers of a series', () => {
  it('begin with 1, and have neither gaps nor duplicates', async () => {
    expect(await refusal(part(2))).toBe('papers_without_gaps');
    await part(1);
    expect(await refusal(part(3))).toBe('papers_without_gaps');
    expect(await refusal(part(1))).toBe('papers_without_gaps');
    expect(await refusal(part(2))).toBeUndefined();
  });

  it('are counted for each kind and financial year', async () => {
    await part(1);
    expect(await refusal(part(1, { kind: 'INVOICE' }))).toBeUndefined();
    const nextYear = { financial_year: 2027, issued_at: '2027-03-31T18:30:00Z' };
    expect(await refusal(part(1, nextYear))).toBeUndefined();
  });

  it.each([
    [2026, '2026-03-31T18:29:59Z'],
    [2026, '2027-03-31T18:30:00Z'],
  ])('belong to the financial year of the moment, in India: not %i at %s', async (year, moment) => {
    expect(await refusal(part(1, { financial_year: year, issued_at: moment }))).toBe('papers_in_their_year');
  });

  it('are never burned: a counter stands at the last paper', async () => {
    const series = { issuer_id: order.sellerId, kind: 'BILL_OF_SUPPLY', financial_year: 2026 };
    const count = (last: number) =>
      insertRow(opened.database, 'paper_series', { ...series, last_number: last });
    expect(await refusal(count(1))).toBe('paper_series_counts');
    await part(1);
    expect(await refusal(count(2))).toBe('paper_series_counts');
    expect(await refusal(count(1))).toBeUndefined();
    const more = 'UPDATE paper_series SET last_number = 2 WHERE issuer_id = $1';
    expect(await refusal(opened.database.query(more, [order.sellerId]))).toBe('paper_series_counts');
    const remove = 'DELETE FROM paper_series WHERE issuer_id = $1';
    expect(await refusal(opened.database.query(remove, [order.sellerId]))).toBe('papers never change');
  });
});

describe('a paper', () => {
  it.each(["facts = '{}'", 'number = 2', 'amount = 1', 'issued_at = now()', "kind = 'INVOICE'"])(
    'never changes: %s',
    async (change) => {
      const id = await issue();
      const update = `UPDATE papers SET ${change} WHERE id = $1`;
      expect(await refusal(opened.database.query(update, [id]))).toBe('papers never change');
    },
  );

  it('is never deleted', async () => {
    const id = await issue();
    const remove = 'DELETE FROM papers WHERE id = $1';
    expect(await refusal(opened.database.query(remove, [id]))).toBe('papers never change');
  });

  it('bills no more than was charged, and credits no more than was refunded', async () => {
    expect(await refusal(issue({ amount: 25_001 }))).toBe('papers_within_ledger');
    const credit = (amount: number) => issue({ kind: 'CREDIT_NOTE', amount });
    expect(await refusal(credit(10_000))).toBe('papers_within_ledger');
    await issue({ amount: 24_000 });
    expect(await refusal(issue({ number: 2, amount: 1_001 }))).toBe('papers_within_ledger');
    expect(await refusal(credit(10_001))).toBe('papers_within_ledger');
    expect(await refusal(credit(10_000))).toBeUndefined();
  });

  it('is between the seller and the buyer of its fulfillment', async () => {
    const stranger = await userRow(opened.database);
    for (const row of [{ issuer_id: stranger }, { recipient_id: stranger }])
      expect(await refusal(issue(row))).toBe('papers_between_sides');
    for (const row of [{ issuer_id: null }, { fulfillment_id: null }, { period: '2026-10' }])
      expect(await refusal(issue(row))).toBe('papers_issued_by');
  });

  it('says its amount', async () => {
    const facts = JSON.stringify({ amount: 24_999, currency: 'INR' });
    expect(await refusal(issue({ facts }))).toBe('papers_say_their_amount');
  });
});

describe('a commission', () => {
  let number = 0;
  const COMMISSION = { kind: 'COMMISSION_INVOICE', issuer_id: null, fulfillment_id: null, period: '2026-10' };

  /**
   * Inserts an earning without a payment and returns its id. The trigger that forbids this is disabled during the insertion.
   */
  async function earn(commission: number): Promise<string> {
    const id = newId('earning');
    await opened.database.query('ALTER TABLE earnings DISABLE TRIGGER earnings_within_payments');
    await insertRow(opened.database, 'earnings', {
      id,
      seller_id: order.sellerId,
      fulfillment_id: order.fulfillmentId,
      amount: 0,
      commission,
      currency: 'INR',
      created_at: MOMENT,
    });
    await opened.database.query('ALTER TABLE earnings ENABLE TRIGGER earnings_within_payments');
    return id;
  }

  /** Issues the operator's invoice for these earnings in one transaction. */
  async function invoice(ids: readonly string[], row: Record<string, unknown> = {}): Promise<void> {
    await opened.database.transaction(async (tx) => {
      const id = newId('paper');
      const amount = row['amount'] ?? 2_500;
      await insertRow(tx, 'papers', {
        id,
        ...COMMISSION,
        recipient_id: order.sellerId,
        financial_year: 2026,
        number: number + 1,
        amount,
        currency: 'INR',
        facts: JSON.stringify({ amount, currency: 'INR' }),
        issued_at: MOMENT,
        ...row,
      });
      await tx.query('UPDATE earnings SET commission_paper_id = $1 WHERE id = ANY($2::text[])', [
        id,
        [...ids],
      ]);
    });
    number += 1;
  }

  it('is invoiced once, to its seller, in a paper that is the sum of its parts', async () => {
    const earning = await earn(2_500);
    expect(await refusal(invoice([earning], { amount: 2_499 }))).toBe('papers_sum');
    expect(await refusal(invoice([]))).toBe('papers_sum');
    const stranger = await userRow(opened.database);
    expect(await refusal(invoice([earning], { recipient_id: stranger }))).toBe('earnings_invoiced_to_seller');
    expect(await refusal(invoice([earning]))).toBeUndefined();
    expect(await refusal(invoice([earning], { period: '2026-11' }))).toBe('a commission is invoiced once');
    const leave = 'UPDATE earnings SET commission_paper_id = NULL WHERE id = $1';
    expect(await refusal(opened.database.query(leave, [earning]))).toBe('a commission is invoiced once');
  });

  it('is invoiced once a month', async () => {
    await invoice([await earn(2_500)]);
    const more = await earn(2_500);
    expect(await refusal(invoice([more]))).toBe('papers_one_commission');
    expect(await refusal(invoice([more], { period: '2026-11' }))).toBeUndefined();
  });
});
