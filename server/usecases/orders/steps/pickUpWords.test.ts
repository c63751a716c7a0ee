import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../../notifications/mailer.js';
import { deliverMail, jobPorts, RecordingMailer } from '../../../testing/mail/mail.js';
import { TestMarketplace } from '../../../testing/marketplace.js';
import { addToCart } from '../../../testing/orders/carts.js';
import { placed, placeOrder, take } from '../../../testing/orders/orders.js';
import { listBook } from '../../../testing/books/books.js';
import {
  codeOf,
  handOver,
  orderPickUp,
  PLACE,
  readyPickUp,
  signUpPickUpSeller,
} from '../../../testing/orders/pickUps.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';
import { RestClient } from '../../../testing/restClient.js';
import { remindOfDeadlines } from '../../notifications/remindOfDeadlines.js';

let marketplace: TestMarketplace;
let rest: RestClient;
let buyer: Person;
let seller: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo('2026-01-15T06:30:00Z');
  buyer = await signUpReader(marketplace, 'Meera');
  seller = await signUpPickUpSeller(marketplace);
});

const afterDays = (days: number) =>
  marketplace.clock.moveTo(new Date(Date.UTC(2026, 0, 15, 6, 30) + days * 86_400_000).toISOString());

async function mailsTo({ email }: Person): Promise<Mail[]> {
  const mails = await deliverMail(marketplace, new RecordingMailer());
  return mails.filter(({ to }) => to.address === email);
}

interface SeenOrder {
  status: string;
  isPickedUp: boolean;
  shippingAddress: Record<string, string | null>;
}

async function orderSeenBy({ token }: Person, id: string): Promise<SeenOrder> {
  const query =
    'query ($id: ID!) { order(id: $id) { status isPickedUp shippingAddress { street city state zipcode country receiver phone } } }';
  return (await marketplace.ask<{ order: SeenOrder }>(query, { id }, token)).order;
}

describe('The mail about books that are ready', () => {
  it('names the place and the last days, and leaves the code to the order', async () => {
    const { order } = await readyPickUp(marketplace, buyer, seller);
    const [mail] = (await mailsTo(buyer)).filter(({ subject }) => subject.endsWith('is ready for pick-up'));
    expect(mail?.text).toContain(`Pick up at: ${PLACE}, Mumbai`);
    expect(mail?.text).toContain('Pick up before: 29 January 2026');
    expect(mail?.text).toContain(`/orders/${order.id}`);
    const code = await codeOf(marketplace, buyer, order);
    const words = `${mail?.subject} ${mail?.text}`.replaceAll(/order_\w+/g, '');
    expect(words).not.toContain(code);
  });

  it('is followed by one reminder, three days before they can be cancelled', async () => {
    const { order } = await readyPickUp(marketplace, buyer, seller);
    const picked = await readyPickUp(marketplace, buyer, seller);
    await mailsTo(buyer);
    const reminders = async () => {
      await Promise.all([remindOfDeadlines(jobPorts(marketplace)), remindOfDeadlines(jobPorts(marketplace))]);
      return (await mailsTo(buyer)).map(({ subject }) => subject);
    };
    afterDays(10.9);
    expect(await reminders()).toEqual([]);
    afterDays(11);
    await remindOfDeadlines(jobPorts(marketplace));
    await handOver(marketplace, seller, picked.id, await codeOf(marketplace, buyer, picked.order));
    const number = order.id.slice(-6).toUpperCase();
    expect(await reminders()).toEqual([
      `Order ${number} is still waiting to be picked up`,
      expect.stringContaining('was picked up'),
    ]);
    afterDays(12);
    expect(await reminders()).toEqual([]);
  });
});

