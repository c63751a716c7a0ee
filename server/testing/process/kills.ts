import { MOMENTS, type Moment } from './deadlyCalls.js';
import { DeadlyDatabase } from './deadlyDatabase.js';
import type { MortalServer } from './mortalServer.js';

interface Deadly {
  /** The job that the worker runs. */
  job: string;
  /** Called after each kill. */
  afterEach?(): Promise<unknown>;
}

/** A call to a provider at which the worker is repeatedly killed. */
interface DeadlyCall extends Deadly {
  method: 'GET' | 'POST' | 'PATCH';
  path: RegExp;
  /** Number of kills at each moment of the call; 1 by default. */
  times?: number;
  /** Other calls, which the provider refuses meanwhile, so that no later step is taken. */
  refused?: RegExp;
}

/** A transaction of a job in which the worker is killed at some of its messages. */
interface DeadlyTransaction extends Deadly {
  /** The data of the job; absent for a job that looks for its work. */
  data?: object;
  /** A statement of the transaction. The worker is killed at it or at later ones. */
  statement: RegExp;
}

const AT: Record<Moment, string> = {
  BEFORE_TAKEN: 'before the provider took',
  BEFORE_HEARD: 'before the answer to',
  ONCE_HEARD: 'after the answer to',
};

/** Repeatedly starts a worker and kills it at a call: before the call is handled, before the response is sent, and after. */
export async function killAtEach(
  server: MortalServer,
  { job, times = 1, afterEach, ...call }: DeadlyCall,
): Promise<void> {
  for (let round = 0; round < times * MOMENTS.length; round += 1) {
    const moment = MOMENTS[round % MOMENTS.length] ?? 'BEFORE_TAKEN';
    const place = `${job} ${AT[moment]} ${call.method} ${call.path.source}`;
    const dead = server.calls.killAt({ ...call, moment }, () => server.kill());
    await server.startWorker(job);
    await server.died(dead, place);
    server.places.note(place);
    await afterEach?.();
  }
}

/**
 * Repeatedly starts a worker and kills it in a transaction: before every third statement, before the commit, and after the commit
 * but before the worker hears of it.
 */
export async function killWithin(
  server: MortalServer,
  { job, data, statement, afterEach }: DeadlyTransaction,
): Promise<void> {
  const way = await DeadlyDatabase.before(server.postgres.url);
  const run = async (place: string, arm: (die: (where: string) => Promise<void>) => void) => {
    const dead = new Promise<string>((resolve, reject) => {
      arm((where) => server.kill().then(() => resolve(where), reject));
    });
    await server.startWorker(job, { databaseUrl: way.url, data });
    server.places.note(await server.died(dead, `${job} ${place}`));
    await afterEach?.();
  };
  const state = { isOver: false };
  try {
    for (let message = server.places.first(); !state.isOver; message = server.places.after(message))
      await run(`at message ${message} from ${statement.source} on`, (die) =>
        way.killWithin(statement, message, (last) => {
          state.isOver = last.isCommit;
          return die(`${job} at message ${message}: ${last.statement}`);
        }),
      );
    await run(`after the commit of ${statement.source}`, (die) =>
      way.killOnceCommitted(statement, () => die(`${job} after the commit of ${statement.source}`)),
    );
  } finally {
    way.close();
  }
}
