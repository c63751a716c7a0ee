import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { newIsbn } from '../../testing/books/isbns.js';
import { changeListing } from '../../testing/books/listings.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate, type Refusal } from '../../testing/mutate.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { changeReview, listMany, receive } from '../../testing/orders/reviews.js';
import { bookRow } from '../../testing/rows.js';
import { fileUnderEditions } from '../../usecases/editions/fileUnderEditions.js';
import { makeAdministrator } from '../../testing/people/staff.js';

const ROUNDS = 5;
const COMING = 6;

let marketplace: TestMarketplace;
let administrators: Person[];
let seller: Person;
let readers: Person[];
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  administrators = await people(2, 'Ila');
  for (const { email } of administrators) await makeAdministrator(marketplace.ports, email);
  [seller, ...readers] = (await people(5, 'Meera')) as [Person, ...Person[]];
});
afterAll(() => marketplace.close());

const people = (count: number, name: string) =>
  Promise.all(Array.from({ length: count }, () => signUpReader(marketplace, name)));

async function editionsOf(bookIds: readonly string[]): Promise<string[]> {
  const rows = await marketplace.database.query<{ id: string; edition: string }>(
    'SELECT id, edition_id AS edition FROM books WHERE id = ANY($1)',
    [bookIds],
  );
  return bookIds.map((bookId) => rows.find(({ id }) => id === bookId)?.edition ?? '');
}

function moderate(by: number, name: 'splitEdition' | 'joinEditions', input: object) {
  const administrator = administrators[by] ?? seller;
  return mutate<object>(marketplace, administrator, name, '', { ...input, reason: 'So it is' });
}

const codes = (answers: { userErrors: Refusal[] }[]) =>
  answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code)).toSorted();

/** Waits until a lock blocks a transaction of this database. */
async function somebodyWaits(): Promise<void> {
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await marketplace.database.query(waiting)).length === 0);
}

/** Creates two editions, each with three listings of the same ISBN. */
async function twoEditions() {
  const isbns = [newIsbn(), newIsbn()] as const;
  const of = (isbn: string) => Promise.all([1, 2, 3].map(() => listMany(marketplace, seller, { isbn })));
  const [left, right] = [await of(isbns[0]), await of(isbns[1])];
  const [from = '', to = ''] = [...(await editionsOf(left.slice(0, 1))), ...(await editionsOf(right))];
  return { isbn: isbns[0], left, right, from, to };
}

// The embedded database runs one statement at a time, so races show only on PostgreSQL.
describe('two administrators at once', () => {
  it('join two editions once, though each begins with another', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { left, right, from, to } = await twoEditions();
      const answers = await Promise.all([
        moderate(0, 'joinEditions', { editionId: from, toEditionId: to }),
        moderate(1, 'joinEditions', { editionId: to, toEditionId: from }),
      ]);
      expect(codes(answers)).toEqual(['EDITION_JOINED']);
      expect(new Set(await editionsOf([...left, ...right])).size).toBe(1);
    }
  });

  it('split and join one edition, one after the other', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { left, right, from, to } = await twoEditions();
      const answers = await Promise.all([
        moderate(0, 'splitEdition', { editionId: from, bookIds: left.slice(0, 1) }),
        moderate(1, 'joinEditions', { editionId: from, toEditionId: to }),
      ]);
      const [refusal = null, ...more] = codes(answers);
      expect([null, 'EDITION_JOINED']).toContain(refusal);
      expect(more).toEqual([]);
      const [split, ...others] = await editionsOf([...left, ...right]);
      expect(new Set(others)).toEqual(new Set([to]));
      expect(split === to).toBe(refusal !== null);
    }
  });

  it('take a listing out of an edition once', async () => {
    const { left, from } = await twoEditions();
    const split = { editionId: from, bookIds: left.slice(0, 1) };
    const answers = await Promise.all([0, 1].map((by) => moderate(by, 'splitEdition', split)));
    expect(codes(answers)).toEqual(['NOT_OF_EDITION']);
  });
});

describe('while an administrator joins editions', () => {
  it('a listing that is about to come is waited for, and goes along', async () => {
    const { isbn, from, to } = await twoEditions();
    const facts = { title: 'Godan', author: 'Premchand', isbn };
    let joined: ReturnType<typeof moderate> | undefined;
    const coming = await marketplace.database.transaction(async (tx) => {
      const [filed = ''] = await fileUnderEditions(tx, [facts]);
      expect(filed).toBe(from);
      joined = moderate(0, 'joinEditions', { editionId: from, toEditionId: to });
      await Promise.race([joined, somebodyWaits()]);
      return bookRow(tx, { edition_id: filed, seller_id: seller.id, isbn });
    });
    expect((await joined)?.userErrors).toEqual([]);
    expect(await editionsOf([coming])).toEqual([to]);
  });

  it('sellers list and edit, readers review, and all of it is in the edition that stays', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { isbn, left, right, from, to } = await twoEditions();
      const [bookId = '', other = ''] = [left[0], right[0]];
      // The first reader received a copy of each edition.
      for (const [number, reader] of readers.entries()) {
        await receive(marketplace, reader, seller, bookId);
        if (number === 0) await receive(marketplace, reader, seller, other);
      }
      const about = (reader: Person | undefined, id: string) =>
        changeReview(marketplace, reader ?? seller, 'reviewBook', { bookId: id, stars: 4, text: 'Good' });
      const sellers = [...left, ...right].map((id, number) =>
        changeListing(marketplace, seller, 'editBook', { bookId: id, description: `Edited ${number}` }),
      );
      const coming = Array.from({ length: COMING }, () => listBook(marketplace, seller, { isbn }));
      const joining = moderate(0, 'joinEditions', { editionId: from, toEditionId: to });
      const reviews = [...readers.map((reader) => about(reader, bookId)), about(readers[0], other)];

      expect(codes(await Promise.all([joining, ...sellers]))).toEqual([]);
      const refusals = codes(await Promise.all(reviews));
      expect(refusals.filter((code) => code !== 'ALREADY_REVIEWED')).toEqual([]);
      const books = [...left, ...right, ...(await Promise.all(coming))];
      expect(new Set(await editionsOf(books))).toEqual(new Set([to]));
      const [told] = await marketplace.database.query<{ shown: number; counted: number }>(
        `SELECT (SELECT count(*)::int FROM reviews WHERE edition_id = $1 AND is_shown) AS shown,
           (SELECT sum(count)::int FROM review_totals WHERE edition_id = $1) AS counted`,
        [to],
      );
      expect(told).toEqual({ shown: readers.length, counted: readers.length });
    }
  });
});
