import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { USUAL_DEADLINE_DAYS } from '../domain/orders/deadlines.js';
import { USUAL_PAYOUT_TERMS } from '../domain/payouts/payoutTerms.js';
import { secretBox } from '../secrets/secretBox.js';
import { diskFileStore } from '../files/diskFileStore.js';
import type { Mailer } from '../notifications/mailer.js';
import { smtpMailer } from '../notifications/smtpMailer.js';
import type { Database } from '../persistence/database.js';
import { pgBossQueue } from '../queue/pgBossQueue.js';
import { SITE } from '../testing/mail/mail.js';
import { MailServer } from '../testing/mail/mailServer.js';
import { TEST_ZONE } from '../testing/marketplace.js';
import { peopleWithMail, queueMail, rounds } from '../testing/mail/mailWorld.js';
import { SilentServer } from '../testing/outages/silentServer.js';
import { openTestDatabase } from '../testing/databases/testDatabase.js';
import { noAudit } from '../usecases/auditLog.js';
import { EVENTS } from '../usecases/consequences/registry.js';
import { queuedOutbox } from '../usecases/outbox/outbox.js';
import { databaseTopics } from '../liveTopics/databaseTopics.js';
import { startJobs, type RunningJobs } from './jobs.js';

/**
 * Milliseconds after which a silent mail server counts as unreachable. Long enough for a busy machine to accept a
 * mail.
 */
const PATIENCE_MS = 1_500;

let database: Database;
let mailServer: MailServer;
let silent: SilentServer;
let running: { jobs: RunningJobs; mailer: Mailer }[];
let removeDatabase: () => Promise<void>;
beforeEach(async () => {
  ({ database, remove: removeDatabase } = await openTestDatabase());
  await database.query("UPDATE queue.queue SET retry_delay = 1 WHERE name = 'deliver-message'");
  mailServer = await MailServer.start();
  silent = await SilentServer.start();
  running = [];
});
afterEach(async () => {
  for (const { jobs, mailer } of running) {
    await jobs.stop(5_000);
    await mailer.close();
  }
  silent.close();
  await mailServer.close();
  await removeDatabase();
});

async function startWorker(
  mailer = smtpMailer(mailServer.url, 'books@panna.example'),
  seen = database,
): Promise<RunningJobs> {
  const queue = pgBossQueue(seen);
  const outbox = queuedOutbox(queue);
  const clock = { now: () => new Date() };
  const recording = { liveTopics: databaseTopics(seen), audit: noAudit, events: EVENTS };
  const jobs = await startJobs(
    {
      database: seen,
      reads: seen,
      clock,
      timeZone: TEST_ZONE,
      currency: 'INR',
      files: diskFileStore(tmpdir()),
      queue,
      outbox,
      payments: null,
      payouts: null,
      mailer,
      site: SITE,
      ...recording,
      deadlineDays: USUAL_DEADLINE_DAYS,
      rentalRoomDays: 0,
      payoutTerms: USUAL_PAYOUT_TERMS,
      operator: null,
      secrets: secretBox(() => [Buffer.alloc(32)]),
    },
    () => undefined,
  );
  running.push({ jobs, mailer });
  return jobs;
}

/** Returns the jobs that deliver mail, as pg-boss stores them. */
function jobs() {
  return database.query<{ state: string; attempts: number; startedOn: Date | null }>(
    `SELECT state, retry_count AS attempts, started_on AS "startedOn" FROM queue.job WHERE name = 'deliver-message'`,
  );
}

async function states(): Promise<string[]> {
  return (await jobs()).map(({ state }) => state).sort();
}

/** Returns the Message-IDs of each person's mails in order of arrival, by email address. */
function received(): Map<string, string[]> {
  const mails = new Map<string, string[]>();
  for (const { to, messageId } of mailServer.received) {
    for (const email of to) mails.set(email, [...(mails.get(email) ?? []), messageId]);
  }
  return mails;
}

/** Starts counting mails that are accepted at the same time. Returns a function that returns the maximum so far. */
function mostAtOnce(): () => number {
  let [underWay, most] = [0, 0];
  mailServer.beforeAccepting = async () => {
    most = Math.max(most, (underWay += 1));
    await new Promise(setImmediate);
    underWay -= 1;
  };
  return () => most;
}

/**
 * Expects each person to have received `count` mails in the order of queueing. Message-IDs contain the ids of the
 * messages, which sort by the time of queueing.
 */
function expectOrderOfQueueing(count: number): void {
  for (const ids of received().values()) {
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(ids).toHaveLength(count);
  }
}

