import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { changeListing } from '../../testing/books/listings.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy } from '../../testing/orders/orders.js';
import { signUpPublisher, signUpReader, type Person } from '../../testing/people/people.js';
import { makeAdministrator } from '../../testing/people/staff.js';

let marketplace: TestMarketplace;
let seller: Person;
let stranger: Person;
let bookId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpPublisher(marketplace);
  stranger = await signUpReader(marketplace);
});
beforeEach(async () => {
  bookId = await listBook(marketplace, seller, { title: 'A secret title', copies: 5 });
});
afterAll(() => marketplace.close());

/** Requests the drawn cover with a session cookie, as a browser does. */
const cover = (person?: Person) =>
  fetch(`${marketplace.url}/covers/drawn/${bookId}.svg`, {
    headers: person ? { cookie: `panna_session=${person.token}` } : {},
  });
const takeOff = () => changeListing(marketplace, seller, 'takeOffBook', { bookId });

async function expectShown(person: Person): Promise<void> {
  const response = await cover(person);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.text()).toContain('A secret title');
}

async function expectHidden(person?: Person): Promise<void> {
  const response = await cover(person);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('secret');
}

describe('the drawn cover of a book', () => {
  it('is shown to everybody while the book is on the market, and can be cached', async () => {
    for (const person of [undefined, stranger]) {
      const response = await cover(person);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    }
  });

  it('is as hidden as the book once it is off the market, but to its seller and to moderators', async () => {
    const administrator = await signUpReader(marketplace);
    await makeAdministrator(marketplace.ports, administrator.email);
    await takeOff();
    await expectHidden();
    await expectHidden(stranger);
    await expectShown(seller);
    await expectShown(administrator);
  });

  it('stays with those who have the book in an order, in the cart or among their bookmarks', async () => {
    const [buyer, chooser, saver] = await Promise.all([1, 2, 3].map(() => signUpReader(marketplace)));
    if (!buyer || !chooser || !saver) throw new Error('Three people signed up');
    await buy(marketplace, buyer, bookId);
    await addToCart(marketplace, chooser, bookId);
    const save =
      'mutation ($input: AddBookmarkInput!) { addBookmark(input: $input) { userErrors { code } } }';
    await marketplace.ask(save, { input: { bookId } }, saver.token);
    await takeOff();
    await expectShown(buyer);
    await expectShown(chooser);
    await expectShown(saver);
    await expectHidden(stranger);
  });
});
