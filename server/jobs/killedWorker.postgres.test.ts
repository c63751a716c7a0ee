import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Database } from '../persistence/database.js';
import { GraphQLClient } from '../testing/graphqlClient.js';
import { MailServer, type ReceivedMail } from '../testing/mail/mailServer.js';
import { signUpReader } from '../testing/people/people.js';
import { PostgresDatabase } from '../testing/databases/postgresDatabase.js';
import { loseActiveJobs, retryJobsAtOnce } from '../testing/process/lostJobs.js';
import { withPatience } from '../testing/process/patience.js';
import { ServerProcess } from '../testing/process/serverProcess.js';

const ROUNDS = 10;

let postgres: PostgresDatabase;
let database: Database;
let mailServer: MailServer;
let dataDir: string;
let server: ServerProcess;

beforeAll(() => ServerProcess.build());
beforeEach(async () => {
  postgres = await PostgresDatabase.create(process.env['TEST_DATABASE_URL'] ?? '');
  database = await Database.open({ url: postgres.url });
  await retryJobsAtOnce(database);
  mailServer = await MailServer.start();
  dataDir = await mkdtemp(path.join(tmpdir(), 'panna-mail-'));
});
afterEach(async () => {
  await server.end('SIGKILL');
  await mailServer.close();
  await database.close();
  await postgres.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function startServer(): Promise<GraphQLClient> {
  server = ServerProcess.spawn({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    SMTP_URL: mailServer.url,
    RATE_LIMITS: 'off',
  });
  return new GraphQLClient(await server.ready());
}

/**
 * Waits for `joined`, and then kills the server process while it sends its next mail. `moment` is either before the
 * mail server accepts the mail, or after it accepted the mail but before the process learns of it. Resolves with the
 * mail once the process is dead.
 */
function killedWhileSending(
  moment: 'BEFORE_TAKEN' | 'BEFORE_HEARD',
  joined: Promise<unknown>,
): Promise<ReceivedMail> {
  return new Promise((resolve) => {
    mailServer.beforeAccepting = async (mail) => {
      await joined;
      mailServer.beforeAccepting = () => undefined;
      await server.end('SIGKILL');
      resolve(mail);
      if (moment === 'BEFORE_TAKEN') throw new Error('The sender is gone');
    };
  });
}

/** Signs up two people and returns their email addresses. */
async function join(client: GraphQLClient): Promise<string[]> {
  const emails: string[] = [];
  for (const name of ['Meera', 'Dev']) emails.push((await signUpReader(client, name)).email);
  return emails;
}

describe('a worker that is killed again and again', () => {
  it('loses no mail, and repeats only mails whose acceptance it did not learn of', async () => {
    const unheard: string[] = [];
    const people: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const moment = round % 2 === 0 ? 'BEFORE_TAKEN' : 'BEFORE_HEARD';
      const joined = startServer().then(join);
      const killed = killedWhileSending(moment, joined);
      people.push(...(await joined));
      const { messageId } = await withPatience(killed, async () => `No mail was sent:\n${server.output}`);
      if (moment === 'BEFORE_HEARD') unheard.push(messageId);
    }
    await loseActiveJobs(database);
    await startServer();
    await mailServer.taken(people.length + unheard.length);
    await server.end('SIGTERM');

    const ids = mailServer.received.map(({ messageId }) => messageId);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(twice.sort()).toEqual(unheard.sort());
    expect([...new Set(mailServer.received.flatMap(({ to }) => to))].sort()).toEqual(people.sort());
    expect(new Set(ids).size).toBe(people.length);
  }, 1_800_000);
});
