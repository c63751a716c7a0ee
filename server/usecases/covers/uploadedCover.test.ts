import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { uploadCover } from '../../testing/books/covers.js';
import { changeListing, viewListing } from '../../testing/books/listings.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { buy, deliver } from '../../testing/orders/orders.js';
import { PASSWORD, signUpReader, type Person } from '../../testing/people/people.js';
import { lookAt } from '../../testing/books/photos.js';
import { makeAdministrator } from '../../testing/people/staff.js';

const FOR_ALL = [200, 'public, max-age=31536000, s-maxage=300, immutable'];
const FOR_FEW = [200, 'private, no-cache'];
const GONE = [404, null];

let marketplace: TestMarketplace;
let seller: Person;
let buyer: Person;
let stranger: Person;
let administrator: Person;
let bookId: string;
let card: string;
let pictures = 0;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  [buyer, stranger, administrator] = [
    await signUpReader(marketplace),
    await signUpReader(marketplace),
    await signUpReader(marketplace),
  ];
  await makeAdministrator(marketplace.ports, administrator.email);
});
beforeEach(async () => {
  seller = await signUpReader(marketplace);
  bookId = await listBook(marketplace, seller, { copies: 5 });
  card = await uploadCover(marketplace, seller, bookId, (pictures += 1));
});
afterAll(() => marketplace.close());

const look = (person?: Person) => lookAt(marketplace, card, person);
const moderate = (name: string, input: object) =>
  mutate<object>(marketplace, administrator, name, '__typename', input);

/** Returns the cover of the ordered book, as the buyer's list of orders shows it. */
async function coverInOrders(): Promise<{ card: string; drawn: boolean }> {
  const query = '{ orders(first: 1) { edges { node { items { book { cover { card drawn } } } } } } }';
  const { orders } = await marketplace.ask<{
    orders: { edges: { node: { items: { book: { cover: { card: string; drawn: boolean } } }[] } }[] };
  }>(query, {}, buyer.token);
  const cover = orders.edges[0]?.node.items[0]?.book.cover;
  if (!cover) throw new Error('The order shows no book');
  return cover;
}

describe('an uploaded cover', () => {
  it('is for everybody while its listing is on the market', async () => {
    expect(await look()).toEqual(FOR_ALL);
    await changeListing(marketplace, seller, 'takeOffBook', { bookId });
    expect(await look()).toEqual(GONE);
    await changeListing(marketplace, seller, 'putBackBook', { bookId });
    expect(await look()).toEqual(FOR_ALL);
  });

  it('disappears with a listing that a moderator removed, but for both sides of an order', async () => {
    await buy(marketplace, buyer, bookId);
    const removed = await moderate('removeListing', { bookId, reason: 'A picture of somebody else' });
    expect(removed.userErrors).toEqual([]);
    for (const person of [undefined, stranger]) expect(await look(person)).toEqual(GONE);
    for (const person of [seller, buyer, administrator]) expect(await look(person)).toEqual(FOR_FEW);
    expect(await coverInOrders()).toEqual({ card, drawn: false });
  });

  it('is gone for everybody once it was replaced or removed', async () => {
    await uploadCover(marketplace, seller, bookId, (pictures += 1));
    for (const person of [undefined, seller, administrator]) expect(await look(person)).toEqual(GONE);
    card = (await viewListing(marketplace, bookId, seller))?.cover.card ?? '';
    expect(await look()).toEqual(FOR_ALL);
    await changeListing(marketplace, seller, 'editBook', { bookId, removeCover: true });
    expect(await look()).toEqual(GONE);
  });

  it('goes with the account of its seller, and orders show the drawn one', async () => {
    const order = await buy(marketplace, buyer, bookId);
    await deliver(marketplace, order, seller, buyer);
    await mutate<object>(marketplace, seller, 'closeAccount', '__typename', { currentPassword: PASSWORD });
    for (const person of [undefined, buyer, administrator]) expect(await look(person)).toEqual(GONE);
    const shown = await coverInOrders();
    expect(shown.drawn).toBe(true);
    expect((await lookAt(marketplace, shown.card, buyer))[0]).toBe(200);
  });

  it('stays with another seller who uploaded the same picture', async () => {
    const other = await signUpReader(marketplace);
    const elsewhere = await listBook(marketplace, other);
    expect(await uploadCover(marketplace, other, elsewhere, pictures)).toBe(card);
    await changeListing(marketplace, seller, 'takeOffBook', { bookId });
    expect(await look()).toEqual(FOR_ALL);
  });
});
