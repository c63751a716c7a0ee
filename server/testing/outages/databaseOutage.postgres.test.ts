import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Database } from '../../persistence/database.js';
import { isDone, isRefusedForNow } from '../load/load.js';
import { MarketLoad } from '../load/marketLoad.js';
import { OwnPostgres, postgresPrograms } from '../databases/ownPostgres.js';
import { ServerProcess } from '../process/serverProcess.js';

/** The requests that the load repeats, each named by its client and its kind. All of them need the database. */
const KINDS = [
  'buyer: add',
  'buyer: order',
  'REST buyer: add',
  'REST buyer: order',
  'REST reader: list',
  'browser: cover',
  'guest: sign up',
  'reader: search',
  'watcher: change',
];

const clientOf = (kind: string) => kind.split(':')[0];
/**
 * The clients that never pause. The watcher is not among them, because it waits for the subscription to report its
 * last change.
 */
const ASKING = new Set(KINDS.map(clientOf).filter((client) => client !== 'watcher'));

/** Milliseconds after the recovery within which a request of every kind must succeed. */
const WHOLE_AGAIN = 10_000;

/**
 * The ways in which a database fails and recovers, each with the maximum response time in milliseconds during the
 * outage.
 */
const OUTAGES = [
  { outage: 'crashes', cut: () => postgres.crash(), restore: () => postgres.start(), most: 2_000 },
  { outage: 'is stopped', cut: () => postgres.stop(), restore: () => postgres.start(), most: 2_000 },
  { outage: 'hangs', cut: async () => postgres.hang(), restore: async () => postgres.resume(), most: 10_000 },
];

const programs = postgresPrograms();
if (!programs)
  console.warn('No initdb and postgres on this machine: outages of the database are not tested.');

let postgres: OwnPostgres;
let server: ServerProcess;
let dataDir: string;
let load: MarketLoad;

describe.skipIf(!programs)('under load', () => {
  beforeAll(() => ServerProcess.build());
  beforeEach(async () => {
    postgres = await OwnPostgres.create(programs ?? '');
    dataDir = await mkdtemp(path.join(tmpdir(), 'panna-outage-'));
    server = ServerProcess.spawn({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, RATE_LIMITS: 'off' });
    const url = await server.ready();
    load = await withRows((rows) => MarketLoad.start(url, rows));
  });
  afterEach(async () => {
    // Ignores errors of the load: after a failed test, it may still be running while the database is unavailable.
    const ended = load.end().catch(() => undefined);
    await server.end('SIGKILL');
    await ended;
    await postgres.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  it.each(OUTAGES)(
    'while a database $outage, requests are refused in time, and nothing is lost',
    async ({ cut, restore, most }) => {
      await everythingIsDone(performance.now());
      await cut();
      await everybodyIsRefused(performance.now());
      await restore();
      const restored = performance.now();
      await everythingIsDone(restored);
      await expect.poll(() => load.heardAt.at(-1), { timeout: WHOLE_AGAIN }).toBeGreaterThan(restored);
      await load.end();

      expect(load.answers.filter((answer) => !isDone(answer) && !isRefusedForNow(answer))).toEqual([]);
      expect(Math.max(...load.answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(most);
      expect(load.wronglyHeard).toEqual([]);
      expect(server.output.match(/The database can.*/g)).toEqual([
        expect.stringContaining('cannot be used'),
        expect.stringContaining('can be used again'),
      ]);
      await everythingIsKept();
    },
  );
});

/**
 * For each order, counts the rows that belong to it, by table, and checks that its line has as many allocations as
 * copies. Returns each distinct result once. A line may have several copies, because a client adds the book again if
 * the response was lost.
 */
const SHAPES_OF_ORDERS = `
  SELECT DISTINCT
    count(DISTINCT f.id) fulfillments,
    count(DISTINCT e.id) events,
    count(DISTINCT i.id) items,
    count(DISTINCT a.id) = min(i.quantity) AS allocated,
    count(DISTINCT l.id) entries,
    count(DISTINCT m.id) messages
  FROM orders o
  LEFT JOIN fulfillments f ON f.order_id = o.id
  LEFT JOIN timeline_entries e ON e.fulfillment_id = f.id
  LEFT JOIN order_items i ON i.fulfillment_id = f.id
  LEFT JOIN allocations a ON a.order_item_id = i.id
  LEFT JOIN ledger_entries l ON l.order_id = o.id
  LEFT JOIN outbox_messages m ON m.payload ->> 'orderId' = o.id
  GROUP BY o.id`;

/** For each account, counts the rows that belong to it, by table. Returns each distinct result once. */
const SHAPES_OF_ACCOUNTS = `
  SELECT DISTINCT
    count(DISTINCT t.user_id) settings,
    count(DISTINCT c.id) carts,
    count(DISTINCT s.id) sessions,
    count(DISTINCT m.id) messages
  FROM users u
  LEFT JOIN user_settings t ON t.user_id = u.id
  LEFT JOIN carts c ON c.user_id = u.id
  LEFT JOIN sessions s ON s.user_id = u.id
  LEFT JOIN outbox_messages m ON m.recipient_id = u.id AND m.topic = 'WELCOME'
  GROUP BY u.id`;

/** Waits until a request of each kind, sent after `moment`, has succeeded. */
async function everythingIsDone(moment: number): Promise<void> {
  const done = () => load.kindsSince(moment, isDone);
  await expect.poll(done, { timeout: WHOLE_AGAIN }).toEqual(new Set(KINDS));
}

/**
 * Waits until each client in `ASKING` has been refused a request that it sent after `moment`. Checks clients instead of kinds,
 * because some clients repeat a request until it succeeds.
 */
async function everybodyIsRefused(moment: number): Promise<void> {
  const refused = () => {
    const clients = [...load.kindsSince(moment, isRefusedForNow)].map(clientOf);
    return new Set(clients.filter((client) => ASKING.has(client)));
  };
  await expect.poll(refused, { timeout: WHOLE_AGAIN }).toEqual(ASKING);
}

/** Expects that everything acknowledged is stored exactly once, and that nothing is stored in part. */
async function everythingIsKept(): Promise<void> {
  await withRows(async (rows) => {
    const orders = await rows.query<{ key: string; id: string }>(
      'SELECT idempotency_key AS key, id FROM orders',
    );
    const known = new Map(orders.map(({ key, id }) => [key, id]));
    expect(known.size).toBe(orders.length);
    expect([...load.orders].filter(([key, id]) => known.get(key) !== id)).toEqual([]);
    const joined = await rows.query<{ email: string }>("SELECT email FROM users WHERE email LIKE 'joins%'");
    expect(joined.map(({ email }) => email)).toEqual(expect.arrayContaining(load.joined));
    expect(await rows.query(SHAPES_OF_ORDERS)).toEqual([
      { fulfillments: 1, events: 1, items: 1, allocated: true, entries: 1, messages: 1 },
    ]);
    expect(await rows.query(SHAPES_OF_ACCOUNTS)).toEqual([
      { settings: 1, carts: 1, sessions: 1, messages: 1 },
    ]);
  });
}

/** Calls `look` with a new connection to the server's database. Closes the connection afterwards. */
async function withRows<Result>(look: (rows: Database) => Promise<Result>): Promise<Result> {
  const rows = await Database.open({ url: postgres.url });
  try {
    return await look(rows);
  } finally {
    await rows.close();
  }
}
