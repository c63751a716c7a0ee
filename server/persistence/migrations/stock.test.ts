import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOldDatabase, type OldDatabase } from '../../testing/databases/oldDatabase.js';
import { bookRow, copyRow, insertRow, orderRows, refusal, userRow } from '../../testing/rows.js';
import type { Database } from '../database.js';
import { newId } from '../ids.js';
import { Moderation1763700800000 } from './until1763702420000/1763700800000-Moderation.js';
import type { Sql } from '../sql.js';

/** A copy in the old schema: the periods for which it is taken, and the released periods. */
interface OldCopy {
  name: string;
  taken?: string[];
  released?: string[];
  isWithdrawn?: boolean;
}

/** The seller's books and their copies, by name of the book. */
const STOCK: Record<string, OldCopy[]> = {
  'one copy': [{ name: 'untouched' }],
  'three copies': [{ name: 'first' }, { name: 'second' }, { name: 'third' }],
  'no copy': [],
  'withdrawn altogether': [
    { name: 'never rented', isWithdrawn: true },
    { name: 'once rented', isWithdrawn: true, released: ['[2025-09-01,2025-10-01)'] },
  ],
  'sold out': [{ name: 'the last one', taken: ['[2025-11-02,)'] }],
  'of every kind': [
    { name: 'free' },
    { name: 'also free' },
    { name: 'withdrawn', isWithdrawn: true },
    { name: 'withdrawn after a rental', isWithdrawn: true, released: ['[2025-08-01,2025-09-01)'] },
    { name: 'sold', taken: ['[2025-12-01,)'] },
    { name: 'sale cancelled', released: ['[2025-12-01,)'] },
    { name: 'out', taken: ['[2025-12-20,2026-01-20)'] },
    { name: 'promised', taken: ['[2026-06-01,2026-07-01)'] },
    { name: 'out and promised', taken: ['[2025-12-20,2026-01-20)', '[2026-02-01,2026-03-01)'] },
    { name: 'out and sold', taken: ['[2025-12-20,2026-01-20)', '[2026-01-20,)'] },
    { name: 'returned', released: ['[2025-08-01,2025-09-01)', '[2025-10-01,2025-11-01)'] },
    {
      name: 'returned and out again',
      released: ['[2025-08-01,2025-09-01)'],
      taken: ['[2026-01-01,2026-02-01)'],
    },
  ],
};

/** The copies of another seller's book, with which the tests continue after the migration. */
const CARRIED_ON: OldCopy[] = [
  { name: 'lent', taken: ['[2025-12-20,2026-01-20)'] },
  { name: 'reserved', taken: ['[2026-06-01,2026-07-01)'] },
  { name: 'bought', taken: ['[2025-12-01,)'] },
  { name: 'lent, then bought', taken: ['[2025-12-20,2026-01-20)', '[2026-01-20,)'] },
  { name: 'brought back', released: ['[2025-10-01,2025-11-01)'] },
];

let opened: OldDatabase;
let database: Database;
let sellerId: string;
let bookCarriedOn: string;
/** The names of copies in the old version, by their ids. */
const nameOf = new Map<string, string>();
const sales: { sellerId: string; orderId: string; fulfillmentId: string }[] = [];

beforeAll(async () => {
  opened = await openOldDatabase(Moderation1763700800000);
  sellerId = await userRow(opened.old);
  for (const [title, copies] of Object.entries(STOCK)) await listOld({ title, seller_id: sellerId }, copies);
  bookCarriedOn = await listOld({}, CARRIED_ON);
  sales.push(await orderRows(opened.old), await orderRows(opened.old));
  await bookOld(opened.old, 0, 'CHARGE', 10_000, '2025-10-31T23:59:59.999Z');
  await bookOld(opened.old, 0, 'CHARGE', 25_000, '2025-11-01T00:00:00Z');
  await bookOld(opened.old, 0, 'CHARGE', 5_000, '2025-11-30T23:30:00Z');
  await bookOld(opened.old, 0, 'REFUND', 5_000, '2025-11-30T23:45:00Z');
  await bookOld(opened.old, 1, 'CHARGE', 700, '2025-11-15T12:00:00Z');
  await bookOld(opened.old, 1, 'LATE_FEE', 30, '2025-12-15T12:00:00Z');
  database = await opened.upgrade();
});
afterAll(() => opened.remove());

async function listOld(book: Record<string, unknown>, copies: OldCopy[]): Promise<string> {
  const { old } = opened;
  const bookId = await bookRow(old, book);
  for (const { name, taken = [], released = [], isWithdrawn } of copies) {
    const copyId = await copyRow(old, bookId);
    nameOf.set(copyId, name);
    for (const period of taken) await allocate(old, copyId, period);
    for (const period of released) await allocate(old, copyId, period, new Date('2025-12-24T10:00:00Z'));
    if (isWithdrawn) await old.query('UPDATE copies SET withdrawn_at = now() WHERE id = $1', [copyId]);
  }
  return bookId;
}

async function allocate(
  sql: Sql,
  copyId: string,
  period: string,
  releasedAt: Date | null = null,
): Promise<void> {
  const { itemId } = await orderRows(sql);
  const row = { id: newId('allocation'), copy_id: copyId, order_item_id: itemId, period };
  await insertRow(sql, 'allocations', { ...row, released_at: releasedAt });
}

const bookOld = (sql: Sql, sale: number, kind: string, amount: number, occurredAt: string) =>
  append(sql, sale, { kind, amount, occurred_at: occurredAt });

