import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../../testing/books/books.js';
import { deliverMail, jobPorts, subjectsTo } from '../../../testing/mail/mail.js';
import { TestMarketplace } from '../../../testing/marketplace.js';
import { addToCart } from '../../../testing/orders/carts.js';
import { deliveryOf, moneyOf, setDelivery } from '../../../testing/orders/delivery.js';
import { buy, placeOrder, take } from '../../../testing/orders/orders.js';
import {
  codeOf,
  handOver,
  orderPickUp,
  otherThan,
  pickUpOf,
  PLACE,
  readyPickUp,
  signUpPickUpSeller,
} from '../../../testing/orders/pickUps.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';
import { RestClient, type Data, type Refused } from '../../../testing/restClient.js';
import { takeAutomaticSteps } from './takeAutomaticSteps.js';

// A copy costs 249.50 rupees. The seller asks 40 rupees for delivery, and offers pick-up in Mumbai.
let marketplace: TestMarketplace;
let rest: RestClient;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo('2026-01-15T06:30:00Z');
  seller = await signUpPickUpSeller(marketplace);
  buyer = await signUpReader(marketplace, 'Meera');
});

const codesOf = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);
const afterDays = (days: number) =>
  marketplace.clock.moveTo(new Date(Date.parse('2026-01-15T06:30:00Z') + days * 86_400_000).toISOString());

describe('A seller who offers pick-up', () => {
  it('names a place, and the city is that of the default address', async () => {
    const terms = await rest.get<Data<{ deliveryTerms: object }>>('/api/v1/users/delivery-terms', {
      as: seller,
    });
    expect(terms.body.data.deliveryTerms).toMatchObject({ pickUp: { place: PLACE, city: 'Mumbai' } });
    const withoutAddress = await signUpReader(marketplace);
    const offer = { kind: 'FREE', pickUpPlace: PLACE };
    expect(await setDelivery(marketplace, withoutAddress, offer)).toMatchObject({
      userErrors: [{ code: 'PICK_UP_CITY_MISSING', field: ['pickUpPlace'] }],
    });
    const body = { kind: 'free', pickUpPlace: PLACE };
    const answer = await rest.patch<Refused>('/api/v1/users/delivery-terms', { as: withoutAddress, body });
    expect([answer.status, answer.body.code]).toEqual([409, 'PICK_UP_CITY_MISSING']);
    const long = await setDelivery(marketplace, seller, { kind: 'FREE', pickUpPlace: 'x'.repeat(201) });
    expect(codesOf(long)).toEqual(['TOO_LONG']);
    expect(await deliveryOf(marketplace, seller)).toMatchObject({ kind: 'FLAT' });
  });

  it('is shown in the cart, whose amounts can be those of a pick-up', async () => {
    const other = await signUpReader(marketplace);
    await addToCart(marketplace, buyer, await listBook(marketplace, seller));
    await addToCart(marketplace, buyer, await listBook(marketplace, other));
    const deliveries = '{ charge { amount } isPickedUp pickUp { place city } }';
    const query = `query ($from: [ID!]) { cart(pickUpFrom: $from) { amountDue { amount } deliveries ${deliveries} } }`;
    const cartOf = (from: string[] | null) => marketplace.ask<{ cart: object }>(query, { from }, buyer.token);
    const pickUp = { place: PLACE, city: 'Mumbai' };
    expect(await cartOf(null)).toMatchObject({
      cart: {
        amountDue: { amount: '539.00' },
        deliveries: [
          { charge: { amount: '40.00' }, isPickedUp: false, pickUp },
          { isPickedUp: false, pickUp: null },
        ],
      },
    });
    expect(await cartOf([seller.id, other.id])).toMatchObject({
      cart: { amountDue: { amount: '499.00' }, deliveries: [{ isPickedUp: true }, { isPickedUp: false }] },
    });
    const { body } = await rest.get<Data<{ cart: object }>>(`/api/v1/cart?pickUpFrom=${seller.id},x`, {
      as: buyer,
    });
    expect(body.data.cart).toMatchObject({
      amountDue: 499,
      deliveries: [{ charge: 0, isPickedUp: true, pickUp }, {}],
    });
  });
});

