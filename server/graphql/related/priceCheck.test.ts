import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { changeListing } from '../../testing/books/listings.js';
import { daysLater } from '../../testing/later.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, cancelOrder, deliver } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let ravi: Person;
let buyer: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  [ravi, buyer] = [await signUpReader(marketplace, 'Ravi'), await signUpReader(marketplace, 'Buyer')];
});
afterAll(() => marketplace.close());

const FIELDS = `cheaperToBuyAfter priceStanding publicPath
  edition { publicPath usualPrice { low { amount currencyCode } high { amount } } } seller { publicPath }`;

async function checked(id: string) {
  const { book } = await marketplace.ask<{ book: Record<string, unknown> }>(
    `query ($id: ID!) { book(id: $id) { ${FIELDS} } }`,
    { id },
  );
  return book;
}

async function sell(salePrice: string): Promise<string> {
  const bookId = await listBook(marketplace, ravi, { salePrice });
  await deliver(marketplace, await buy(marketplace, buyer, bookId), ravi, buyer);
  return bookId;
}

const usualOf = async (id: string) => (await checked(id))['edition'] as { usualPrice: unknown };

describe('what helps to judge a price', () => {
  it('is after how many months it is cheaper to buy', async () => {
    const both = await listBook(marketplace, ravi, { title: 'Both', isbn: '9780143039648' });
    const [, only] = [
      both,
      await listBook(marketplace, ravi, { listingType: 'SALE', lease: null, isbn: '9780143414988' }),
    ];
    expect(await checked(both)).toMatchObject({ cheaperToBuyAfter: 5, priceStanding: null });
    expect(await checked(only)).toMatchObject({ cheaperToBuyAfter: null });
  });

  it('is what the edition went for, once five were delivered, for a year', async () => {
    const sold = [];
    for (const price of ['150', '180', '190', '200']) sold.push(await sell(price));
    const offered = await listBook(marketplace, ravi, { salePrice: '170' });
    const cancelled = await listBook(marketplace, ravi, { salePrice: '999' });
    await cancelOrder(marketplace, buyer, (await buy(marketplace, buyer, cancelled)).id);
    const underway = await listBook(marketplace, ravi, { salePrice: '999' });
    const order = await buy(marketplace, buyer, underway);
    expect(await usualOf(offered)).toMatchObject({ usualPrice: null });

    await deliver(marketplace, order, ravi, buyer);
    await changeListing(marketplace, ravi, 'takeOffBook', { bookId: sold[0] });
    expect(await checked(offered)).toMatchObject({
      priceStanding: 'BELOW',
      edition: { usualPrice: { low: { amount: '180.00', currencyCode: 'INR' }, high: { amount: '200.00' } } },
    });
    expect(await checked(cancelled)).toMatchObject({ priceStanding: 'ABOVE' });

    await daysLater(marketplace, 364, [ravi, buyer]);
    expect(await checked(offered)).toMatchObject({ priceStanding: 'BELOW' });
    await daysLater(marketplace, 2, [ravi, buyer]);
    expect(await usualOf(offered)).toMatchObject({ usualPrice: null });
  });
});

describe('the public address', () => {
  it('is a path with the words of the title, in its own script', async () => {
    const bookId = await listBook(marketplace, ravi, { title: 'गोदान (उपन्यास)', isbn: '9780141439518' });
    const { publicPath, edition, seller } = await checked(bookId);
    const slug = encodeURIComponent('गोदान-उपन्यास');
    expect(publicPath).toBe(`/b/${bookId}/${slug}`);
    expect(edition).toMatchObject({ publicPath: expect.stringMatching(`^/b/edition_.*/${slug}$`) });
    expect(seller).toMatchObject({ publicPath: expect.stringMatching(/^\/s\/user_.*\/ravi$/) });
  });
});
