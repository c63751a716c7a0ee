import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Database } from '../../persistence/database.js';
import { GraphQLClient } from '../graphqlClient.js';
import { MailServer } from '../mail/mailServer.js';
import { OwnPostgres, postgresPrograms } from '../databases/ownPostgres.js';
import { signUpReader } from '../people/people.js';
import { ServerProcess } from '../process/serverProcess.js';

const programs = postgresPrograms();

let postgres: OwnPostgres;
let mailServer: MailServer;
let server: ServerProcess;

/** Lets the queue retry failed jobs without delay, because this test does not check the delays. */
async function tryAgainAtOnce(): Promise<void> {
  const database = await Database.open({ url: postgres.url });
  await database.query('UPDATE queue.queue SET retry_delay = 0, retry_backoff = false');
  await database.close();
}

async function health({ url }: GraphQLClient): Promise<number> {
  return (await fetch(`${url}/api/v1/health-check`)).status;
}

describe.skipIf(!programs)('the worker', () => {
  beforeEach(async () => {
    ServerProcess.build();
    postgres = await OwnPostgres.create(programs ?? '');
    mailServer = await MailServer.start();
    server = ServerProcess.spawn({
      DATABASE_URL: postgres.url,
      SMTP_URL: mailServer.url,
      RATE_LIMITS: 'off',
    });
  });
  afterEach(async () => {
    await server.end('SIGKILL');
    await mailServer.close();
    await postgres.remove();
  });

  it('survives a crash of the database during a mail, and sends the waiting mails', async () => {
    const market = new GraphQLClient(await server.ready());
    await tryAgainAtOnce();
    const joined = Promise.all(['Meera', 'Dev', 'Asha'].map((name) => signUpReader(market, name)));
    const crashed = new Promise<void>((resolve) => {
      mailServer.beforeAccepting = async () => {
        mailServer.beforeAccepting = () => undefined;
        await joined;
        await postgres.crash();
        resolve();
      };
    });
    const people = await joined;
    await crashed;
    // During these requests, the worker also tries to record the result of the mail.
    for (let refused = 0; refused < 5; refused += 1) expect(await health(market)).toBe(503);
    await postgres.start();
    const addressed = () => new Set(mailServer.received.flatMap(({ to }) => to));
    await expect.poll(addressed, { timeout: 15_000 }).toEqual(new Set(people.map(({ email }) => email)));
    people.push(await signUpReader(market, 'Ravi'));
    await expect.poll(addressed, { timeout: 15_000 }).toEqual(new Set(people.map(({ email }) => email)));
  });
});