describe('An order to pick up', () => {
  it('costs no delivery, and keeps the place that was agreed', async () => {
    const order = await orderPickUp(marketplace, buyer, seller);
    await setDelivery(marketplace, seller, { kind: 'FLAT', charge: '90' });
    expect(await moneyOf(marketplace, buyer, order.id)).toMatchObject({ delivery: '0.00', due: '249.50' });
    expect(await pickUpOf(marketplace, seller, order)).toMatchObject({
      pickUp: { place: PLACE, city: 'Mumbai', code: null, cancellableFrom: null },
    });
    expect(
      (await pickUpOf(marketplace, buyer, await buy(marketplace, buyer, await listBook(marketplace, seller))))
        ?.pickUp,
    ).toBeNull();
  });

  it('is refused by a seller who does not offer it, and orders nothing', async () => {
    const other = await signUpReader(marketplace);
    await addToCart(marketplace, buyer, await listBook(marketplace, other));
    for (const pickUpFrom of [[other.id], [seller.id]]) {
      expect(codesOf(await placeOrder(marketplace, buyer, { pickUpFrom }))).toEqual(['PICK_UP_NOT_OFFERED']);
      const shippingAddress = { street: '1 Road', city: 'Pune', state: 'MH', zipcode: '411001' };
      const answer = await rest.post<Refused>('/api/v1/orders', {
        as: buyer,
        body: { shippingAddress, pickUpFrom },
      });
      expect([answer.status, answer.body.code]).toEqual([409, 'PICK_UP_NOT_OFFERED']);
    }
  });

  it('is the same order under the same key only with the same pick-up', async () => {
    const key = { idempotencyKey: `pick-up ${buyer.id}` };
    const order = await orderPickUp(marketplace, buyer, seller, key);
    const again = await placeOrder(marketplace, buyer, { ...key, pickUpFrom: [seller.id, seller.id] });
    expect(again.order?.id).toBe(order.id);
    expect(codesOf(await placeOrder(marketplace, buyer, key))).toEqual(['IDEMPOTENCY_KEY_REUSED']);
  });

  it('has no packing slip', async () => {
    const { order } = await readyPickUp(marketplace, buyer, seller);
    const query = 'query ($id: ID!) { order(id: $id) { fulfillments { packingSlipUrl } } }';
    const seen = await marketplace.ask<object>(query, { id: order.id }, seller.token);
    expect(seen).toEqual({ order: { fulfillments: [{ packingSlipUrl: null }] } });
  });
});

describe('The code of a pick-up', () => {
  it('is seen by the buyer alone, from ready until the hand-over', async () => {
    const { order, id } = await readyPickUp(marketplace, buyer, seller);
    const code = await codeOf(marketplace, buyer, order);
    expect(code).toMatch(/^\d{6}$/);
    expect(await pickUpOf(marketplace, seller, order)).toMatchObject({
      status: 'SHIPPED',
      pickUp: { code: null, cancellableFrom: '2026-01-29' },
      viewerCanHandOver: true,
    });
    for (const path of [`/api/v1/orders/${order.id}`, `/api/v1/fulfillments/${id}`, '/api/v1/sales'])
      expect(JSON.stringify(await rest.get(path, { as: seller }))).not.toContain(`"${code}"`);
    const { body } = await rest.get<Data<{ fulfillment: object }>>(`/api/v1/fulfillments/${id}`, {
      as: buyer,
    });
    expect(body.data.fulfillment).toMatchObject({ pickUp: { code }, actions: ['deliver'] });
    await deliverMail(marketplace);
    const [stored] = await marketplace.database.query<{ all: string }>(
      `SELECT string_agg(f::text, '') || (SELECT string_agg(m::text, '') FROM outbox_messages m) AS all FROM fulfillments f
       WHERE f.id = '${id}'`,
    );
    expect(stored?.all.replaceAll(/[\w]*_[0-9a-z]{26}|[0-9a-f-]{30,}/g, '')).not.toContain(code);
    await handOver(marketplace, seller, id, code);
    expect((await pickUpOf(marketplace, buyer, order))?.pickUp).toMatchObject({
      code: null,
      cancellableFrom: null,
    });
  });

  it('delivers the books when the seller enters it, in any digits, and once', async () => {
    const { order, id } = await readyPickUp(marketplace, buyer, seller);
    const code = await codeOf(marketplace, buyer, order);
    const inHindi = [...code].map((digit) => '०१२३४५६७८९'[Number(digit)]).join(' ');
    for (const entered of [inHindi, code])
      expect(await handOver(marketplace, seller, id, entered)).toMatchObject({
        fulfillment: { status: 'DELIVERED' },
        userErrors: [],
      });
    expect(codesOf(await take(marketplace, buyer, 'markDelivered', id))).toEqual(['ALREADY_PICKED_UP']);
  });

  it('delivers by REST, which refuses other people and forms', async () => {
    const { order, id } = await readyPickUp(marketplace, buyer, seller);
    const path = `/api/v1/fulfillments/${id}/hand-over`;
    const code = await codeOf(marketplace, buyer, order);
    const enter = (as: Person | undefined, entered: unknown) =>
      rest.post<Refused>(path, { ...(as && { as }), body: { code: entered } });
    const stranger = await signUpReader(marketplace);
    for (const [as, entered, status, refusal] of [
      [undefined, code, 401, 'UNAUTHENTICATED'],
      [stranger, code, 404, 'FULFILLMENT_NOT_FOUND'],
      [buyer, code, 403, 'SELLER_ONLY'],
      [seller, '12345', 422, 'PICK_UP_CODE_INVALID'],
      [seller, undefined, 422, 'REQUIRED'],
      [seller, otherThan(code), 422, 'PICK_UP_CODE_WRONG'],
    ] as const) {
      const answer = await enter(as, entered);
      expect([answer.status, answer.body.code]).toEqual([status, refusal]);
    }
    const done = await rest.post<Data<{ fulfillment: object }>>(path, { as: seller, body: { code } });
    expect(done.body.data.fulfillment).toMatchObject({ status: 'delivered', pickUp: { code: null } });
  });

  it('is taken five times wrong within an hour, even though each is refused', async () => {
    const { order, id } = await readyPickUp(marketplace, buyer, seller);
    const code = await codeOf(marketplace, buyer, order);
    const enter = async (entered: string) => codesOf(await handOver(marketplace, seller, id, entered));
    for (const minute of [0, 5, 10, 15, 20]) {
      marketplace.clock.moveTo(`2026-01-15T07:${String(minute).padStart(2, '0')}:00Z`);
      expect(await enter(otherThan(code))).toEqual(['PICK_UP_CODE_WRONG']);
    }
    expect(await enter(code)).toEqual(['TOO_MANY_ATTEMPTS']);
    const answer = await rest.post(`/api/v1/fulfillments/${id}/hand-over`, { as: seller, body: { code } });
    expect(answer.status).toBe(429);
    marketplace.clock.moveTo('2026-01-15T08:00:00Z');
    expect(await enter(otherThan(code))).toEqual(['PICK_UP_CODE_WRONG']);
    expect(await enter(code)).toEqual(['TOO_MANY_ATTEMPTS']);
    marketplace.clock.moveTo('2026-01-15T08:05:00Z');
    expect(await enter(code)).toEqual([]);
  });

  it('hands over nothing that is sent, or not ready', async () => {
    const sent = await buy(marketplace, buyer, await listBook(marketplace, seller));
    expect(codesOf(await handOver(marketplace, seller, sent.fulfillments[0]?.id ?? '', '123456'))).toEqual([
      'NOT_PICKED_UP',
    ]);
    const order = await orderPickUp(marketplace, buyer, seller);
    expect(codesOf(await handOver(marketplace, seller, order.fulfillments[0]?.id ?? '', '123456'))).toEqual([
      'NOT_YET_READY',
    ]);
  });
});