describe('two hundred mails to twenty people', () => {
  it('leave in two batches and several at a time, in the order of each person', async () => {
    const most = mostAtOnce();
    await queueMail(database, rounds(await peopleWithMail(database, 20), 10));
    await startWorker();
    await mailServer.taken(200);
    expect(received().size).toBe(20);
    expectOrderOfQueueing(10);
    expect(most()).toBeGreaterThan(5);
    await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['completed'])));
    expect(new Set((await jobs()).map(({ startedOn }) => startedOn?.getTime())).size).toBe(2);
  });

  it('leave in the order of each person from two workers as well', async () => {
    const people = await peopleWithMail(database, 20);
    await Promise.all([startWorker(), startWorker()]);
    for (let batch = 0; batch < 10; batch += 1) await queueMail(database, rounds(people, 5));
    await mailServer.taken(1_000);
    expect(received().size).toBe(20);
    expectOrderOfQueueing(50);
  });
});

describe('a few mails', () => {
  it('leave one after the other, so that a worker that dies repeats one at most', async () => {
    const most = mostAtOnce();
    await queueMail(database, await peopleWithMail(database, 10));
    await startWorker();
    await mailServer.taken(10);
    expect(most()).toBe(1);
  });
});

describe('a mail that the mail server refuses', () => {
  it('fails alone, holds up nobody, and is tried again', async () => {
    let refusals = 0;
    mailServer.beforeAccepting = ({ to }) => {
      if (to[0] !== '3@panna.example' || refusals === 1) return;
      refusals += 1;
      throw Object.assign(new Error('Mailbox is busy'), { responseCode: 450 });
    };
    await queueMail(database, rounds(await peopleWithMail(database, 15), 2));
    await startWorker();
    await mailServer.taken(29);
    expect(refusals).toBe(1);
    expect(mailServer.received.filter(({ to }) => to[0] === '3@panna.example')).toHaveLength(1);
    await mailServer.taken(30);
    await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['completed'])));
    expect((await jobs()).filter(({ attempts }) => attempts > 0)).toHaveLength(1);
  });
});

describe('a mail server that never answers', () => {
  it('is waited for once by each mail under way; the others go back and leave later', async () => {
    await queueMail(database, rounds(await peopleWithMail(database, 6), 10));
    await startWorker(smtpMailer(silent.url, 'books@panna.example', PATIENCE_MS));
    await vi.waitFor(async () => expect(await states()).toContain('retry'), 30_000);
    await vi.waitFor(async () => expect(await states()).not.toContain('active'));
    // Each of the six connections tried one mail, and then no more mails were tried. The other 54 mails used up no
    // attempt.
    const waiting = await jobs();
    expect(waiting.filter(({ state, startedOn }) => state === 'created' && !startedOn)).toHaveLength(54);
    expect(waiting.filter(({ state }) => state === 'retry')).toHaveLength(6);
    expect(silent.connections).toBe(6);
    await vi.waitFor(() => expect(silent.connections).toBeGreaterThan(7), 30_000);
    expect((await states()).filter((state) => state === 'created')).toHaveLength(54);

    silent.recoverAs(mailServer.url);
    await mailServer.taken(60);
    const ids = mailServer.received.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(60);
  });

  it('does not keep the worker from stopping in time; its mails are tried again', async () => {
    await queueMail(database, rounds(await peopleWithMail(database, 6), 10));
    const worker = await startWorker(smtpMailer(silent.url, 'books@panna.example'));
    await vi.waitFor(() => expect(silent.connections).toBe(6), 30_000);
    await expectToStop(worker, 4_000, 5_000);
    const after = await states();
    expect(after).not.toContain('active');
    expect(after.filter((state) => state === 'created')).toHaveLength(54);

    await startWorker();
    await mailServer.taken(60);
  });

  it('does not keep the worker from stopping while it checks whether the mail server is back', async () => {
    await queueMail(database, await peopleWithMail(database, 1));
    let wasAsked = false;
    const mailer = smtpMailer(silent.url, 'books@panna.example', PATIENCE_MS);
    mailer.check = () => {
      wasAsked = true;
      return new Promise(() => undefined);
    };
    const worker = await startWorker(mailer);
    await vi.waitFor(() => expect(wasAsked).toBe(true), 30_000);
    await expectToStop(worker, 60_000, 5_000);
  });
});

describe('a database that never answers', () => {
  it('does not keep the worker from stopping in time', async () => {
    let isSilent = false;
    let isAskedForMail = false;
    const query: Database['query'] = (text, values) => {
      if (!isSilent) return database.query(text, values);
      isAskedForMail ||= values?.[0] === 'deliver-message';
      return new Promise(() => undefined);
    };
    const worker = await startWorker(
      undefined,
      Object.assign(Object.create(database) as Database, { query }),
    );
    isSilent = true;
    await vi.waitFor(() => expect(isAskedForMail).toBe(true), 30_000);
    await expectToStop(worker, 1_000, 5_000);
  });
});

/** Stops the worker with this grace period. Expects the stop to take less than `within` milliseconds. */
async function expectToStop(worker: RunningJobs, graceMs: number, within: number): Promise<void> {
  const start = performance.now();
  await worker.stop(graceMs);
  expect(performance.now() - start).toBeLessThan(within);
}
