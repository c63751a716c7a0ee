import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Database } from '../persistence/database.js';
import { GraphQLClient } from '../testing/graphqlClient.js';
import { MailServer } from '../testing/mail/mailServer.js';
import { signUpReader } from '../testing/people/people.js';
import { PostgresDatabase } from '../testing/databases/postgresDatabase.js';
import { ServerProcess } from '../testing/process/serverProcess.js';

let postgres: PostgresDatabase;
let database: Database;
let mailServer: MailServer;
let dataDir: string;
let processes: ServerProcess[];

beforeAll(() => ServerProcess.build());
beforeEach(async () => {
  processes = [];
  postgres = await PostgresDatabase.create(process.env['TEST_DATABASE_URL'] ?? '');
  database = await Database.open({ url: postgres.url });
  mailServer = await MailServer.start();
  dataDir = await mkdtemp(path.join(tmpdir(), 'panna-roles-'));
});
afterEach(async () => {
  await Promise.all(processes.map((each) => each.end('SIGTERM')));
  await mailServer.close();
  await database.close();
  await postgres.drop();
  await rm(dataDir, { recursive: true, force: true });
});

function start(role: string): ServerProcess {
  const started = ServerProcess.spawn({
    ROLE: role,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    SMTP_URL: mailServer.url,
    PUBLIC_URL: 'https://books.example',
    RATE_LIMITS: 'off',
  });
  processes.push(started);
  return started;
}

/** Returns the scheduled jobs, which a worker registers when it starts. */
async function regularJobs(): Promise<unknown[]> {
  return database.query('SELECT name FROM queue.schedule');
}

it('a web process serves requests, and a separate worker runs the jobs that they queue', async () => {
  const web = new GraphQLClient(await start('web').ready());
  const { email } = await signUpReader(web, 'Meera');
  expect(await regularJobs()).toEqual([]);
  const worker = start('worker');
  await mailServer.taken(1);
  expect(mailServer.received).toMatchObject([{ to: [email] }]);
  expect(mailServer.received[0]?.source).toContain('https://books.example/');
  expect(await regularJobs()).not.toEqual([]);
  await worker.prints(/ready to work off jobs/);
  expect(await worker.end('SIGTERM')).toEqual({ code: 0, signal: null });
});
