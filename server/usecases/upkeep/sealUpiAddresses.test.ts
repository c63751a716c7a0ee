import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemPrincipal } from '../../domain/accounts/principal.js';
import { Bindings1763718900000 } from '../../persistence/migrations/until1763718920000/1763718900000-Bindings.js';
import { newId } from '../../persistence/ids.js';
import { secretBox } from '../../secrets/secretBox.js';
import { openOldDatabase, type OldDatabase } from '../../testing/databases/oldDatabase.js';
import { tablesWith } from '../../testing/databases/tablesWith.js';
import { insertRow, userRow } from '../../testing/rows.js';
import type { Database } from '../../persistence/database.js';
import { sealUpiAddresses } from './sealUpiAddresses.js';

const key = Buffer.alloc(32, 7);
const box = secretBox(() => [key]);
const AT = '2026-01-01T06:00:00Z';

/** Returns the principal and the ports that Panna has at its start. */
const starting = (database: Database, secrets = box) => ({
  database,
  secrets,
  principal: async () => systemPrincipal({ kind: 'JOB', name: 'start' }, ['secrets:reseal']),
});

describe('The UPI addresses of an older version', () => {
  let opened: OldDatabase;
  beforeEach(async () => {
    opened = await openOldDatabase(Bindings1763718900000);
  });
  afterEach(() => opened.remove());

  const payout = async (sellerId: string, status: string, row: object): Promise<string> => {
    const id = newId('payout');
    const common = { id, seller_id: sellerId, status, amount: 100, currency: 'INR', created_at: AT };
    await insertRow(opened.old, 'payouts', { ...common, upi_address: 'dev@okbank', ...row });
    return id;
  };
  const stored = (database: Database, table: string, id: string) =>
    database.query<{ sealed: Buffer | null; shown: string | null }>(
      `SELECT sealed_upi_address AS sealed, upi_address_shown AS shown FROM ${table} WHERE id = $1`,
      [id],
    );

  it('are sealed at the next start, and nowhere plain after it', async () => {
    const { old } = opened;
    // The sums of these payouts do not matter here.
    await old.query('ALTER TABLE payouts DISABLE TRIGGER payouts_sum');
    const sellerId = await userRow(old);
    await old.query("UPDATE users SET upi_address = 'dev@okbank' WHERE id = $1", [sellerId]);
    const without = await userRow(old);
    const pending = await payout(sellerId, 'PENDING', {});
    const ended = { settled_at: AT, settled_by: sellerId, failure: 'Closed' };
    const failed = await payout(sellerId, 'FAILED', ended);
    const database = await opened.upgrade();
    await Promise.all([sealUpiAddresses(starting(database)), sealUpiAddresses(starting(database))]);
    expect(await tablesWith(database, 'dev@okbank')).toEqual([]);
    for (const [table, id] of [
      ['users', sellerId],
      ['payouts', pending],
    ] as const) {
      const [row] = await stored(database, table, id);
      expect([row?.sealed && box.open(row.sealed, id), row?.shown]).toEqual(['dev@okbank', 'de…@okbank']);
    }
    expect(await stored(database, 'payouts', failed)).toEqual([{ sealed: null, shown: 'de…@okbank' }]);
    expect(await stored(database, 'users', without)).toEqual([{ sealed: null, shown: null }]);
  });

  it('do not stand in the way of the migration, although payouts have deferred checks', async () => {
    const sellerId = await userRow(opened.old);
    await payout(sellerId, 'FAILED', { settled_at: AT, settled_by: sellerId, failure: 'Closed' });
    const database = await opened.upgrade();
    expect(await tablesWith(database, 'dev@okbank')).toEqual([]);
  });

  it('need no key once all are sealed', async () => {
    const database = await opened.upgrade();
    const keyless = secretBox(() => {
      throw new Error('There is no key');
    });
    await expect(sealUpiAddresses(starting(database, keyless))).resolves.toBeUndefined();
  });
});