async function append(sql: Sql, sale: number, entry: object): Promise<void> {
  const { orderId, fulfillmentId } = sales[sale] ?? {};
  const row = {
    id: newId('ledger'),
    order_id: orderId,
    fulfillment_id: fulfillmentId,
    currency: 'INR',
  };
  await insertRow(sql, 'ledger_entries', { ...row, ...entry });
}

async function numbersBy(column: 'id' | 'seller_id', id: string): Promise<Record<string, number[]>> {
  const rows = await database.query<{ title: string; free: number; promised: number }>(
    `SELECT title, free_copies AS free, promised_copies AS promised FROM books WHERE ${column} = $1`,
    [id],
  );
  return Object.fromEntries(rows.map(({ title, free, promised }) => [title, [free, promised]]));
}

function copyNamed(name: string): string {
  const [id] = [...nameOf].find(([, each]) => each === name) ?? [];
  if (!id) throw new Error(`There was no copy that was ${name}`);
  return id;
}

describe('the stock of the old version', () => {
  it('is counted: what is free, and what is rented out or promised', async () => {
    expect(await numbersBy('seller_id', sellerId)).toEqual({
      'one copy': [1, 0],
      'three copies': [3, 0],
      'no copy': [0, 0],
      'withdrawn altogether': [0, 0],
      'sold out': [0, 0],
      'of every kind': [4, 4],
    });
  });

  it('keeps a row for each copy with a history, and for no other', async () => {
    const rows = await database.query<{ id: string; state: string; withdrawn: boolean }>(
      `SELECT c.id, c.state, c.withdrawn_at IS NOT NULL AS withdrawn
       FROM copies c JOIN books b ON b.id = c.book_id WHERE b.seller_id = $1`,
      [sellerId],
    );
    const kept = rows.map(({ id, state, withdrawn }) => [nameOf.get(id), withdrawn ? 'withdrawn' : state]);
    expect(Object.fromEntries(kept)).toEqual({
      'once rented': 'withdrawn',
      'the last one': 'SOLD',
      'withdrawn after a rental': 'withdrawn',
      sold: 'SOLD',
      'sale cancelled': 'FREE',
      out: 'PROMISED',
      promised: 'PROMISED',
      'out and promised': 'PROMISED',
      'out and sold': 'SOLD',
      returned: 'FREE',
      'returned and out again': 'PROMISED',
    });
  });

  it('has each allocation say whose copy of which book it takes', async () => {
    const [counted] = await database.query<{ ours: number; wrong: number }>(
      `SELECT count(*) FILTER (WHERE a.seller_id = $1)::int AS ours,
              count(*) FILTER (WHERE (a.book_id, a.seller_id) <> (b.id, b.seller_id))::int AS wrong
       FROM allocations a JOIN copies c ON c.id = a.copy_id JOIN books b ON b.id = c.book_id`,
      [sellerId],
    );
    expect(counted).toEqual({ ours: 15, wrong: 0 });
  });

  it('still forbids what overlaps, and goes on being counted', async () => {
    const numbers = async () => Object.values(await numbersBy('id', bookCarriedOn))[0];
    for (const name of ['lent', 'reserved', 'bought', 'lent, then bought']) {
      const refused = await refusal(allocate(database, copyNamed(name), '[2026-01-10,2026-06-10)'));
      expect([name, refused]).toEqual([name, 'allocations_never_overlap']);
    }
    expect(await numbers()).toEqual([1, 2]);
    await allocate(database, copyNamed('lent'), '[2026-01-20,2026-02-20)');
    expect(await numbers()).toEqual([1, 2]);
    await allocate(database, copyNamed('brought back'), '[2025-10-01,2025-11-01)');
    expect(await numbers()).toEqual([0, 3]);
    const release = 'UPDATE allocations SET released_at = now() WHERE copy_id = $1';
    await database.query(release, [copyNamed('bought')]);
    expect(await numbers()).toEqual([1, 3]);
  });

  it('does not let a withdrawn copy be promised', async () => {
    const refused = await refusal(allocate(database, copyNamed('once rented'), '[2026-01-15,2026-02-15)'));
    expect(refused).toBe('copies_withdrawn_are_free');
  });
});

describe('the ledger of the old version', () => {
  async function totals(sale: number) {
    const rows = await database.query<{ month: string; kind: string; amount: number }>(
      'SELECT month, kind, amount FROM ledger_totals WHERE seller_id = $1 ORDER BY month, kind',
      [sales[sale]?.sellerId],
    );
    return rows.map(({ month, kind, amount }) => [month, kind, amount]);
  }

  it('is summed for each seller by month in UTC and kind, and what is appended is added', async () => {
    const before = [
      ['2025-10-01', 'CHARGE', 10_000],
      ['2025-11-01', 'CHARGE', 30_000],
      ['2025-11-01', 'REFUND', 5_000],
    ];
    expect(await totals(0)).toEqual(before);
    await append(database, 0, { kind: 'REFUND', amount: 500, booked_on: '2025-11-30' });
    await append(database, 0, { kind: 'REFUND', amount: 40, booked_on: '2025-12-01' });
    expect(await totals(0)).toEqual([
      ...before.slice(0, 2),
      ['2025-11-01', 'REFUND', 5_500],
      ['2025-12-01', 'REFUND', 40],
    ]);
    expect(await totals(1)).toEqual([
      ['2025-11-01', 'CHARGE', 700],
      ['2025-12-01', 'LATE_FEE', 30],
    ]);
  });

  it('is still append-only', async () => {
    const change = database.query('UPDATE ledger_entries SET amount = amount + 1');
    expect(await refusal(change)).toBe('ledger_entries is append-only');
  });
});
