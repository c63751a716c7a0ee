import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Database } from '../../persistence/database.js';
import { GraphQLClient } from '../graphqlClient.js';
import { MailServer } from '../mail/mailServer.js';
import { OwnPostgres, postgresPrograms } from '../databases/ownPostgres.js';
import { signUpReader } from '../people.js';
import { ServerProcess } from '../process/serverProcess.js';

const programs = postgresPrograms();

let postgres: OwnPostgres;
let mailServer: MailServer;
let server: ServerProcess;

/** No waiting between attempts: this story is about what happens, not about when. */
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

  it('outlives a database that goes away over a mail, and sends what waited', async () => {
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
    // By then the worker has tried to note what became of the mail, too.
    for (let refused = 0; refused < 5; refused += 1) expect(await health(market)).toBe(503);
    await postgres.start();
    const addressed = () => new Set(mailServer.received.flatMap(({ to }) => to));
    await expect.poll(addressed, { timeout: 15_000 }).toEqual(new Set(people.map(({ email }) => email)));
    people.push(await signUpReader(market, 'Ravi'));
    await expect.poll(addressed, { timeout: 15_000 }).toEqual(new Set(people.map(({ email }) => email)));
  });
});
