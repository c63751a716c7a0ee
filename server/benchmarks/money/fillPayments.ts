import { buyer, BUYERS, idOf } from '../fillStatements.js';

/** Number of payments to the seller below, each with one order, one fulfillment and one change of earnings. */
export const PAYMENTS = 100_000;

/** User number of the seller. Her listings have the numbers that are divisible by 40. */
export const SELLER = 1;

/** Amounts of each payment, in minor units. `fee` is the simulator's fee and includes `feeTax`. */
export const PAID = { amount: 24_900, fee: 588, feeTax: 90, commission: 2_490 };
export const EARNED = PAID.amount - PAID.commission;

/** Number of the first order. The orders that `fillStatements` inserts have lower numbers. */
const FIRST = 1_000_000;

/** Seconds between two payments. All payments are within the eight days that the nightly reconciliation compares. */
const BETWEEN = 5;

/** Returns the provider's reference for payment number n. */
export const referenceOf = (n: number): string => `pay_${String(n).padStart(14, '0')}`;

/** Returns the time of payment number n. The newest payment is two hours old. */
export const paidAt = (n: number, now: Date): Date =>
  new Date(Math.floor(now.getTime() / 1_000 - 7_200 - (PAYMENTS - n) * BETWEEN) * 1_000);

/** Returns an SQL expression for an id of this type, made from the number of a row of `bench_paid`. */
export const id = (type: string): string => `'${type}_0' || lpad(to_hex(n), 25, '0')`;
export const SELLER_ID = `'${idOf('user', SELLER)}'`;

/**
 * Returns the statements that insert 100,000 orders that were paid online and have arrived, with their ledger, earnings
 * and journal. The orders have no copies, because no measured statement reads them.
 */
export function fillPayments(now: Date): string[] {
  return [paid(now), ORDERS, PAYMENT_ROWS, ENTRIES, 'VACUUM ANALYZE'];
}

/** Returns the statement that creates `bench_paid`. Later statements take numbers, times and buyers from this table. */
const paid = (now: Date) => `
  CREATE TABLE bench_paid AS SELECT ${FIRST} + k AS n, k,
    timestamptz '${paidAt(0, now).toISOString()}' + k * interval '${BETWEEN} seconds' AS at,
    'user_0' || lpad(to_hex(${buyer(1)} + k % ${BUYERS}), 25, '0') AS buyer_id
  FROM generate_series(1, ${PAYMENTS}) k`;

const ORDERS = `
  INSERT INTO orders (id, buyer_id, street, city, state, zipcode, payment_method, currency, total_amount, deposit_total, created_at)
  SELECT ${id('order')}, buyer_id, '', '', '', '400020', 'UPI', 'INR', ${PAID.amount}, 0, at FROM bench_paid;
  INSERT INTO fulfillments (id, order_id, seller_id, status, created_at)
  SELECT ${id('fulfillment')}, ${id('order')}, ${SELLER_ID}, 'DELIVERED', at FROM bench_paid;
  INSERT INTO timeline_entries (id, fulfillment_id, to_status)
  SELECT ${id('timelineentry')}, ${id('fulfillment')}, 'DELIVERED' FROM bench_paid;
  INSERT INTO order_items (id, fulfillment_id, book_id, title, author, type, quantity, unit_price, line_total, commission)
  SELECT ${id('orderitem')}, ${id('fulfillment')}, 'book_0' || lpad(to_hex(40 * (1 + n % 250)), 25, '0'), '', '', 'PURCHASE', 1,
         ${PAID.amount}, ${PAID.amount}, ${PAID.commission} FROM bench_paid;
  INSERT INTO ledger_entries (id, order_id, fulfillment_id, kind, currency, amount, booked_on, occurred_at)
  SELECT ${id('ledger')}, ${id('order')}, ${id('fulfillment')}, 'CHARGE', 'INR', ${PAID.amount}, at::date, at FROM bench_paid`;

const PAYMENT_ROWS = `
  INSERT INTO payment_intents (id, order_id, provider, status, amount, currency, page_reference, page_url, created_at, expires_at, settled_at)
  SELECT ${id('intent')}, ${id('order')}, 'simulator', 'PAID', ${PAID.amount}, 'INR', 'plink_' || k, 'http://panna.example/' || k, at,
         at + interval '15 minutes', at FROM bench_paid;
  INSERT INTO payment_attempts (id, intent_id, provider, reference, status, outcome, amount, currency, created_at, captured_at, fee, fee_tax)
  SELECT ${id('attempt')}, ${id('intent')}, 'simulator', 'pay_' || lpad(k::text, 14, '0'), 'CAPTURED', 'ACCEPTED', ${PAID.amount}, 'INR',
         at, at, ${PAID.fee}, ${PAID.feeTax} FROM bench_paid;
  INSERT INTO payments (id, fulfillment_id, kind, status, amount, currency, created_at, settled_at, attempt_id)
  SELECT ${id('payment')}, ${id('fulfillment')}, 'PAYMENT', 'CAPTURED', ${PAID.amount}, 'INR', at, at, ${id('attempt')} FROM bench_paid;
  INSERT INTO earnings (id, seller_id, fulfillment_id, amount, commission, currency, earned_at, created_at)
  SELECT ${id('earning')}, ${SELLER_ID}, ${id('fulfillment')}, ${EARNED}, ${PAID.commission}, 'INR', at, at FROM bench_paid`;

/** Returns statements that insert journal entries. Postings are SQL rows (number, account, party, fulfillment, amount). */
export const entries = (
  kind: string,
  subjects: Record<string, string>,
  postings: readonly string[],
): string => `
  INSERT INTO journal_entries (id, kind, ${Object.keys(subjects).join(', ')}, postings, occurred_at)
  SELECT ${id(kind.toLowerCase())}, '${kind}', ${Object.values(subjects).join(', ')}, ${postings.length}, at FROM bench_paid;
  INSERT INTO journal_postings (entry_id, number, account, party_id, fulfillment_id, amount, currency)
  SELECT ${id(kind.toLowerCase())}, p.number, p.account, p.party, p.fulfillment, p.amount, 'INR'
  FROM bench_paid, LATERAL (VALUES ${postings.join(', ')}) p (number, account, party, fulfillment, amount)`;

const ENTRIES = [
  entries('ORDER_PAID', { attempt_id: id('attempt'), order_id: id('order') }, [
    `(1, 'FLOAT', NULL, NULL, ${PAID.amount})`,
    `(2, 'BUYER', buyer_id, ${id('fulfillment')}, -${PAID.amount})`,
  ]),
  entries('PAYMENT_FEE', { attempt_id: id('attempt') }, [
    `(1, 'PROVIDER_FEE', NULL, NULL, ${PAID.fee - PAID.feeTax})`,
    `(2, 'TAX', NULL, NULL, ${PAID.feeTax})`,
    `(3, 'FLOAT', NULL, NULL, -${PAID.fee})`,
  ]),
  entries('EARNED', { earning_id: id('earning'), order_id: id('order') }, [
    `(1, 'BUYER', buyer_id, ${id('fulfillment')}, ${PAID.amount})`,
    `(2, 'SELLER', ${SELLER_ID}, ${id('fulfillment')}, -${EARNED})`,
    `(3, 'COMMISSION', NULL, ${id('fulfillment')}, -${PAID.commission})`,
  ]),
].join(';');
