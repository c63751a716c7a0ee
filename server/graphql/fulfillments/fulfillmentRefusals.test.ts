import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, rent, take, viewOrder, type Order, type Step } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
  buyer = await signUpReader(marketplace, 'Buyer');
});
afterAll(() => marketplace.close());

const WAY: readonly (readonly ['seller' | 'buyer', Step])[] = [
  ['seller', 'confirmFulfillment'],
  ['seller', 'shipFulfillment'],
  ['buyer', 'markDelivered'],
  ['seller', 'takeBackFulfillment'],
];
const STATES = ['PENDING', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'RETURNED'];

/** Creates a rental and brings its fulfillment to this status. Returns the fulfillment's ID. */
async function fulfillmentIn(status: string): Promise<string> {
  const order = await rent(marketplace, buyer, await listBook(marketplace, seller));
  const id = firstFulfillment(order);
  const steps =
    status === 'CANCELLED' ? [['buyer', 'cancelFulfillment'] as const] : WAY.slice(0, STATES.indexOf(status));
  for (const [who, step] of steps) await take(marketplace, who === 'seller' ? seller : buyer, step, id);
  return id;
}

async function viewFulfillment(person: Person, id: string) {
  const query = `query ($id: ID!) { node(id: $id) { ... on Fulfillment {
    status ledger { kind amount { amount } } timeline: timelineEntries { to occurredAt } } } }`;
  return (await marketplace.ask<{ node: unknown }>(query, { id }, person.token)).node;
}

function firstFulfillment({ fulfillments }: Order): string {
  return fulfillments[0]?.id ?? '';
}

