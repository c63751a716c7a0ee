import { DeadlyDatabase } from './deadlyDatabase.js';
import type { MortalServer } from './mortalServer.js';

/**
 * Each run of a test kills only at every third message, beginning at a random one, because each kill requires a new process.
 */
const EVERY = 3;

/** A transaction of a job in which the worker is killed at some of its messages. */
interface Deadly {
  job: string;
  /** The data of the job; absent for a job that looks for its work. */
  data?: object;
  /** A statement of the transaction. The worker is killed at this statement or at a later one. */
  statement: RegExp;
  /** Called after each kill. */
  afterEach?(): Promise<unknown>;
}

/**
 * Repeatedly starts a worker and kills it in a transaction: before every third statement, before the commit, and after the commit
 * but before the worker hears of it. Returns the number of kills.
 */
export async function killWithin(
  server: MortalServer,
  { job, data, statement, afterEach }: Deadly,
): Promise<number> {
  const way = await DeadlyDatabase.before(server.postgres.url);
  const run = async (arm: (dead: () => Promise<void>) => void) => {
    await new Promise<void>((resolve, reject) => {
      arm(() => server.kill().then(resolve, reject));
      server.startWorker(job, way.url, data).catch(reject);
    });
    await afterEach?.();
  };
  let kills = 0;
  const first = 1 + Math.floor(Math.random() * EVERY);
  const state = { isOver: false };
  while (!state.isOver) {
    const number = first + kills * EVERY;
    kills += 1;
    await run((die) =>
      way.killWithin(statement, number, (isCommit) => {
        state.isOver = isCommit;
        return die();
      }),
    );
  }
  await run((die) => way.killIn(statement, 'ONCE_COMMITTED', die));
  way.close();
  console.info(`${job} was killed ${kills} times, from message ${first} on`);
  return kills + 1;
}
