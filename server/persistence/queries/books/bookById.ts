import DataLoader from 'dataloader';
import type { Queryable } from '../../sql.js';
import { booksByIds } from './books.js';
import type { StoredBook } from './storedBook.js';

interface Asked {
  id: string;
  today: string;
}

type Reader = DataLoader<Asked, StoredBook | null>;

/** One loader per database or transaction, because a statement runs on only one of them. */
const readers = new WeakMap<Queryable, Reader>();

/**
 * Returns the book with this id, or null. Simultaneous calls share a statement. It starts after the last of these
 * calls, so that each caller sees its own changes. `today` is YYYY-MM-DD.
 */
export function bookById(database: Queryable, id: string, today: string): Promise<StoredBook | null> {
  const reader = readers.get(database) ?? createReader(database);
  readers.set(database, reader);
  return reader.load({ id, today });
}

function createReader(database: Queryable): Reader {
  return new DataLoader((asked) => readTogether(database, asked), {
    cache: false,
    maxBatchSize: 100,
    batchScheduleFn: setImmediate,
  });
}

/** Reads the books with one statement per day, because around midnight, requests can be for two different days. */
async function readTogether(database: Queryable, asked: readonly Asked[]): Promise<(StoredBook | null)[]> {
  const found = new Map<string, StoredBook>();
  for (const today of new Set(asked.map((each) => each.today))) {
    const ids = new Set(asked.filter((each) => each.today === today).map(({ id }) => id));
    const books = await booksByIds(database, [...ids], today);
    for (const book of books) found.set(`${today} ${book.id}`, book);
  }
  return asked.map(({ id, today }) => found.get(`${today} ${id}`) ?? null);
}
