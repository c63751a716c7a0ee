import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { buy, rent, take, type Order, type Step } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { addOrderPhoto, lookAt, pictureOf, type OrderPhoto } from '../../testing/books/photos.js';
import { makeAdministrator } from '../../testing/people/staff.js';

let marketplace: TestMarketplace;
let seller: Person;
let buyer: Person;
let fulfillmentId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  [seller, buyer] = [await signUpReader(marketplace, 'Seller'), await signUpReader(marketplace, 'Buyer')];
  fulfillmentId = idOf(await rent(marketplace, buyer, await listBook(marketplace, seller)));
});

const idOf = ({ fulfillments }: Order) => fulfillments[0]?.id ?? '';
const step = (person: Person, name: Step) => take(marketplace, person, name, fulfillmentId);
const add = async (person: Person, stage: string, number = 1, caption?: string) =>
  addOrderPhoto(marketplace, person, { fulfillmentId, stage, caption }, await pictureOf(number));
const codes = async (adding: ReturnType<typeof add>) => (await adding).userErrors.map(({ code }) => code);

async function seen(person: Person) {
  const query = `query ($id: ID!) { node(id: $id) { ... on Fulfillment {
    viewerPhotoStages photos { id stage side caption author { id } full } } } }`;
  const { node } = await marketplace.ask<{
    node: { viewerPhotoStages: string[]; photos: OrderPhoto[] } | null;
  }>(query, { id: fulfillmentId }, person.token);
  return node;
}

describe('photos of a rental', () => {
  it('are added by both sides at their stages, and seen by both', async () => {
    expect(await codes(add(seller, 'DISPATCH'))).toEqual(['NOT_YET_CONFIRMED']);
    await step(seller, 'confirmFulfillment');
    expect((await seen(seller))?.viewerPhotoStages).toEqual(['DISPATCH']);
    await add(seller, 'DISPATCH', 1, 'As new');
    expect(await codes(add(buyer, 'DISPATCH'))).toEqual(['SELLER_ONLY']);
    await step(seller, 'shipFulfillment');
    await add(buyer, 'RECEIPT', 1);
    await step(buyer, 'markDelivered');
    expect((await seen(buyer))?.viewerPhotoStages).toEqual(['RECEIPT', 'RETURN']);
    await add(buyer, 'RETURN', 2);
    await add(seller, 'RETURN', 2, 'A torn page');
    const photos = (await seen(buyer))?.photos;
    expect(photos).toMatchObject([
      { stage: 'DISPATCH', side: 'SELLER', caption: 'As new', author: { id: seller.id } },
      { stage: 'RECEIPT', side: 'BUYER', caption: null, author: { id: buyer.id } },
      { stage: 'RETURN', side: 'BUYER' },
      { stage: 'RETURN', side: 'SELLER', caption: 'A torn page' },
    ]);
    expect((await seen(seller))?.photos).toEqual(photos);
    await step(seller, 'takeBackFulfillment');
    expect((await seen(seller))?.viewerPhotoStages).toEqual([]);
    for (const person of [buyer, seller])
      expect(await codes(add(person, 'RETURN'))).toEqual(['ALREADY_RETURNED']);
  });

  it('are seen by nobody else but administrators, and kept by no shared cache', async () => {
    await step(seller, 'confirmFulfillment');
    const { photo } = await add(seller, 'DISPATCH');
    const path = photo?.full ?? '';
    const [stranger, administrator] = [await signUpReader(marketplace), await signUpReader(marketplace)];
    await makeAdministrator(marketplace.ports, administrator.email);
    for (const person of [seller, buyer, administrator])
      expect(await lookAt(marketplace, path, person)).toEqual([200, 'private, no-cache']);
    for (const person of [stranger, undefined])
      expect(await lookAt(marketplace, path, person)).toEqual([404, null]);
    expect(await seen(stranger)).toBeNull();
    expect(await codes(add(stranger, 'DISPATCH'))).toEqual(['FULFILLMENT_NOT_FOUND']);
  });

  it('are six at most by each side at each stage, and the same one once', async () => {
    await step(seller, 'confirmFulfillment');
    for (const number of [1, 2, 3, 4, 5, 6, 6])
      expect(await codes(add(seller, 'DISPATCH', number))).toEqual([]);
    expect(await codes(add(seller, 'DISPATCH', 7))).toEqual(['TOO_MANY_PHOTOS']);
    await step(seller, 'shipFulfillment');
    expect(await codes(add(buyer, 'RECEIPT', 7))).toEqual([]);
    expect((await seen(buyer))?.photos).toHaveLength(7);
  });

  it('are pictures, of what was rented', async () => {
    await step(seller, 'confirmFulfillment');
    const { userErrors } = await addOrderPhoto(
      marketplace,
      seller,
      { fulfillmentId, stage: 'DISPATCH' },
      'text',
    );
    expect(userErrors).toMatchObject([{ code: 'NOT_AN_IMAGE', field: ['photo'] }]);
    fulfillmentId = idOf(await buy(marketplace, buyer, await listBook(marketplace, seller)));
    await step(seller, 'confirmFulfillment');
    expect(await codes(add(seller, 'DISPATCH'))).toEqual(['PHOTOS_OF_RENTALS_ONLY']);
  });

  it('stay as they are until the account of who added them is closed', async () => {
    await step(seller, 'confirmFulfillment');
    const { photo } = await add(seller, 'DISPATCH');
    for (const name of ['shipFulfillment', 'markDelivered', 'takeBackFulfillment'] as const)
      await step(name === 'markDelivered' ? buyer : seller, name);
    for (const statement of ["UPDATE order_photos SET caption = 'x'", 'DELETE FROM order_photos'])
      await expect(marketplace.database.query(statement)).rejects.toThrow('append-only');
    await mutate(marketplace, seller, 'closeAccount', '', { currentPassword: 'correct horse' });
    expect((await seen(buyer))?.photos).toEqual([]);
    expect(await lookAt(marketplace, photo?.full ?? '', buyer)).toEqual([404, null]);
  });
});
