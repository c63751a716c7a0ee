import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { newIsbn } from '../../testing/books/isbns.js';
import { changeListing } from '../../testing/books/listings.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient } from '../../testing/restClient.js';
import { listMany, receive, review, reviewsOf } from '../../testing/orders/reviews.js';
import { makeAdministrator } from '../../testing/people/staff.js';

let marketplace: TestMarketplace;
let administrator: Person;
let ravi: Person;
let kamala: Person;
let meera: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  administrator = await signUpReader(marketplace, 'Ila Menon');
  await makeAdministrator(marketplace.ports, administrator.email);
  ravi = await signUpReader(marketplace, 'Ravi');
  kamala = await signUpReader(marketplace, 'Kamala');
  meera = await signUpReader(marketplace, 'Meera');
});
afterAll(() => marketplace.close());

interface Named {
  id: string;
  title: string;
}

const REASON = { reason: 'They are two books' };
const split = (person: Person, editionId: string, bookIds: string[], more: object = REASON) =>
  mutate<{ newEdition: Named | null; edition: Named | null }>(
    marketplace,
    person,
    'splitEdition',
    'newEdition { id title } edition { id title }',
    { editionId, bookIds, ...more },
  );
const join = (person: Person, editionId: string, toEditionId: string, more: object = REASON) =>
  mutate<{ edition: Named | null }>(marketplace, person, 'joinEditions', 'edition { id title }', {
    editionId,
    toEditionId,
    ...more,
  });
const refused = async (sent: ReturnType<typeof split> | ReturnType<typeof join>) =>
  (await sent).userErrors.map(({ code, field }) => [code, field?.join('.')]);

async function editionOf(bookId: string): Promise<string> {
  const { book } = await marketplace.ask<{ book: { edition: { id: string } } }>(
    'query ($bookId: ID!) { book(id: $bookId) { edition { id } } }',
    { bookId },
    ravi.token,
  );
  return book.edition.id;
}

/** Creates two listings with the same ISBN. Returns their IDs and the ID of their edition. */
async function pair(
  titles = ['Gitanjali', 'Gitanjali'],
  isbn = newIsbn(),
): Promise<[string, string, string]> {
  const one = await listMany(marketplace, ravi, { isbn, title: titles[0] });
  const other = await listMany(marketplace, kamala, { isbn, title: titles[1] });
  return [one, other, await editionOf(one)];
}

describe('an edition that an administrator splits', () => {
  it('keeps the other listings, and what left it stays away whatever its seller changes', async () => {
    const isbn = newIsbn();
    const [stays, leaves, editionId] = await pair(undefined, isbn);
    const { newEdition, edition, userErrors } = await split(administrator, editionId, [leaves]);
    expect(userErrors).toEqual([]);
    expect(edition?.id).toBe(editionId);
    expect(await editionOf(leaves)).toBe(newEdition?.id);
    expect(await editionOf(stays)).toBe(editionId);
    for (const change of [{ title: 'Song Offerings' }, { isbn: newIsbn() }, { isbn }]) {
      const { userErrors: refusals } = await changeListing(marketplace, kamala, 'editBook', {
        bookId: leaves,
        ...change,
      });
      expect(refusals).toEqual([]);
      expect(await editionOf(leaves)).toBe(newEdition?.id);
    }
    // A new listing joins the edition that kept the ISBN.
    expect(await editionOf(await listBook(marketplace, meera, { isbn }))).toBe(editionId);
  });

  it('is called after what stays, and the new one after what leaves', async () => {
    const [leaves, stays, editionId] = await pair(['Anandmath, vol. 1', 'Anandmath, vol. 2']);
    const { newEdition, edition } = await split(administrator, editionId, [leaves]);
    expect([newEdition?.title, edition?.title]).toEqual(['Anandmath, vol. 1', 'Anandmath, vol. 2']);
    expect(await editionOf(stays)).toBe(editionId);
  });

  it('has none of the listings any more when another joins it in turn, but their reviews come back', async () => {
    const isbn = newIsbn();
    const one = await listMany(marketplace, ravi, { isbn: newIsbn() });
    const other = await listMany(marketplace, kamala, { isbn });
    for (const [seller, bookId] of [
      [ravi, one],
      [kamala, other],
    ] as const) {
      await receive(marketplace, meera, seller, bookId);
      marketplace.clock.advanceDays(1);
      await review(marketplace, meera, bookId, { stars: bookId === one ? 5 : 2 });
    }
    const [from, to] = [await editionOf(other), await editionOf(one)];
    expect((await join(administrator, from, to)).edition?.id).toBe(to);
    expect((await reviewsOf(marketplace, one)).reviewSummary).toMatchObject({ count: 1, average: 40 });
    const { newEdition } = await split(administrator, to, [other]);
    expect((await reviewsOf(marketplace, one)).reviewSummary).toMatchObject({ count: 1, average: 100 });
    expect((await reviewsOf(marketplace, other)).reviewSummary).toMatchObject({ count: 1, average: 40 });
    // The old edition has no listing with the ISBN any more, so a new listing with the ISBN joins the edition that was
    // split off.
    expect(await editionOf(await listBook(marketplace, meera, { isbn }))).toBe(newEdition?.id);
  });
});

