import type { PGlite } from '@electric-sql/pglite';
import { openFromTemplate } from './migratedTemplate.js';
import { Pristine } from './pristine.js';

/** Number of uses after which a database is closed, because deleted rows make its tables and indexes grow. */
const MOST_USES = 400;

interface Recycled {
  postgres: PGlite;
  /** Really closes the database, instead of keeping it for the next test. */
  close: () => Promise<void>;
  pristine: Pristine;
  uses: number;
}

/** Lends an embedded database to a test, or to a file of tests, until the borrower closes the database. */
export type Lender = () => Promise<PGlite>;

/**
 * Returns a lender of databases with the current tables and no rows. A closed database is emptied and lent again,
 * which takes a thirtieth of the time for starting a new one.
 */
export function lender(): Lender {
  /** Databases that nobody is using, restored to their initial rows. */
  const idle: Recycled[] = [];
  return async () => {
    const recycled = idle.pop() ?? (await start());
    const { postgres, close } = recycled;
    let isLent = true;
    postgres.close = async () => {
      if (!isLent) return;
      isLent = false;
      recycled.uses += 1;
      if (recycled.uses < MOST_USES && (await recycled.pristine.restore(postgres))) idle.push(recycled);
      else await close();
    };
    return postgres;
  };
}

/** The lender that all tests of a worker share. */
export const lendEmbedded = lender();

async function start(): Promise<Recycled> {
  const postgres = await openFromTemplate();
  const close = postgres.close.bind(postgres);
  return { postgres, close, pristine: await Pristine.of(postgres), uses: 0 };
}
