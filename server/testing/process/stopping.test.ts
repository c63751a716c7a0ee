import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.js';
import { openDatabase } from '../../openDatabase.js';
import { DataDirs } from './dataDirs.js';
import { GraphQLClient } from '../graphqlClient.js';
import { LiveConnection } from '../liveClient.js';
import { signUpReader } from '../people/people.js';
import { PostgresDatabase } from '../databases/postgresDatabase.js';
import { ServerProcess } from './serverProcess.js';
import { HalfAsked, silentConnection, StuckMailServer } from './underWay.js';

/**
 * Milliseconds after the first signal within which the server must end: its limit of 10 seconds, plus 1 second for a
 * busy machine.
 */
const GONE_WITHIN_MS = 10_000 + 1_000;

/** DB_SHUTDOWNED in PostgreSQL's enum DBState: the state in the control file after a clean shutdown. */
const SHUT_DOWN = 1;

const POSTGRES = process.env['TEST_DATABASE_URL'];
const STORES = ['embedded', ...(POSTGRES ? ['PostgreSQL'] : [])];
const ENDED_BY_ITSELF = { code: 0, signal: null };

let dataDirs: DataDirs;
let dataDir: string;
let servers: ServerProcess[];
let mailServer: StuckMailServer;
let database: PostgresDatabase | null;

beforeAll(async () => {
  ServerProcess.build(['server', 'client']);
  dataDirs = await DataDirs.prepare();
});
beforeEach(async () => {
  dataDir = await dataDirs.create();
  mailServer = await StuckMailServer.start();
  servers = [];
  database = null;
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  mailServer.close();
  await database?.drop();
});
afterAll(() => dataDirs.remove());

async function environmentOf(store: string): Promise<Record<string, string>> {
  if (store === 'embedded') return { DATA_DIR: dataDir };
  database = await PostgresDatabase.create(POSTGRES ?? '');
  return { DATA_DIR: dataDir, DATABASE_URL: database.url };
}

function start(environment: Record<string, string>, by: 'node' | 'npm' = 'node'): ServerProcess {
  const server = by === 'npm' ? ServerProcess.spawnNpm(environment) : ServerProcess.spawn(environment);
  servers.push(server);
  return server;
}

async function expectRefused(url: string): Promise<void> {
  const answer = () =>
    fetch(url).then(
      ({ status }) => status,
      () => 'refused',
    );
  await expect.poll(answer).toBe('refused');
}

/** Opens the database of a stopped server. Returns the rows of a query. */
async function rowsLeft<Row>(environment: Record<string, string>, query: string): Promise<Row[]> {
  const left = await openDatabase(readConfig(environment));
  const rows = await left.database.query<Row>(query);
  await left.database.close();
  await left.release();
  return rows;
}

/** True if the control file of the embedded database records a clean shutdown. */
async function endedInOrder(): Promise<boolean> {
  const control = await readFile(path.join(dataDir, 'database', 'global', 'pg_control'));
  return control.readInt32LE(16) === SHUT_DOWN;
}

describe.each(STORES)('A server (%s) that is told to stop', (store) => {
  it('tells its subscribers at once, answers what is under way, and waits for nothing else', async () => {
    const server = start(await environmentOf(store));
    const marketplace = new GraphQLClient(await server.ready());
    const reader = await signUpReader(marketplace);
    const watching = new LiveConnection(marketplace, reader).subscribe(
      'subscription { cartChanged { itemCount } }',
    );
    await watching.next();
    const silent = await silentConnection(marketplace.url);
    const slow = await HalfAsked.at(marketplace.url);

    const stopped = server.end('SIGTERM');
    await expect(watching.next()).rejects.toMatchObject({ code: 1001, reason: 'Going away' });
    await silent.closed;
    await expectRefused(marketplace.url);
    expect(await slow.ask('{ __typename }')).toEqual({ data: { __typename: 'Query' } });
    const answered = performance.now();

    expect(await stopped).toEqual(ENDED_BY_ITSELF);
    expect(performance.now() - answered).toBeLessThan(4_000);
  });

  it('cuts off within 10 seconds what never ends, whatever else it is told meanwhile', async () => {
    const environment = await environmentOf(store);
    const server = start({ ...environment, SMTP_URL: mailServer.url });
    const marketplace = new GraphQLClient(await server.ready());
    const reader = await signUpReader(marketplace);
    await mailServer.called;
    const endless = (await HalfAsked.at(marketplace.url)).neverEnd();

    const toldToStop = performance.now();
    void server.end('SIGTERM');
    await expectRefused(marketplace.url);
    void server.end('SIGINT');
    expect(await server.end('SIGTERM')).toEqual(ENDED_BY_ITSELF);

    expect(performance.now() - toldToStop).toBeLessThan(GONE_WITHIN_MS);
    expect(await endless).toMatchObject({ code: 'ECONNRESET' });
    expect(store !== 'embedded' || (await endedInOrder())).toBe(true);
    expect(await rowsLeft(environment, 'SELECT email FROM users')).toEqual([{ email: reader.email }]);
    expect(await rowsLeft(environment, "SELECT state FROM queue.job WHERE name = 'deliver-message'")).toEqual(
      [{ state: 'retry' }],
    );
  });
});

describe('A server that npm has started', () => {
  it.each(['SIGTERM to npm', 'Ctrl-C in a terminal'])('ends in order by %s', async (way) => {
    const environment = await environmentOf('embedded');
    const server = start(environment, 'npm');
    const marketplace = new GraphQLClient(await server.ready());
    const reader = await signUpReader(marketplace);
    const slow = await HalfAsked.at(marketplace.url);

    const stopped = way === 'SIGTERM to npm' ? server.end('SIGTERM') : server.pressCtrlC();
    await expectRefused(marketplace.url);
    // Gives `npm start` a second to notice that the shell of npm has ended. It treats that as another signal.
    await setTimeout(1_000);
    expect(await slow.ask('{ __typename }')).toEqual({ data: { __typename: 'Query' } });
    await stopped;

    expect(server.output).toContain('Panna has stopped');
    expect(await endedInOrder()).toBe(true);
    expect(await rowsLeft(environment, 'SELECT email FROM users')).toEqual([{ email: reader.email }]);
  });
});
