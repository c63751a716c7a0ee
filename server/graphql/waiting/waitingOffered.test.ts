import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rentalPeriod } from '../../domain/rental/rentalPeriod.js';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { rent } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { joinWaitingList } from '../../testing/waiting.js';

let marketplace: TestMarketplace;
let seller: Person;
let holder: Person;
let asha: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
  holder = await signUpReader(marketplace, 'Holder');
  asha = await signUpReader(marketplace, 'Asha');
});
afterAll(() => marketplace.close());

const inMonths = (months: number) => rentalPeriod(marketplace.today(), months).endsOn;

/** Returns the status of a book, and true if the person can join its waiting list. */
async function offeredTo(person: Partial<Person>, bookId: string): Promise<[string, boolean]> {
  const query = 'query ($bookId: ID!) { book(id: $bookId) { status viewerCanWait } }';
  type Answer = { book: { status: string; viewerCanWait: boolean } };
  const { book } = await marketplace.ask<Answer>(query, { bookId }, person.token);
  return [book.status, book.viewerCanWait];
}

/** Joins the waiting list. Returns the codes of the refusals. */
async function refusals(bookId: string, rental: object = {}): Promise<string[]> {
  const { userErrors } = await joinWaitingList(marketplace, asha, bookId, rental);
  return userErrors.map(({ code }) => code);
}

/** Returns the number of SQL statements for a request that lists the seller's books with the field `flag`. */
async function statements(flag: string, sellerId: string): Promise<number> {
  const query = `query ($id: ID!) { books(filter: { sellerId: $id }, first: 5) { nodes { id ${flag} } } }`;
  const before = marketplace.database.statementCount;
  await marketplace.ask(query, { id: sellerId }, asha.token);
  return marketplace.database.statementCount - before;
}

describe('the waiting list is offered', () => {
  it('while a book is with somebody, to whoever is signed in and not its seller', async () => {
    const bookId = await listBook(marketplace, seller);
    await rent(marketplace, holder, bookId);
    expect(await offeredTo(asha, bookId)).toEqual(['RENTED', true]);
    expect(await offeredTo(seller, bookId)).toEqual(['RENTED', false]);
    expect(await offeredTo({}, bookId)).toEqual(['RENTED', false]);
    expect(await refusals(bookId)).toEqual([]);
    // Readers who already wait can open the waiting list again, to leave it or to choose other days.
    expect(await offeredTo(asha, bookId)).toEqual(['RENTED', true]);
  });

  it('for a free book of which later days are taken, and for these days only', async () => {
    const bookId = await listBook(marketplace, seller);
    const startsOn = inMonths(2);
    expect(await offeredTo(asha, bookId)).toEqual(['AVAILABLE', false]);
    expect(await refusals(bookId, { startsOn })).toEqual(['FREE_ON_THESE_DAYS']);
    await rent(marketplace, holder, bookId, { startsOn });
    expect(await offeredTo(asha, bookId)).toEqual(['AVAILABLE', true]);
    expect(await refusals(bookId)).toEqual(['FREE_ON_THESE_DAYS']);
    expect(await refusals(bookId, { startsOn })).toEqual([]);
  });

  it('for days to come, however late', async () => {
    const late = await listBook(marketplace, seller);
    const startsOn = inMonths(15);
    await rent(marketplace, holder, late, { startsOn });
    expect(await offeredTo(asha, late)).toEqual(['AVAILABLE', true]);
    expect(await refusals(late, { startsOn })).toEqual([]);
  });

  it('for nothing that is not for rent, or free with another copy', async () => {
    const forSale = await listBook(marketplace, seller, { listingType: 'SALE', lease: null });
    const two = await listBook(marketplace, seller, { copies: 2 });
    await rent(marketplace, holder, two);
    for (const bookId of [forSale, two]) expect(await offeredTo(asha, bookId)).toEqual(['AVAILABLE', false]);
  });

  it('from the first day on that is taken for so long', async () => {
    const bookId = await listBook(marketplace, seller);
    await rent(marketplace, holder, bookId, { startsOn: inMonths(2) });
    const query = `query ($bookId: ID!) {
      book(id: $bookId) { two: nextTakenFrom(months: 2) three: nextTakenFrom(months: 3) }
    }`;
    const { book } = await marketplace.ask<{ book: object }>(query, { bookId });
    expect(book).toEqual({ two: '2026-01-16', three: '2026-01-15' });
    expect(await refusals(bookId, { months: 2 })).toEqual(['FREE_ON_THESE_DAYS']);
    expect(await refusals(bookId, { months: 2, startsOn: '2026-01-16' })).toEqual([]);
  });

  it('with two statements more for a whole list, and none for copies that are free for good', async () => {
    const more = async ({ id }: Person) =>
      (await statements('viewerCanWait', id)) - (await statements('viewerIsSeller', id));
    const [busy, idle] = [await signUpReader(marketplace), await signUpReader(marketplace)];
    for (const each of [busy, busy, idle]) await listBook(marketplace, each);
    const lent = [await listBook(marketplace, busy), await listBook(marketplace, busy)];
    for (const bookId of lent) await rent(marketplace, holder, bookId);
    expect([await more(busy), await more(idle)]).toEqual([2, 0]);
  });
});
