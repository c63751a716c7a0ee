import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../persistence/ids.js';
import { lender, type Lender } from './recycled.js';

/** Inserts a ledger entry without an order. A trigger forbids deleting ledger entries. */
const ENTRY = `INSERT INTO ledger_entries (id, order_id, fulfillment_id, kind, amount, currency, booked_on)
  VALUES ('${newId('order')}', '${newId('order')}', '${newId('order')}', 'CHARGE', 100, 'INR', '2026-01-15')`;

/** Reads rows that a migration inserted. */
const SEEDED = 'SELECT name, retry_delay FROM queue.queue ORDER BY name';

let lend: Lender;
let lent: PGlite;
beforeEach(() => {
  // A separate lender, because the database of the shared lender may be near its maximum number of uses.
  lend = lender();
});
afterEach(() => lent.close());

/** Closes the borrowed database, as at the end of a test, and borrows a database for the next test. */
async function another(): Promise<PGlite> {
  await lent.close();
  return (lent = await lend());
}

async function rows(query: string): Promise<unknown[]> {
  return (await lent.query(query)).rows;
}

describe('a database that an earlier test has used', () => {
  it('is handed on with the rows that it had when it was new', async () => {
    const first = (lent = await lend());
    const seeded = await rows(SEEDED);
    await lent.exec('UPDATE queue.queue SET retry_delay = 77');
    await lent.exec(`SET session_replication_role = replica; ${ENTRY}`);

    expect(await another()).toBe(first);
    expect(await rows(SEEDED)).toEqual(seeded);
    expect(await rows('SELECT id FROM ledger_entries')).toEqual([]);
  });

  it('has forgotten an open transaction, settings and listeners', async () => {
    const first = (lent = await lend());
    await lent.exec('LISTEN topics');
    await lent.exec('BEGIN; SET search_path = queue');

    expect(await another()).toBe(first);
    expect(await rows('SHOW search_path')).toEqual([{ search_path: 'public' }]);
    expect(await rows('SELECT pg_listening_channels()')).toEqual([]);
  });

  it('is not handed on when its tables were changed', async () => {
    const first = (lent = await lend());
    await lent.exec('ALTER TABLE books ADD COLUMN smell text');

    expect(await another()).not.toBe(first);
  });
});
