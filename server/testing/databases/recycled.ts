import type { PGlite } from '@electric-sql/pglite';
import { openFromTemplate } from './migratedTemplate.js';
import { Pristine } from './pristine.js';

/** An instance keeps its write-ahead log in memory for good: after so many tests it has cost enough. */
const MOST_USES = 40;

interface Recycled {
  postgres: PGlite;
  /** Ends it for good. */
  close: () => Promise<void>;
  pristine: Pristine;
  uses: number;
}

/** Lends embedded databases, each to one test or one file of tests at a time. */
export type Lender = () => Promise<PGlite>;

/**
 * Lends databases with today's tables and no rows. To empty the one of an earlier test takes a thirtieth of the time of starting
 * another; closing it hands it on.
 */
export function lender(): Lender {
  /** Databases that nobody uses, as they were when they were new. */
  const idle: Recycled[] = [];
  return async () => {
    const recycled = idle.pop() ?? (await start());
    const { postgres, close } = recycled;
    const stopListening = rememberListeners(postgres);
    let isLent = true;
    postgres.close = async () => {
      if (!isLent) return;
      isLent = false;
      await stopListening();
      recycled.uses += 1;
      if (recycled.uses < MOST_USES && (await recycled.pristine.restore(postgres))) idle.push(recycled);
      else await close();
    };
    return postgres;
  };
}

/** What all tests of a worker share. */
export const lendEmbedded = lender();

async function start(): Promise<Recycled> {
  const postgres = await openFromTemplate();
  const close = postgres.close.bind(postgres);
  return { postgres, close, pristine: await Pristine.of(postgres), uses: 0 };
}

/** Nobody who listened to an earlier test's database hears of a later one's. Gives what ends the listening. */
function rememberListeners(postgres: PGlite): () => Promise<void> {
  const listen = postgres.listen.bind(postgres);
  const ends: (() => Promise<void>)[] = [];
  postgres.listen = async (channel, callback) => {
    const end = await listen(channel, callback);
    ends.push(end);
    return end;
  };
  return async () => {
    Object.assign(postgres, { listen });
    for (const end of ends) await end();
  };
}
