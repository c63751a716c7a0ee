import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OwnPostgres, postgresPrograms } from '../testing/databases/ownPostgres.js';
import { Database } from './database.js';

const programs = postgresPrograms();

let postgres: OwnPostgres;
let database: Database;
let log: string[];

describe.skipIf(!programs)('the connections to a PostgreSQL', () => {
  beforeEach(async () => {
    log = [];
    postgres = await OwnPostgres.create(programs ?? '');
    database = await Database.open({ url: postgres.url }, (line) => log.push(line));
  });
  afterEach(async () => {
    await postgres.remove();
    await database.close();
  });

  const seen = () => database.query('SELECT 1 AS seen');
  const away = { problems: [{ code: 'SERVICE_UNAVAILABLE', values: { seconds: 2 } }] };

  it('are not lent again in the middle of a transaction', async () => {
    const failing = database.query('BEGIN; SELECT 1 / 0; COMMIT');
    await expect(failing).rejects.toThrow('division by zero');
    expect(await seen()).toEqual([{ seen: 1 }]);
  });

  it('have the options of the address beside our own', async () => {
    const url = `${postgres.url}?options=-c%20work_mem%3D5MB`;
    const other = await Database.open({ url });
    const settings = await other.query(
      "SELECT current_setting('work_mem') AS memory, current_setting('jit') AS jit",
    );
    await other.close();
    expect(settings).toEqual([{ memory: '5MB', jit: 'off' }]);
  });

  it('are made again when all are lost, which the log tells of in two lines', async () => {
    await Promise.all(Array.from({ length: 10 }, seen));
    await postgres.crash();
    const refused = await Promise.allSettled(Array.from({ length: 10 }, seen));
    for (const each of refused) expect(each).toMatchObject({ status: 'rejected', reason: away });
    await postgres.start();
    expect(await Promise.all(Array.from({ length: 10 }, seen))).toHaveLength(10);
    expect(log).toEqual([
      expect.stringMatching(/^The database cannot be used: (Connection terminated|connect ECONNREFUSED)/),
      expect.stringMatching(/^The database can be used again, after \d+\.\d s$/),
    ]);
  });

  it('that hang are waited for once, and not by everybody who comes later', async () => {
    postgres.hang();
    await expect(seen()).rejects.toMatchObject(away);
    const asking = performance.now();
    const refused = await Promise.allSettled(Array.from({ length: 30 }, seen));
    for (const each of refused) expect(each).toMatchObject({ status: 'rejected', reason: away });
    expect(performance.now() - asking).toBeLessThan(2_000);
    postgres.resume();
    expect(await seen()).toEqual([{ seen: 1 }]);
  });

  it('undo a transaction whose connection is lost in the middle', async () => {
    const half = database.transaction(async (tx) => {
      await tx.query("INSERT INTO search_words (word, variants) VALUES ('half', '{}')");
      await postgres.crash();
      await tx.query('SELECT 1');
    });
    await expect(half).rejects.toMatchObject(away);
    await postgres.start();
    expect(await database.query('SELECT 1 FROM search_words')).toEqual([]);
  });
});