describe('An order to pick up', () => {
  it('is to be ready within five working days, of which the seller is reminded once', async () => {
    const order = await orderPickUp(marketplace, buyer, seller);
    await take(marketplace, seller, 'confirmFulfillment', order.fulfillments[0]?.id ?? '');
    await mailsTo(seller);
    const reminders = async () => {
      await Promise.all([remindOfDeadlines(jobPorts(marketplace)), remindOfDeadlines(jobPorts(marketplace))]);
      return (await mailsTo(seller)).map(({ subject }) => subject);
    };
    afterDays(5);
    expect(await reminders()).toEqual([]);
    afterDays(6);
    const number = order.id.slice(-6).toUpperCase();
    expect(await reminders()).toEqual([`Please have order ${number} ready by 22 January 2026`]);
    afterDays(7);
    expect(await reminders()).toEqual([]);
  });

  it('has no carrier and no tracking number', async () => {
    const order = await orderPickUp(marketplace, buyer, seller);
    const id = order.fulfillments[0]?.id ?? '';
    await take(marketplace, seller, 'confirmFulfillment', id);
    for (const parcel of [{ carrier: 'India Post' }, { trackingNumber: 'EE1' }]) {
      const { userErrors } = await take(marketplace, seller, 'shipFulfillment', id, parcel);
      expect(userErrors).toMatchObject([{ code: 'PICK_UP_HAS_NO_PARCEL', field: Object.keys(parcel) }]);
      const path = `/api/v1/fulfillments/${id}/ship`;
      const answer = await rest.post<{ code: string }>(path, { as: seller, body: parcel });
      expect([answer.status, answer.body.code]).toEqual([422, 'PICK_UP_HAS_NO_PARCEL']);
    }
    expect((await take(marketplace, seller, 'shipFulfillment', id)).userErrors).toEqual([]);
  });

  it('shows the seller the name of the buyer only, and the buyer the whole address', async () => {
    const { order, id } = await readyPickUp(marketplace, buyer, seller);
    const blank = { street: '', city: '', state: '', zipcode: '', country: '', phone: null };
    expect((await orderSeenBy(seller, order.id)).shippingAddress).toEqual({ ...blank, receiver: 'Meera' });
    const { street } = (await orderSeenBy(buyer, order.id)).shippingAddress;
    expect(street).toBeTruthy();
    for (const path of [`/api/v1/orders/${order.id}`, `/api/v1/fulfillments/${id}`, '/api/v1/sales']) {
      const { status, body } = await rest.get<object>(path, { as: seller });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).toContain(order.id);
      expect(JSON.stringify(body)).not.toContain(street);
    }
    const papers = await marketplace.database.query<{ facts: string }>(
      'SELECT p::text AS facts FROM papers p JOIN fulfillments f ON f.id = p.fulfillment_id WHERE f.order_id = $1',
      [order.id],
    );
    expect(papers.length).toBeGreaterThan(0);
    for (const { facts } of papers) {
      expect(facts).toContain('Meera');
      expect(facts).not.toContain(street);
    }
  });

  it('says so in both transports, unless something with its status is sent', async () => {
    const { order } = await readyPickUp(marketplace, buyer, seller);
    expect(await orderSeenBy(buyer, order.id)).toMatchObject({ status: 'SHIPPED', isPickedUp: true });
    const inRest = async (id: string) =>
      (await rest.get<{ data: { order: object } }>(`/api/v1/orders/${id}`, { as: buyer })).body.data.order;
    expect(await inRest(order.id)).toMatchObject({ status: 'shipped', isPickedUp: true });
    const other = await signUpReader(marketplace, 'Om');
    await addToCart(marketplace, buyer, await listBook(marketplace, other));
    await addToCart(marketplace, buyer, await listBook(marketplace, seller));
    const mixed = placed(await placeOrder(marketplace, buyer, { pickUpFrom: [seller.id] }));
    expect(await orderSeenBy(buyer, mixed.id)).toMatchObject({ status: 'PENDING', isPickedUp: false });
    expect(await orderSeenBy(seller, mixed.id)).toMatchObject({ isPickedUp: true });
    expect((await orderSeenBy(other, mixed.id)).shippingAddress['street']).toBeTruthy();
    expect(await inRest(mixed.id)).toMatchObject({ isPickedUp: false });
  });
});
