import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '../../domain/accounts/staff.js';
import { listBook } from '../../testing/books/books.js';
import { LiveConnection } from '../../testing/liveClient.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { deliver, rent, take, viewOrder, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { addOrderPhoto, lookAt, pictureOf } from '../../testing/books/photos.js';
import { RestClient, type Data, type Refused } from '../../testing/restClient.js';
import { auditOf, makeStaff } from '../../testing/people/staff.js';

let marketplace: TestMarketplace;
let rest: RestClient;
let seller: Person;
let buyer: Person;
let order: Order;
let fulfillmentId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  seller = await signUpReader(marketplace, 'Seller');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  buyer = await signUpReader(marketplace, 'Buyer');
  order = await rent(marketplace, buyer, await listBook(marketplace, seller));
  await deliver(marketplace, order, seller, buyer);
  fulfillmentId = order.fulfillments[0]?.id ?? '';
});

async function staff(role: StaffRole): Promise<Person> {
  const person = await signUpReader(marketplace, role);
  await makeStaff(marketplace.ports, person, role);
  return person;
}

const restOrder = (as: Person) =>
  rest.get<Data<{ order: { netAmount: number; totalAmount: number } }>>(`/api/v1/orders/${order.id}`, { as });
const restFulfillment = (as: Person) =>
  rest.get<Data<{ fulfillment: { ledger: object[]; settlement: object | null; actions: string[] } }>>(
    `/api/v1/fulfillments/${fulfillmentId}`,
    { as },
  );

