import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addDisputePhoto, lookAt, pictureOf, type Photo } from '../../testing/books/photos.js';
import { graphqlDisputes, type DisputeApi } from '../../testing/disputes/disputeApi.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { buy, deliver } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { auditOf, makeStaff } from '../../testing/people/staff.js';
import { RestClient, type Data, type Refused } from '../../testing/restClient.js';

/** A photo in the same form for both APIs. */
type Seen = Pick<Photo, 'caption' | 'full'> & { side: string };

/** The operations about photos in GraphQL and REST. `add` returns the error code of a refusal, otherwise null. */
interface PhotoApi {
  add(person: Person, picture: number | string, caption?: string): Promise<string | null>;
  list(person: Person): Promise<Seen[]>;
}

const TORN = { reason: 'NOT_AS_DESCRIBED', statement: 'The last chapter is missing', amount: 100 };
const contentOf = async (picture: number | string) =>
  typeof picture === 'string' ? picture : pictureOf(picture);

let marketplace: TestMarketplace;
let rest: RestClient;
let disputes: DisputeApi;
let finance: Person;
let seller: Person;
let buyer: Person;
let fulfillmentId: string;
let disputeId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  disputes = graphqlDisputes(marketplace);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  finance = await signUpReader(marketplace, 'Farah');
  await makeStaff(marketplace.ports, finance, 'FINANCE');
  seller = await signUpReader(marketplace, 'Dev');
  buyer = await signUpReader(marketplace, 'Meera');
  await marketplace.database.query('UPDATE users SET email_verified_at = now()');
  const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
  await deliver(marketplace, order, seller, buyer);
  fulfillmentId = order.fulfillments[0]?.id ?? '';
  await disputes.open(buyer, fulfillmentId, TORN);
  disputeId = (await disputes.view(buyer, fulfillmentId)).disputes[0]?.id ?? '';
});

const graphql: PhotoApi = {
  async add(person, picture, caption) {
    const input = { disputeId, caption };
    const { userErrors } = await addDisputePhoto(marketplace, person, input, await contentOf(picture));
    return userErrors[0]?.code ?? null;
  },
  async list(person) {
    const query = `query ($id: ID!) { node(id: $id) { ... on Dispute { photos { caption full side } } } }`;
    const { node } = await marketplace.ask<{ node: { photos: Seen[] } | null }>(
      query,
      { id: disputeId },
      person.token,
    );
    return node?.photos ?? [];
  },
};

const overRest: PhotoApi = {
  async add(as, picture, caption) {
    const form = new FormData();
    form.set('photo', new Blob([await contentOf(picture)]), 'photo.jpg');
    if (caption) form.set('caption', caption);
    const path = `/api/v1/disputes/${disputeId}/photos`;
    const { body } = await rest.post<Data<unknown> | Refused>(path, { as, form });
    return body.status === 'error' ? body.code : null;
  },
  async list(as) {
    const path = `/api/v1/disputes/${disputeId}/photos`;
    const { body } = await rest.get<Data<{ photos: Seen[] }> | Refused>(path, { as });
    if (body.status === 'error') return [];
    return body.data.photos.map(({ caption, full, side }) => ({ caption, full, side: side.toUpperCase() }));
  },
};

describe.each([
  ['GraphQL', graphql],
  ['REST', overRest],
])('the photos of a dispute, by %s', (_, api) => {
  it('are added by both sides while it is open, and stay when it has ended', async () => {
    expect(await api.add(buyer, 1, 'The torn pages')).toBeNull();
    const answer = { answer: 'I am sorry', amount: 40 };
    expect(await disputes.step(seller, 'answerDispute', disputeId, answer)).toBeNull();
    expect(await api.add(seller, 1)).toBeNull();
    expect(await api.add(buyer, 2)).toBeNull();
    const photos = await api.list(buyer);
    expect(photos).toMatchObject([
      { side: 'BUYER', caption: 'The torn pages' },
      { side: 'SELLER', caption: null },
      { side: 'BUYER', caption: null },
    ]);
    expect(await disputes.step(buyer, 'acceptDisputeOffer', disputeId)).toBeNull();
    expect(await api.add(buyer, 3)).toBe('DISPUTE_ENDED');
    expect(await api.list(seller)).toEqual(photos);
  });

  it('are five of each side, and the same one once', async () => {
    for (const number of [1, 2, 3, 4, 5, 5]) expect(await api.add(buyer, number)).toBeNull();
    expect(await api.add(buyer, 6)).toBe('TOO_MANY_PHOTOS');
    expect(await api.add(buyer, 3)).toBeNull();
    expect(await api.add(seller, 6)).toBeNull();
    expect(await api.list(seller)).toHaveLength(6);
  });

  it('are images with short captions', async () => {
    expect(await api.add(buyer, 'text')).toBe('NOT_AN_IMAGE');
    expect(await api.add(buyer, 'x'.repeat(5_242_881))).toBe('IMAGE_TOO_LARGE');
    expect(await api.add(buyer, 1, 'x'.repeat(301))).toBe('TOO_LONG');
    expect(await api.list(buyer)).toEqual([]);
  });

  it('are seen by both sides and by staff who decide, whose reading is recorded', async () => {
    await api.add(buyer, 1);
    const stranger = await signUpReader(marketplace, 'Ira');
    const support = await signUpReader(marketplace, 'Sunil');
    await makeStaff(marketplace.ports, support, 'SUPPORT');
    const path = (await api.list(seller))[0]?.full ?? '';
    for (const person of [buyer, seller])
      expect(await lookAt(marketplace, path, person)).toEqual([200, 'private, no-cache']);
    expect(await auditOf(marketplace, buyer)).toEqual([]);
    for (const person of [stranger, support, undefined])
      expect(await lookAt(marketplace, path, person)).toEqual([404, null]);
    for (const person of [stranger, support]) expect(await api.list(person)).toEqual([]);
    expect(await api.add(stranger, 2)).toBe('DISPUTE_NOT_FOUND');
    expect(await api.add(finance, 2)).toBe('DISPUTE_NOT_FOUND');

    expect(await api.list(finance)).toHaveLength(1);
    expect(await lookAt(marketplace, path, finance)).toEqual([200, 'private, no-cache']);
    const read = (await auditOf(marketplace, buyer)).filter(
      ({ action, staff }) => action === 'READ_PHOTO' && staff === finance.id,
    );
    expect(read.map(({ detail }) => detail)).toEqual([disputeId, path.split('/')[2]]);
  });
});

it('the account of one side is closed without its words, and the photos stay for the other side', async () => {
  await graphql.add(buyer, 1, 'The torn pages');
  await disputes.step(buyer, 'withdrawDispute', disputeId);
  await mutate(marketplace, buyer, 'closeAccount', '', { currentPassword: 'correct horse' });
  const [photo] = await graphql.list(seller);
  expect(photo).toMatchObject({ side: 'BUYER', caption: null });
  expect(await lookAt(marketplace, photo?.full ?? '', seller)).toEqual([200, 'private, no-cache']);
});