describe('What is ready for pick-up', () => {
  it('is told to the buyer, who can also confirm the receipt', async () => {
    await marketplace.database.query('UPDATE users SET email_verified_at = now()');
    const { order, id } = await readyPickUp(marketplace, buyer, seller);
    const mails = await deliverMail(marketplace);
    const number = order.id.slice(-6).toUpperCase();
    expect(subjectsTo(mails, buyer)).toContain(`Order ${number} is ready for pick-up`);
    expect(codesOf(await take(marketplace, buyer, 'markDelivered', id))).toEqual([]);
    expect((await pickUpOf(marketplace, buyer, order))?.status).toBe('DELIVERED');
  });

  it('is never assumed delivered, and can be cancelled by either side after 14 days', async () => {
    const [first, second] = [
      await readyPickUp(marketplace, buyer, seller),
      await readyPickUp(marketplace, buyer, seller),
    ];
    afterDays(13.4);
    expect(codesOf(await take(marketplace, buyer, 'cancelFulfillment', first.id))).toEqual([
      'PICK_UP_AWAITED',
    ]);
    expect(await pickUpOf(marketplace, buyer, first.order)).toMatchObject({ viewerCanCancel: false });
    afterDays(14);
    await takeAutomaticSteps(jobPorts(marketplace));
    expect(await pickUpOf(marketplace, buyer, first.order)).toMatchObject({
      status: 'SHIPPED',
      viewerCanCancel: true,
    });
    for (const _ of [1, 2])
      expect(codesOf(await take(marketplace, buyer, 'cancelFulfillment', first.id))).toEqual([]);
    expect(codesOf(await take(marketplace, seller, 'cancelFulfillment', second.id))).toEqual([
      'REASON_REQUIRED',
    ]);
    const reason = 'Nobody came';
    expect(codesOf(await take(marketplace, seller, 'cancelFulfillment', second.id, { reason }))).toEqual([]);
    for (const { order } of [first, second]) {
      expect(await pickUpOf(marketplace, buyer, order)).toMatchObject({
        status: 'CANCELLED',
        pickUp: { code: null },
      });
      expect(await moneyOf(marketplace, buyer, order.id)).toMatchObject({ refunded: '249.50', net: '0.00' });
    }
  });
});
