import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { USUAL_DEADLINE_DAYS } from '../domain/orders/deadlines.js';
import { USUAL_PAYOUT_TERMS } from '../domain/payouts/payoutTerms.js';
import { secretBox } from '../secrets/secretBox.js';
import { diskFileStore } from '../files/diskFileStore.js';
import { databaseTopics } from '../liveTopics/databaseTopics.js';
import { startJobs } from '../jobs/jobs.js';
import { createJobQueues } from '../jobs/jobTable.js';
import { smtpMailer } from '../notifications/smtpMailer.js';
import { Database } from '../persistence/database.js';
import { openEmbeddedPostgres } from '../persistence/embedded.js';
import { pgBossQueue } from '../queue/pgBossQueue.js';
import { MailServer } from '../testing/mail/mailServer.js';
import { peopleWithMail, queueMail, rounds } from '../testing/mail/mailWorld.js';
import { noAudit } from '../usecases/auditLog.js';
import { EVENTS } from '../usecases/consequences/registry.js';
import { queuedOutbox } from '../usecases/outbox/outbox.js';
import { administer, postgresUrl } from './benchDatabase.js';

const MAILS_TO_EACH = Number(process.env['BENCH_MAILS'] ?? 10);
const PEOPLE = 100;
/** Response time of a distant mail server, in milliseconds. */
const FAR = 50;
/** Minimum number of mails that one process must send per second. */
const GOAL = 50;

/**
 * `npm run bench:mail`: measures how many mails per second one worker sends to a near and to a distant mail server,
 * with PostgreSQL and with the embedded database. Exits with status 1 if the goal is missed.
 */
async function main(): Promise<void> {
  const rows = [];
  for (const [name, open] of [
    ['PostgreSQL', onPostgres],
    ['embedded', onEmbedded],
  ] as const) {
    for (const latency of [0, FAR]) {
      const rate = await open((database) => mailsPerSecond(database, latency));
      rows.push({
        database: name,
        'answers after, ms': latency,
        'mails/s': Math.round(rate),
        goal: GOAL,
        reached: rate >= GOAL,
      });
    }
  }
  console.log(`${PEOPLE * MAILS_TO_EACH} mails to ${PEOPLE} people, one process.`);
  console.table(rows);
  if (rows.some(({ reached }) => !reached)) process.exitCode = 1;
}

type Measurement = (database: Database) => Promise<number>;

async function onPostgres(measure: Measurement): Promise<number> {
  const url = postgresUrl();
  const name = `panna_bench_mail_${process.pid}`;
  await administer(url, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  try {
    const own = new URL(url);
    own.pathname = `/${name}`;
    return await measure(await Database.open({ url: own.href }));
  } finally {
    await administer(url, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function onEmbedded(measure: Measurement): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'panna-bench-'));
  const { postgres, release } = await openEmbeddedPostgres(folder);
  try {
    return await measure(await Database.open({ embedded: postgres }));
  } finally {
    await release();
    await rm(folder, { recursive: true });
  }
}

async function mailsPerSecond(database: Database, latency: number): Promise<number> {
  const mailServer = await MailServer.start();
  const way = await openWay(mailServer.url, latency);
  const mailer = smtpMailer(way.url, 'books@panna.example');
  const clock = { now: () => new Date() };
  const queue = pgBossQueue(database);
  const outbox = queuedOutbox(queue);
  await createJobQueues(database);
  const mails = rounds(await peopleWithMail(database, PEOPLE), MAILS_TO_EACH);
  await queueMail(database, mails);
  const start = performance.now();
  const site = { name: 'Panna', url: 'https://panna.example' };
  const recording = { liveTopics: databaseTopics(database), audit: noAudit, events: EVENTS };
  const rest = {
    ...recording,
    deadlineDays: USUAL_DEADLINE_DAYS,
    rentalRoomDays: 0,
    payoutTerms: USUAL_PAYOUT_TERMS,
    operator: null,
    secrets: secretBox(() => [Buffer.alloc(32)]),
    files: diskFileStore(tmpdir()),
  };
  const jobs = await startJobs(
    {
      database,
      reads: database,
      clock,
      timeZone: 'UTC',
      currency: 'INR',
      queue,
      outbox,
      payments: null,
      payouts: null,
      mailer,
      site,
      ...rest,
    },
    console.error,
  );
  await mailServer.taken(mails.length);
  const seconds = (performance.now() - start) / 1_000;
  await jobs.stop(5_000);
  await mailer.close();
  way.close();
  await Promise.all([mailServer.close(), database.close()]);
  return mails.length / seconds;
}

/** Starts a proxy to a mail server. The proxy delays each response of the mail server by `latency` milliseconds. */
async function openWay(address: string, latency: number): Promise<{ url: string; close(): void }> {
  const { hostname, port } = new URL(address);
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true });
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far);
    far.pipe(late(latency)).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

/** Returns a stream that delays each chunk by this many milliseconds. */
function late(milliseconds: number): PassThrough {
  const stream = new PassThrough();
  stream._transform = (chunk, _encoding, pass) => void setTimeout(milliseconds).then(() => pass(null, chunk));
  return stream;
}

await main();
