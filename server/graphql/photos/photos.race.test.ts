import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { graphqlDisputes, openedDispute } from '../../testing/disputes/disputeApi.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, deliver, rent, take } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import {
  addBookPhoto,
  addDisputePhoto,
  addOrderPhoto,
  photosOf,
  pictureOf,
} from '../../testing/books/photos.js';

// The embedded database runs one statement at a time, so races show only on PostgreSQL.
let marketplace: TestMarketplace;
let seller: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
});
afterAll(() => marketplace.close());

it('of photos that are sent at the same moment six are kept, and each picture once', async () => {
  const bookId = await listBook(marketplace, seller);
  for (const number of [1, 2, 3, 4, 5])
    await addBookPhoto(marketplace, seller, { bookId }, await pictureOf(number));
  const answers = await Promise.all(
    [6, 7, 5, 6, 7].map(async (number) =>
      addBookPhoto(marketplace, seller, { bookId }, await pictureOf(number)),
    ),
  );
  const refused = answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
  expect(refused).toEqual(['TOO_MANY_PHOTOS', 'TOO_MANY_PHOTOS']);
  expect(answers[2]?.userErrors).toEqual([]);
  expect(await photosOf(marketplace, bookId)).toHaveLength(6);
});

it('of photos of a rental, too', async () => {
  const buyer = await signUpReader(marketplace, 'Buyer');
  const order = await rent(marketplace, buyer, await listBook(marketplace, seller));
  const fulfillmentId = order.fulfillments[0]?.id ?? '';
  await take(marketplace, seller, 'confirmFulfillment', fulfillmentId);
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map(async (number) =>
      addOrderPhoto(marketplace, seller, { fulfillmentId, stage: 'DISPATCH' }, await pictureOf(number)),
    ),
  );
  const refused = answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
  expect(refused).toEqual(['TOO_MANY_PHOTOS']);
});

it('of photos of a dispute five are kept, and none once it has ended', async () => {
  const buyer = await signUpReader(marketplace, 'Buyer');
  const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
  await deliver(marketplace, order, seller, buyer);
  const disputeId = await openedDispute(marketplace, buyer, order.fulfillments[0]?.id ?? '');
  const add = async (person: Person, number: number) => {
    const { userErrors } = await addDisputePhoto(marketplace, person, { disputeId }, await pictureOf(number));
    return userErrors[0]?.code ?? null;
  };
  const codes = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => add(buyer, number)));
  expect(codes.filter((code) => code !== null)).toEqual(['TOO_MANY_PHOTOS']);
  const [, late] = await Promise.all([
    graphqlDisputes(marketplace).step(buyer, 'withdrawDispute', disputeId),
    add(seller, 7),
  ]);
  expect([null, 'DISPUTE_ENDED']).toContain(late);
});
