import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertRow, orderRows, refusal, type OrderRows } from '../testing/rows.js';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { newId } from './ids.js';
import type { Sql } from './sql.js';

type Posting = [account: string, amount: number, currency?: string];

let opened: TestDatabase;
let order: OrderRows;
beforeAll(async () => {
  opened = await openTestDatabase();
});
beforeEach(async () => {
  order = await orderRows(opened.database);
});
afterAll(() => opened.remove());

const HELD: Posting[] = [
  ['BUYER', 20_000],
  ['DEPOSIT', -20_000],
];

async function insertPosting(
  sql: Sql,
  entryId: string,
  number: number,
  [account, amount, currency]: Posting,
) {
  const parties: Record<string, string> = { BUYER: order.buyerId, SELLER: order.sellerId };
  await insertRow(sql, 'journal_postings', {
    entry_id: entryId,
    number,
    account,
    amount,
    currency: currency ?? 'INR',
    party_id: parties[account] ?? null,
    fulfillment_id: order.fulfillmentId,
  });
}

/** Inserts an entry with these postings in one transaction. */
async function post(postings: readonly Posting[], row: Record<string, unknown> = {}): Promise<string> {
  const id = newId('entry');
  const entry = { id, kind: 'DEPOSIT_CHANGED', order_id: order.orderId, postings: postings.length };
  await opened.database.transaction(async (tx) => {
    await insertRow(tx, 'journal_entries', { ...entry, occurred_at: '2026-01-01T06:00:00Z', ...row });
    for (const [at, posting] of postings.entries()) await insertPosting(tx, id, at + 1, posting);
  });
  return id;
}

const run = (statement: string, ...values: unknown[]) => refusal(opened.database.query(statement, values));

describe('an entry of the journal', () => {
  it.each<[string, Posting[]]>([
    [
      'sums to more than zero',
      [
        ['BUYER', 20_000],
        ['DEPOSIT', -19_999],
      ],
    ],
    ['has one posting', [['BUYER', 20_000]]],
    [
      'balances in all currencies only together',
      [
        ['BUYER', 20_000],
        ['DEPOSIT', -20_000, 'USD'],
      ],
    ],
  ])('is refused if it %s', async (_, postings) => {
    expect(await refusal(post(postings, { postings: 2 }))).toBe('journal_entries_balanced');
  });

  it('is refused without postings, and with other postings than it says', async () => {
    expect(await refusal(post([], { postings: 2 }))).toBe('journal_entries_balanced');
    expect(await refusal(post(HELD, { postings: 3 }))).toBe('journal_entries_balanced');
    expect(await refusal(post(HELD))).toBeUndefined();
  });

  it('gets no more postings later, even if they balance', async () => {
    const id = await post(HELD);
    const more = opened.database.transaction(async (tx) => {
      await insertPosting(tx, id, 3, ['BUYER', 1]);
      await insertPosting(tx, id, 4, ['DEPOSIT', -1]);
    });
    expect(await refusal(more)).toBe('journal_entries_balanced');
  });

  it.each(['journal_entries', 'journal_postings'])('is never changed or deleted: %s', async (table) => {
    await post(HELD);
    const column = table === 'journal_entries' ? 'postings' : 'amount';
    expect(await run(`UPDATE ${table} SET ${column} = ${column} + 1`)).toBe(`${table} is append-only`);
    expect(await run(`DELETE FROM ${table}`)).toBe(`${table} is append-only`);
    expect(await run(`TRUNCATE ${table} CASCADE`)).toMatch(/is append-only$/);
  });

  it('is about the rows that its kind moves, and names the people whose money it is', async () => {
    expect(await refusal(post(HELD, { kind: 'EARNED' }))).toBe('journal_entries_subject');
    expect(await refusal(post(HELD, { order_id: null }))).toBe('journal_entries_subject');
    expect(await refusal(post(HELD, { kind: 'GIVEN_AWAY' }))).toBe('journal_entries_kind_check');
    const id = await post(HELD);
    const add = `INSERT INTO journal_postings (entry_id, number, account, amount, currency) VALUES ($1, 3, $2, 1, 'INR')`;
    for (const account of ['BUYER', 'SELLER', 'DELIVERY'])
      expect(await run(add, id, account)).toBe('journal_postings_party');
  });
});

describe('a balance', () => {
  const balances = () =>
    opened.database.query<{ account: string; amount: number }>(
      'SELECT account, amount::int FROM journal_balances WHERE fulfillment_id = $1 ORDER BY account',
      [order.fulfillmentId],
    );
  const holders = async () => {
    const [row] = await opened.database.query<{ holders: number }>(
      "SELECT coalesce(sum(holders), 0)::int AS holders FROM journal_totals WHERE account = 'DEPOSIT'",
    );
    return row?.holders ?? 0;
  };

  it('is the sum of the postings, and counts who has a part in it', async () => {
    const before = await holders();
    await post(HELD);
    await post(HELD);
    expect(await balances()).toEqual([
      { account: 'BUYER', amount: 40_000 },
      { account: 'DEPOSIT', amount: -40_000 },
    ]);
    expect(await holders()).toBe(before + 1);
    await post([
      ['BUYER', -40_000],
      ['DEPOSIT', 40_000],
    ]);
    expect(await holders()).toBe(before);
  });

  it.each(['journal_balances', 'journal_totals'])('is written by the journal only: %s', async (table) => {
    await post(HELD);
    const refused = `${table} is written by the journal only`;
    expect(await run(`UPDATE ${table} SET amount = 0`)).toBe(refused);
    expect(await run(`DELETE FROM ${table}`)).toBe(refused);
  });
});