describe('editions that an administrator joins', () => {
  it('have one list of offers, which is found by either id', async () => {
    const one = await listBook(marketplace, ravi, { isbn: newIsbn() });
    const other = await listBook(marketplace, kamala, { isbn: newIsbn(), genres: ['HISTORY'] });
    const [from, to] = [await editionOf(other), await editionOf(one)];
    await join(administrator, from, to);
    const listed = (editionId: string) =>
      marketplace.ask<{ books: { nodes: { id: string }[] } }>(
        `query ($filter: BookFilter) {
           books(filter: $filter, sort: DATE_ASC) { nodes { id } totalCount facets { genres { choice count } } }
           editions(filter: $filter) { nodes { id } totalCount }
         }`,
        { filter: { editionId } },
      );
    const offers = await listed(to);
    expect(offers.books).toMatchObject({ nodes: [{ id: one }, { id: other }], totalCount: 2 });
    expect(await listed(from)).toEqual(offers);
  });

  it('are one, under either id, and new listings come to it by either ISBN', async () => {
    const isbns = [newIsbn(), newIsbn()];
    const one = await listBook(marketplace, ravi, { isbn: isbns[0], title: 'Chokher Bali' });
    const other = await listBook(marketplace, kamala, { isbn: isbns[1], title: 'Binodini' });
    const [from, to] = [await editionOf(other), await editionOf(one)];
    const { edition, userErrors } = await join(administrator, from, to, { reason: 'One translation' });
    expect([edition?.title, userErrors]).toEqual(['Chokher Bali', []]);
    expect(await editionOf(other)).toBe(to);
    expect(await editionOf(await listBook(marketplace, meera, { isbn: isbns[1] }))).toBe(to);
    await changeListing(marketplace, kamala, 'editBook', { bookId: other, title: 'Binodini (A Novel)' });
    expect(await editionOf(other)).toBe(to);

    const seen = await marketplace.ask(
      'query ($id: ID!) { edition(id: $id) { id offerCount viewerCanModerate } node(id: $id) { id } }',
      { id: from },
    );
    const rest = await RestClient.of(marketplace);
    expect((await rest.get(`/api/v1/editions/${from}/offers`)).body).toMatchObject({ data: { total: 3 } });
    expect(seen).toEqual({ edition: { id: to, offerCount: 3, viewerCanModerate: false }, node: null });
    const { moderationActions } = await marketplace.ask<{ moderationActions: { nodes: object[] } }>(
      `{ moderationActions(first: 1) { nodes { kind reason isInForce actor { id } edition { id title } toEdition { title } } } }`,
      {},
      administrator.token,
    );
    expect(moderationActions.nodes).toEqual([
      {
        kind: 'JOIN_EDITIONS',
        reason: 'One translation',
        isInForce: false,
        actor: { id: administrator.id },
        edition: { id: from, title: 'Binodini' },
        toEdition: { title: 'Chokher Bali' },
      },
    ]);
  });

  it('lead on when they are joined again', async () => {
    const editions: string[] = [];
    for (const isbn of [newIsbn(), newIsbn(), newIsbn()])
      editions.push(await editionOf(await listBook(marketplace, ravi, { isbn })));
    const [first = '', second = '', third = ''] = editions;
    await join(administrator, first, second);
    await join(administrator, second, third);
    const query = 'query ($id: ID!) { edition(id: $id) { id offerCount } }';
    expect(await marketplace.ask(query, { id: first })).toEqual({ edition: { id: third, offerCount: 3 } });
  });
});

describe('what is refused', () => {
  let bookId: string;
  let other: string;
  let editionId: string;
  let joined: string;
  beforeAll(async () => {
    [bookId, other, editionId] = await pair();
    joined = await editionOf(await listBook(marketplace, kamala, { isbn: newIsbn() }));
    await join(administrator, joined, editionId);
  });

  it('of anybody but an administrator: everything', async () => {
    for (const person of [ravi, meera]) {
      expect(await refused(split(person, editionId, [bookId]))).toEqual([['FORBIDDEN', undefined]]);
      expect(await refused(join(person, editionId, joined))).toEqual([['FORBIDDEN', undefined]]);
    }
  });

  it('of an administrator: what makes no sense, and nothing is changed by it', async () => {
    const nothing = 'edition_01h455vb4pex5vsknk084sn02q';
    const stranger = await listBook(marketplace, ravi);
    const all = (
      await marketplace.ask<{ edition: { offers: { nodes: { id: string }[] } } }>(
        'query ($editionId: ID!) { edition(id: $editionId) { offers { nodes { id } } } }',
        { editionId },
      )
    ).edition.offers.nodes.map(({ id }) => id);
    const before = [await editionOf(bookId), await editionOf(other)];
    for (const [sent, code, field] of [
      [split(administrator, editionId, []), 'LISTINGS_REQUIRED', 'bookIds'],
      [split(administrator, editionId, [bookId], { reason: ' ' }), 'REASON_REQUIRED', 'reason'],
      [split(administrator, nothing, [bookId]), 'EDITION_NOT_FOUND', 'editionId'],
      [split(administrator, joined, [bookId]), 'EDITION_JOINED', 'editionId'],
      [split(administrator, editionId, [bookId, stranger]), 'NOT_OF_EDITION', 'bookIds'],
      [split(administrator, editionId, ['book_nothing']), 'NOT_OF_EDITION', 'bookIds'],
      [split(administrator, editionId, all), 'LISTING_MUST_STAY', 'bookIds'],
      [join(administrator, editionId, editionId), 'SAME_EDITION', 'toEditionId'],
      [join(administrator, editionId, nothing), 'EDITION_NOT_FOUND', 'toEditionId'],
      [join(administrator, nothing, editionId), 'EDITION_NOT_FOUND', 'editionId'],
      [join(administrator, joined, editionId), 'EDITION_JOINED', 'editionId'],
      [join(administrator, editionId, joined), 'EDITION_JOINED', 'toEditionId'],
      [join(administrator, editionId, nothing, { reason: '' }), 'REASON_REQUIRED', 'reason'],
    ] as const)
      expect(await refused(sent)).toEqual([[code, field]]);
    expect([await editionOf(bookId), await editionOf(other)]).toEqual(before);
  });
});