describe('a fulfillment of an order', () => {
  it.each([
    ['buyer', 'confirmFulfillment', 'PENDING', 'SELLER_ONLY', 'Only the seller can do this'],
    ['buyer', 'shipFulfillment', 'CONFIRMED', 'SELLER_ONLY', 'Only the seller can do this'],
    ['buyer', 'takeBackFulfillment', 'DELIVERED', 'SELLER_ONLY', 'Only the seller can do this'],
    ['seller', 'markDelivered', 'SHIPPED', 'BUYER_ONLY', 'Only the buyer can do this'],
    [
      'seller',
      'shipFulfillment',
      'PENDING',
      'NOT_YET_CONFIRMED',
      'The seller has not confirmed this part of the order yet',
    ],
    [
      'buyer',
      'markDelivered',
      'CONFIRMED',
      'NOT_YET_SHIPPED',
      'This part of the order has not been shipped yet',
    ],
    [
      'seller',
      'takeBackFulfillment',
      'SHIPPED',
      'NOT_YET_DELIVERED',
      'This part of the order has not been delivered yet',
    ],
    [
      'buyer',
      'cancelFulfillment',
      'SHIPPED',
      'ALREADY_SHIPPED',
      'This part of the order has already been shipped',
    ],
    [
      'seller',
      'cancelFulfillment',
      'SHIPPED',
      'ALREADY_SHIPPED',
      'This part of the order has already been shipped',
    ],
    [
      'buyer',
      'cancelFulfillment',
      'DELIVERED',
      'ALREADY_DELIVERED',
      'This part of the order has already been delivered',
    ],
    [
      'seller',
      'confirmFulfillment',
      'CANCELLED',
      'ALREADY_CANCELLED',
      'This part of the order has been cancelled',
    ],
    [
      'seller',
      'confirmFulfillment',
      'SHIPPED',
      'ALREADY_SHIPPED',
      'This part of the order has already been shipped',
    ],
    [
      'seller',
      'shipFulfillment',
      'DELIVERED',
      'ALREADY_DELIVERED',
      'This part of the order has already been delivered',
    ],
    [
      'buyer',
      'markDelivered',
      'RETURNED',
      'ALREADY_RETURNED',
      'This part of the order has already been returned',
    ],
    [
      'seller',
      'cancelFulfillment',
      'CANCELLED',
      'ALREADY_CANCELLED',
      'This part of the order has been cancelled',
    ],
  ] as const)('refuses the %s %s when %s: %s', async (who, step, status, code, message) => {
    const id = await fulfillmentIn(status);
    const person = who === 'seller' ? seller : buyer;
    const { fulfillment, userErrors } = await take(marketplace, person, step, id, {
      ...(step === 'cancelFulfillment' && { reason: 'Because' }),
    });
    expect({ fulfillment, userErrors }).toEqual({
      fulfillment: null,
      userErrors: [{ code, message, field: null }],
    });
  });

  it.each([
    ['seller', 'confirmFulfillment', 'CONFIRMED'],
    ['seller', 'shipFulfillment', 'SHIPPED'],
    ['buyer', 'markDelivered', 'DELIVERED'],
    ['seller', 'takeBackFulfillment', 'RETURNED'],
    ['buyer', 'cancelFulfillment', 'CANCELLED'],
  ] as const)('answers the same success when the %s says %s twice', async (who, step, status) => {
    const id = await fulfillmentIn(status);
    const person = who === 'seller' ? seller : buyer;
    const first = await viewFulfillment(person, id);
    const { fulfillment, userErrors } = await take(marketplace, person, step, id);
    expect(userErrors).toEqual([]);
    expect(fulfillment).toMatchObject({ id, status });
    expect(await viewFulfillment(person, id)).toEqual(first);
  });

  it('does not pretend to have written down another tracking number', async () => {
    const id = await fulfillmentIn('CONFIRMED');
    const parcel = { carrier: 'India Post', trackingNumber: 'EE1' };
    const ship = (shipment: object) => take(marketplace, seller, 'shipFulfillment', id, shipment);
    expect((await ship(parcel)).userErrors).toEqual([]);
    expect((await ship(parcel)).userErrors).toEqual([]);
    expect((await ship({ ...parcel, trackingNumber: 'EE2' })).userErrors).toMatchObject([
      { code: 'ALREADY_SHIPPED' },
    ]);
  });

  it('changes nothing when it refuses', async () => {
    const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
    await take(marketplace, seller, 'shipFulfillment', firstFulfillment(order));
    expect(await viewOrder(marketplace, buyer, order.id)).toEqual(order);
  });

  it.each<Step>([
    'confirmFulfillment',
    'shipFulfillment',
    'markDelivered',
    'takeBackFulfillment',
    'cancelFulfillment',
  ])('is not found by a stranger who tries %s', async (step) => {
    const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
    const refusal = {
      code: 'FULFILLMENT_NOT_FOUND',
      message: 'This part of the order was not found',
      field: ['fulfillmentId'],
    };
    const stranger = await signUpReader(marketplace);
    expect((await take(marketplace, stranger, step, firstFulfillment(order))).userErrors).toEqual([refusal]);
    expect(await viewOrder(marketplace, buyer, order.id)).toEqual(order);
    for (const id of [
      '',
      'nonsense',
      'fulfillment_01h455vb4pex5vsknk084sn02q',
      order.id,
      order.items[0]?.id ?? '',
    ]) {
      expect((await take(marketplace, seller, step, id)).userErrors).toEqual([refusal]);
    }
  });

  it('says what its viewer may do, and that is what is then allowed', async () => {
    const query = `query ($id: ID!) { node(id: $id) { ... on Fulfillment {
      viewerCanConfirm viewerCanShip viewerCanMarkDelivered viewerCanSendBack viewerCanTakeBack
      viewerCanCancel viewerCanRate } } }`;
    const possible = async (id: string, person: Person) => {
      const { node } = await marketplace.ask<{ node: Record<string, boolean> }>(query, { id }, person.token);
      return Object.keys(node).filter((each) => node[each]);
    };
    const expected = {
      PENDING: [['viewerCanConfirm', 'viewerCanCancel'], ['viewerCanCancel']],
      CONFIRMED: [['viewerCanShip', 'viewerCanCancel'], ['viewerCanCancel']],
      SHIPPED: [[], ['viewerCanMarkDelivered']],
      DELIVERED: [['viewerCanTakeBack'], ['viewerCanSendBack', 'viewerCanRate']],
      RETURNED: [[], ['viewerCanRate']],
      CANCELLED: [[], []],
    };
    for (const [status, can] of Object.entries(expected)) {
      const id = await fulfillmentIn(status);
      expect([status, await possible(id, seller), await possible(id, buyer)]).toEqual([status, ...can]);
    }
  });

  it('says who has to give a reason for cancelling: the seller', async () => {
    const id = await fulfillmentIn('PENDING');
    const query = 'query ($id: ID!) { node(id: $id) { ... on Fulfillment { viewerMustGiveReason } } }';
    const asked = (person: Person) => marketplace.ask(query, { id }, person.token);
    expect(await asked(seller)).toEqual({ node: { viewerMustGiveReason: true } });
    expect(await asked(buyer)).toEqual({ node: { viewerMustGiveReason: false } });
  });
});
