import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../persistence/database.js';
import { newId } from '../../persistence/ids.js';
import { startEmbedded } from './recycled.js';
import { lender, type Lender, type Lent } from './recycledDatabase.js';

/** Inserts a ledger entry without an order. A trigger forbids deleting ledger entries. */
const ENTRY = `INSERT INTO ledger_entries (id, order_id, fulfillment_id, kind, amount, currency, booked_on)
  VALUES ('${newId('order')}', '${newId('order')}', '${newId('order')}', 'CHARGE', 100, 'INR', '2026-01-15')`;

/** Reads rows that a migration inserted. */
const SEEDED = 'SELECT name, retry_delay FROM queue.queue ORDER BY name';

let lend: Lender;
let lent: Lent;
beforeEach(() => {
  // A separate lender, because the database of the shared lender may be near its maximum number of uses.
  lend = lender(startEmbedded);
});
afterEach(() => lent.giveBack());

/** Gives the borrowed database back, as at the end of a test, and borrows a database for the next test. */
async function another(): Promise<Database> {
  await lent.giveBack();
  lent = await lend();
  return lent.database;
}

async function first(): Promise<Database> {
  lent = await lend();
  return lent.database;
}

/** Returns the object from which all objects for the same database inherit. */
const sharedPart = (database: Database) => Object.getPrototypeOf(database) as unknown;

const rows = (query: string) => lent.database.query(query);

describe('a database that an earlier test has used', () => {
  it('is handed on with the rows that it had when it was new', async () => {
    const database = await first();
    const seeded = await rows(SEEDED);
    await rows('UPDATE queue.queue SET retry_delay = 77');
    await rows(`SET session_replication_role = replica; ${ENTRY}`);

    expect(sharedPart(await another())).toBe(sharedPart(database));
    expect(await rows(SEEDED)).toEqual(seeded);
    expect(await rows('SELECT id FROM ledger_entries')).toEqual([]);
  });

  it('has forgotten settings and listeners', async () => {
    const database = await first();
    const heard: string[] = [];
    await database.listen('topics', { heard: (topic) => heard.push(topic), missed: () => undefined });
    await rows('SET search_path = queue');

    expect(sharedPart(await another())).toBe(sharedPart(database));
    expect(await rows('SHOW search_path')).toEqual([{ search_path: 'public' }]);
    expect(await rows('SELECT pg_listening_channels()')).toEqual([]);
    await rows(`NOTIFY topics, 'book'`);
    expect(heard).toEqual([]);
  });

  it('is not handed on when its tables were changed', async () => {
    const database = await first();
    await rows('ALTER TABLE books ADD COLUMN smell text');

    expect(sharedPart(await another())).not.toBe(sharedPart(database));
  });
});
