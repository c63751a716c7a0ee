import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { changeListing } from '../../testing/books/listings.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, rent } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { makeAdministrator } from '../../testing/people/staff.js';

let marketplace: TestMarketplace;
let ravi: Person;
let kamala: Person;
let buyer: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  ravi = await signUpReader(marketplace, 'Ravi');
  kamala = await signUpReader(marketplace, 'Kamala');
  buyer = await signUpReader(marketplace, 'Meera');
});
afterAll(() => marketplace.close());

interface Edition {
  id: string;
  title: string;
  offerCount: number;
  lowestSale: { amount: string } | null;
  lowestRent: { amount: string } | null;
  availableFrom: string | null;
  offers: { nodes: { id: string }[]; totalCount: number };
}

const EDITION = `id title author isbn offerCount lowestSale { amount } lowestRent { amount } availableFrom
  offers(sort: PRICE_ASC) { nodes { id } totalCount }`;

async function editionOf(bookId: string): Promise<Edition> {
  const { book } = await marketplace.ask<{ book: { edition: Edition } }>(
    `query ($id: ID!) { book(id: $id) { edition { ${EDITION} } } }`,
    { id: bookId },
    ravi.token,
  );
  return book.edition;
}

const ISBNS = ['9780143039648', '9780143414988', '9780141439518', '9780141187761', '9780140449136'];
let used = 0;
/** Returns an unused ISBN, so that each test has its own edition. */
const newIsbn = () => ISBNS[used++] ?? '';

const idOf = async (bookId: string) => (await editionOf(bookId)).id;

describe('listings of one edition', () => {
  it('hang together by their ISBN, the cheapest first, with what they come to', async () => {
    const isbn = newIsbn();
    const dear = await listBook(marketplace, ravi, { isbn, salePrice: '300', title: 'The Guide' });
    const cheap = await listBook(marketplace, kamala, {
      isbn,
      salePrice: '120',
      title: 'The Guide: A Novel',
      lease: { perMonth: '20', deposit: '100', minDuration: 1, maxDuration: 6 },
    });
    expect(await idOf(cheap)).toBe(await idOf(dear));
    expect(await editionOf(dear)).toMatchObject({
      title: 'The Guide',
      offerCount: 2,
      lowestSale: { amount: '120.00' },
      lowestRent: { amount: '20.00' },
      availableFrom: marketplace.today(),
      offers: { nodes: [{ id: cheap }, { id: dear }], totalCount: 2 },
    });
  });

  it('leave out what is sold, promised or off the market', async () => {
    const isbn = newIsbn();
    const sold = await listBook(marketplace, ravi, { isbn, salePrice: '100' });
    const lent = await listBook(marketplace, kamala, { isbn, salePrice: '150' });
    const withdrawn = await listBook(marketplace, kamala, { isbn, salePrice: '110' });
    await buy(marketplace, buyer, sold);
    await rent(marketplace, buyer, lent, { months: 1 });
    await changeListing(marketplace, kamala, 'takeOffBook', { bookId: withdrawn });
    const edition = await editionOf(lent);
    expect(edition).toMatchObject({
      offerCount: 1,
      lowestSale: null,
      lowestRent: { amount: '49.00' },
      offers: { nodes: [{ id: lent }] },
    });
    expect(edition.availableFrom && edition.availableFrom > marketplace.today()).toBe(true);
  });

  it('are found again by a corrected ISBN', async () => {
    const [right, wrong] = [newIsbn(), newIsbn()];
    const first = await listBook(marketplace, ravi, { isbn: right });
    const second = await listBook(marketplace, kamala, { isbn: wrong });
    expect(await idOf(second)).not.toBe(await idOf(first));
    await changeListing(marketplace, kamala, 'editBook', { bookId: second, isbn: right });
    expect(await idOf(second)).toBe(await idOf(first));
  });
});

describe('an edition', () => {
  it('is hidden once none of its listings is on the market, but for moderators', async () => {
    const id = await listBook(marketplace, ravi, { isbn: '9780679783268' });
    const edition = await editionOf(id);
    const seen = (as?: Person) =>
      marketplace.ask(
        'query ($id: ID!) { edition(id: $id) { title } node(id: $id) { id } }',
        { id: edition.id },
        as?.token,
      );
    expect(await seen()).toEqual({ edition: { title: edition.title }, node: { id: edition.id } });
    await changeListing(marketplace, ravi, 'takeOffBook', { bookId: id });
    expect(await seen(kamala)).toEqual({ edition: null, node: null });
    expect((await editionOf(id)).id).toBe(edition.id);
    const administrator = await signUpReader(marketplace, 'Ila');
    await makeAdministrator(marketplace.ports, administrator.email);
    expect(await seen(administrator)).toMatchObject({ edition: { title: edition.title } });
  });

  it('is read by its id, and is nothing without one', async () => {
    const edition = await editionOf(await listBook(marketplace, ravi));
    const query = `query ($id: ID!) { edition(id: $id) { title } node(id: $id) { __typename id } }`;
    expect(await marketplace.ask(query, { id: edition.id })).toEqual({
      edition: { title: edition.title },
      node: { __typename: 'Edition', id: edition.id },
    });
    expect(await marketplace.ask(query, { id: 'edition_01h455vb4pex5vsknk084sn02q' })).toEqual({
      edition: null,
      node: null,
    });
  });
});