describe('an order of other people', () => {
  it.each<StaffRole>(['SUPPORT', 'FINANCE', 'ADMINISTRATOR'])(
    'is read by %s in both transports, each time with an entry in the audit log',
    async (role) => {
      const reader = await staff(role);
      const entry = { action: 'READ_ORDER', detail: order.id, staff: reader.id };
      expect(await viewOrder(marketplace, reader, order.id)).toMatchObject({
        items: [{ seller: { id: seller.id } }],
        viewerCanCancel: false,
        viewerCanRate: false,
      });
      expect(await auditOf(marketplace, buyer)).toEqual([entry]);
      expect(await restOrder(reader)).toMatchObject({ status: 200 });
      expect((await restFulfillment(reader)).body.data.fulfillment.actions).toEqual([]);
      expect(await auditOf(marketplace, buyer)).toEqual([entry, entry, entry]);
    },
  );

  it('is not found by moderators and readers, and leaves no entry', async () => {
    for (const person of [await staff('MODERATOR'), await signUpReader(marketplace)]) {
      expect(await viewOrder(marketplace, person, order.id)).toBeNull();
      const answer = await rest.get<Refused>(`/api/v1/orders/${order.id}`, { as: person });
      expect([answer.status, answer.body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
    }
    expect(await auditOf(marketplace, buyer)).toEqual([]);
  });

  it('is neither changed nor followed by staff', async () => {
    const support = await staff('SUPPORT');
    const { userErrors } = await take(marketplace, support, 'takeBackFulfillment', fulfillmentId);
    expect(userErrors.map(({ code }) => code)).toEqual(['FULFILLMENT_NOT_FOUND']);
    const connection = new LiveConnection(marketplace, support);
    const live = 'subscription ($id: ID!) { orderChanged(id: $id) { id } }';
    const { errors } = await connection.subscribe(live, { id: order.id }).next();
    await connection.close();
    expect(errors?.[0]?.extensions?.code).toBe('ORDER_NOT_FOUND');
    expect(await auditOf(marketplace, buyer)).toEqual([]);
  });

  it('shows its money to finance and administrators, and not to support', async () => {
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentId, {
      withhold: { amount: '50', reason: 'Two pages are torn' },
    });
    const moneyOf = async (person: Person) => {
      const query =
        'query ($id: ID!) { order(id: $id) { ledger { kind } netAmount { amount } totalAmount { amount } } }';
      return marketplace.ask(query, { id: order.id }, person.token);
    };
    const whole = await moneyOf(buyer);
    expect(whole).toMatchObject({
      order: { ledger: expect.arrayContaining([{ kind: 'DEPOSIT_WITHHELD' }]) },
    });
    for (const role of ['FINANCE', 'ADMINISTRATOR'] as const)
      expect(await moneyOf(await staff(role))).toEqual(whole);
    const support = await staff('SUPPORT');
    const { amount } = order.totalAmount;
    expect(await moneyOf(support)).toEqual({
      order: { ledger: [], netAmount: { amount }, totalAmount: { amount } },
    });
    const { body } = await restOrder(support);
    expect(body.data.order.netAmount).toBe(body.data.order.totalAmount);
    expect((await restFulfillment(support)).body.data.fulfillment.ledger).toEqual([]);
  });

  it('shows what would come back of the deposit to finance, and not to support', async () => {
    const [support, finance] = [await staff('SUPPORT'), await staff('FINANCE')];
    const settlementOf = async (person: Person) =>
      (await viewOrder(marketplace, person, order.id))?.fulfillments[0]?.settlement;
    expect(await settlementOf(finance)).toEqual(await settlementOf(seller));
    expect(await settlementOf(finance)).not.toBeNull();
    expect(await settlementOf(support)).toBeNull();
    expect((await restFulfillment(support)).body.data.fulfillment.settlement).toBeNull();
  });

  it('is an order of their own to staff who buy or sell, without an entry', async () => {
    const support = await staff('SUPPORT');
    const own = await rent(marketplace, support, await listBook(marketplace, seller));
    expect((await viewOrder(marketplace, support, own.id))?.ledger).not.toEqual([]);
    expect(await auditOf(marketplace, support)).toMatchObject([{ action: 'GRANT_ROLE' }]);
  });
});

describe('photos of other people’s rentals', () => {
  const photosOf = (person: Person) =>
    marketplace.ask<{ node: { photos: { caption: string }[] } }>(
      'query ($id: ID!) { node(id: $id) { ... on Fulfillment { photos { caption } } } }',
      { id: fulfillmentId },
      person.token,
    );

  it('are read by staff with an entry for each, and for each list with its captions', async () => {
    const input = { fulfillmentId, stage: 'RECEIPT', caption: 'A coffee stain' };
    const { photo } = await addOrderPhoto(marketplace, buyer, input, await pictureOf(1));
    const support = await staff('SUPPORT');
    const entry = (action: string, detail?: string) => ({ action, detail, staff: support.id });
    const listed = entry('READ_PHOTO', fulfillmentId);
    await rest.get(`/api/v1/fulfillments/${fulfillmentId}/photos`, { as: support });
    expect(await auditOf(marketplace, buyer)).toEqual([listed]);
    expect((await photosOf(support)).node.photos).toEqual([{ caption: 'A coffee stain' }]);
    await lookAt(marketplace, photo?.full ?? '', support);
    const all = [listed, entry('READ_ORDER', order.id), listed, entry('READ_PHOTO', photo?.id)];
    expect(await auditOf(marketplace, buyer)).toEqual(all);
    for (const party of [seller, buyer]) {
      await photosOf(party);
      await lookAt(marketplace, photo?.full ?? '', party);
    }
    expect(await auditOf(marketplace, buyer)).toEqual(all);
  });
});

describe('contact details of another account', () => {
  const contactOf = async (person: Person, { id }: Person) => {
    const query = 'query ($id: ID!) { user(id: $id) { name contact { email phone } } }';
    const { user } = await marketplace.ask<{ user: { contact: object | null } }>(query, { id }, person.token);
    return user.contact;
  };

  it('are read by support and administrators, each time with an entry in the audit log', async () => {
    const support = await staff('SUPPORT');
    expect(await contactOf(support, buyer)).toEqual({ email: buyer.email, phone: '98200 11223' });
    const entry = { action: 'READ_CONTACT', detail: null, staff: support.id };
    expect(await auditOf(marketplace, buyer)).toEqual([entry]);
    expect(await contactOf(await staff('ADMINISTRATOR'), buyer)).toMatchObject({ email: buyer.email });
    expect(await auditOf(marketplace, buyer)).toMatchObject([entry, { action: 'READ_CONTACT' }]);
  });

  it('are closed to other staff and to readers, and open to their owner without an entry', async () => {
    for (const person of [await staff('FINANCE'), await staff('MODERATOR'), seller])
      expect(await contactOf(person, buyer)).toBeNull();
    expect(await contactOf(buyer, buyer)).toMatchObject({ email: buyer.email });
    expect(await auditOf(marketplace, buyer)).toEqual([]);
  });

  it('leave no entry with support who only see the name', async () => {
    const support = await staff('SUPPORT');
    await marketplace.ask('query ($id: ID!) { user(id: $id) { name } }', { id: buyer.id }, support.token);
    expect(await auditOf(marketplace, buyer)).toEqual([]);
  });
});
