import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mailer } from '../notifications/mailer.js';
import { smtpMailer } from '../notifications/smtpMailer.js';
import { askAsVisitor } from '../testing/people/accounts.js';
import { jobPorts, SITE } from '../testing/mail/mail.js';
import { MailServer } from '../testing/mail/mailServer.js';
import { TestMarketplace } from '../testing/marketplace.js';
import { signUpReader } from '../testing/people/people.js';
import { startJobs, type RunningJobs } from './jobs.js';
import { createJobQueues, JOB_TABLE } from './jobTable.js';

let marketplace: TestMarketplace;
let mailServer: MailServer;
let mailer: Mailer;
let jobs: RunningJobs;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  mailServer = await MailServer.start();
  mailer = smtpMailer(mailServer.url, 'Panna <books@panna.example>');
  jobs = await startJobs({ ...jobPorts(marketplace), mailer, site: SITE }, () => undefined);
});
afterEach(async () => {
  await jobs.stop(5_000);
  await mailer.close();
  await mailServer.close();
  await marketplace.close();
});

describe('the worker', () => {
  it('takes every message to the mail server, as text and as HTML, from the sender of the site', async () => {
    const people = [];
    for (const name of ['Meera', 'Dev', 'મીરા']) people.push(await signUpReader(marketplace, name));
    await mailServer.taken(3);
    expect(mailServer.received.flatMap(({ to }) => to).sort()).toEqual(
      people.map(({ email }) => email).sort(),
    );
    const [{ source, messageId } = { source: '', messageId: '' }] = mailServer.received;
    expect(source).toContain('From: Panna <books@panna.example>');
    expect(source).toContain('Content-Type: text/plain');
    expect(source).toContain('Content-Type: text/html');
    expect(messageId).toMatch(/^<outbox_[0-9a-z]{26}@panna\.example>$/);
  });

  it('mails a password reset only to an address with an account, and schedules the nightly purge', async () => {
    const { email } = await signUpReader(marketplace, 'Meera');
    await askAsVisitor(marketplace, 'requestPasswordReset', { email: 'nobody@panna.example' });
    await askAsVisitor(marketplace, 'requestPasswordReset', { email });
    await mailServer.taken(2);
    expect(mailServer.received.flatMap(({ to }) => to)).toEqual([email, email]);
    const regular = await marketplace.database.query<{ name: string }>('SELECT name FROM queue.schedule');
    expect(regular.map(({ name }) => name)).toContain('purge-expired');
  });

  it('works off jobs that wait without a pause between them', async () => {
    const people = [];
    for (let count = 0; count < 8; count += 1) people.push(await signUpReader(marketplace, 'Meera'));
    for (const { email } of people) await askAsVisitor(marketplace, 'requestPasswordReset', { email });
    await mailServer.taken(16);
    const [worked] = await marketplace.database.query<{ jobs: number; gap: number }>(
      `SELECT count(*)::int + 1 AS jobs, extract(epoch FROM min(gap))::float AS gap
       FROM (SELECT started_on - lag(started_on) OVER (ORDER BY started_on) AS gap
             FROM queue.job WHERE name = 'message-by-address') AS starts WHERE gap IS NOT NULL`,
    );
    expect(worked?.jobs).toBe(8);
    // An idle worker looks for jobs once a second, so a shorter gap means that the worker did not pause.
    expect(worked?.gap).toBeLessThan(0.9);
  });

  it('tries a mail again that the mail server would not take', async () => {
    let refusals = 0;
    mailServer.beforeAccepting = () => {
      if ((refusals += 1) === 1) throw Object.assign(new Error('Try again later'), { responseCode: 451 });
    };
    await marketplace.database.query("UPDATE queue.queue SET retry_delay = 1 WHERE name = 'deliver-message'");
    const { email } = await signUpReader(marketplace, 'Meera');
    await mailServer.taken(1);
    expect(mailServer.received.map(({ to }) => to)).toEqual([[email]]);
    expect(refusals).toBe(2);
  });
});

describe('the queues', () => {
  const queues = (names: readonly string[]) =>
    marketplace.database.query<{ name: string; retryLimit: number }>(
      `SELECT name, policy, retry_limit AS "retryLimit", retry_delay AS "retryDelay", retry_backoff AS "retryBackoff",
         expire_seconds AS "expireInSeconds", retention_minutes AS "retentionMinutes"
       FROM queue.queue WHERE name = ANY ($1) ORDER BY name`,
      [names],
    );

  it('of all jobs are as the table says, whether migrations or the start created them', async () => {
    const absent = { retryBackoff: null, expireInSeconds: null, retentionMinutes: null };
    const wanted = Object.entries(JOB_TABLE).map(([name, { queue }]) => ({ name, ...absent, ...queue }));
    expect(await queues(Object.keys(JOB_TABLE))).toEqual(wanted.sort((a, b) => (a.name < b.name ? -1 : 1)));
  });

  it('that are missing are created at the start, and the others keep their options', async () => {
    const names = ['message-by-address', 'purge-expired', 'tell-waiting'];
    const [added, purge, waiting] = await queues(names);
    await jobs.stop(5_000);
    await marketplace.database.query("SELECT queue.delete_queue('message-by-address')");
    await marketplace.database.query("SELECT queue.delete_queue('tell-waiting')");
    await marketplace.database.query("UPDATE queue.queue SET retry_limit = 9 WHERE name = 'purge-expired'");
    await createJobQueues(marketplace.database);
    expect(await queues(names)).toEqual([added, { ...purge, retryLimit: 9 }, waiting]);
  });
});
