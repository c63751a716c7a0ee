import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../../testing/books/books.js';
import { deliverMail, jobPorts } from '../../../testing/mail/mail.js';
import { TestMarketplace } from '../../../testing/marketplace.js';
import { addToCart, rentInCart } from '../../../testing/orders/carts.js';
import { placed, placeOrder, take, viewOrder, type Order } from '../../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';
import { extendRental } from '../../../testing/orders/rentals.js';
import { takeAutomaticSteps } from './takeAutomaticSteps.js';

let marketplace: TestMarketplace;
let buyer: Person;
let slow: Person;
let quick: Person;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  [buyer, slow, quick] = [
    await signUpReader(marketplace, 'Meera'),
    await signUpReader(marketplace, 'Slow seller'),
    await signUpReader(marketplace, 'Quick seller'),
  ];
});
afterEach(() => marketplace.close());

const fulfillmentOf = ({ fulfillments }: Order, by: Person) =>
  fulfillments.find(({ seller }) => seller.id === by.id);

async function order(seller: Person, title: string): Promise<Order> {
  await addToCart(marketplace, buyer, await listBook(marketplace, seller, { title }));
  return placed(await placeOrder(marketplace, buyer));
}

const step = (person: Person, mutation: Parameters<typeof take>[2], { fulfillments }: Order) =>
  take(marketplace, person, mutation, fulfillments[0]?.id ?? '');

const statusOf = async ({ id }: Order) => (await viewOrder(marketplace, buyer, id))?.status;

/**
 * Sets the clock to `seconds` after `moment`. Then runs the automatic steps twice at the same time, as two servers
 * would.
 */
async function moveTo(moment: string, seconds: number): Promise<void> {
  marketplace.clock.moveTo(new Date(Date.parse(moment) + seconds * 1000).toISOString());
  await Promise.all([1, 2].map(() => takeAutomaticSteps(jobPorts(marketplace))));
}

async function deadlineOf({ id }: Order): Promise<{ endsAt: string; status: string } | null> {
  const query = 'query ($id: ID!) { order(id: $id) { fulfillments { deadline { endsAt status } } } }';
  const { order } = await marketplace.ask<{
    order: { fulfillments: { deadline: { endsAt: string; status: string } | null }[] };
  }>(query, { id }, buyer.token);
  return order.fulfillments[0]?.deadline ?? null;
}

describe('what a seller has not confirmed in time', () => {
  it('is cancelled by Panna with copies and money given back, and both are told', async () => {
    const [rented, bought] = [
      await listBook(marketplace, slow, { title: 'Gaban' }),
      await listBook(marketplace, quick, { title: 'Godan' }),
    ];
    await rentInCart(marketplace, buyer, rented);
    await addToCart(marketplace, buyer, bought);
    const order = placed(await placeOrder(marketplace, buyer));
    await take(marketplace, quick, 'confirmFulfillment', fulfillmentOf(order, quick)?.id ?? '');
    marketplace.clock.advanceDays(6);
    await takeAutomaticSteps(jobPorts(marketplace));
    expect(fulfillmentOf((await viewOrder(marketplace, buyer, order.id)) ?? order, slow)?.status).toBe(
      'PENDING',
    );
    await deliverMail(marketplace);
    marketplace.clock.advanceDays(2);
    await Promise.all([1, 2].map(() => takeAutomaticSteps(jobPorts(marketplace))));

    const after = (await viewOrder(marketplace, buyer, order.id)) ?? order;
    expect(after.status).toBe('CONFIRMED');
    expect(fulfillmentOf(after, quick)?.status).toBe('CONFIRMED');
    expect(fulfillmentOf(after, slow)).toMatchObject({
      status: 'CANCELLED',
      timeline: [
        { to: 'PENDING' },
        { to: 'CANCELLED', actor: null, reason: 'The seller did not confirm it within 7 days' },
      ],
    });
    const ofFulfillment = after.ledger.filter(
      ({ fulfillment }) => fulfillment.id === fulfillmentOf(after, slow)?.id,
    );
    expect(ofFulfillment.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['CHARGE', '49.00'],
      ['DEPOSIT_HELD', '200.00'],
      ['DEPOSIT_RELEASED', '200.00'],
      ['REFUND', '49.00'],
    ]);
    const query = 'query ($id: ID!) { book(id: $id) { status copies { available } } }';
    const book = { status: 'AVAILABLE', copies: { available: 1 } };
    expect(await marketplace.ask(query, { id: rented })).toEqual({ book });

    const mails = await deliverMail(marketplace);
    expect(mails.map(({ to }) => to.address).sort()).toEqual([buyer.email, slow.email].sort());
    for (const { text } of mails) {
      expect(text).toContain('The seller did not confirm this order in time, so Panna has cancelled it.');
      expect(text).toContain('₹49.00');
    }
    const toBuyer = mails.find(({ to }) => to.address === buyer.email);
    expect(toBuyer?.text).toMatch(/Net total of the order[^]*₹249\.50/);
  });

  it('stays until the last second of the 7 days, and a seller who confirms in that second keeps it', async () => {
    const [silent, confirmed] = [await order(slow, 'Nirmala'), await order(quick, 'Sevasadan')];
    const end = (await deadlineOf(silent))?.endsAt ?? '';
    await moveTo(end, -1);
    expect(await statusOf(silent)).toBe('PENDING');
    await take(marketplace, quick, 'confirmFulfillment', fulfillmentOf(confirmed, quick)?.id ?? '');
    await moveTo(end, 1);
    expect(await statusOf(silent)).toBe('CANCELLED');
    expect(await statusOf(confirmed)).toBe('CONFIRMED');
  });
});

describe('what a seller has confirmed but not sent in time', () => {
  it('is cancelled 14 days after it was confirmed, and both are told why', async () => {
    const placed = await order(slow, 'Rangbhumi');
    marketplace.clock.advanceDays(6);
    await step(slow, 'confirmFulfillment', placed);
    const deadline = await deadlineOf(placed);
    expect(deadline?.status).toBe('CANCELLED');
    expect(Date.parse(deadline?.endsAt ?? '') - marketplace.clock.now().getTime()).toBe(14 * 86_400_000);
    await deliverMail(marketplace);
    await moveTo(deadline?.endsAt ?? '', -1);
    expect(await statusOf(placed)).toBe('CONFIRMED');
    await moveTo(deadline?.endsAt ?? '', 1);
    expect(await statusOf(placed)).toBe('CANCELLED');
    expect(await deadlineOf(placed)).toBeNull();

    const mails = await deliverMail(marketplace);
    expect(mails.map(({ to }) => to.address).sort()).toEqual([buyer.email, slow.email].sort());
    for (const { text } of mails)
      expect(text).toContain('The seller did not send this order in time, so Panna has cancelled it.');
  });
});

describe('what a seller has sent and nobody reports', () => {
  it('counts as delivered 14 days later, and can then be rated', async () => {
    const placed = await order(slow, 'Karmabhumi');
    await step(slow, 'confirmFulfillment', placed);
    await step(slow, 'shipFulfillment', placed);
    const deadline = await deadlineOf(placed);
    expect(deadline?.status).toBe('DELIVERED');
    await deliverMail(marketplace);
    await moveTo(deadline?.endsAt ?? '', -1);
    expect(await statusOf(placed)).toBe('SHIPPED');
    await moveTo(deadline?.endsAt ?? '', 1);
    expect(await statusOf(placed)).toBe('DELIVERED');
    expect(await deadlineOf(placed)).toBeNull();

    const after = await viewOrder(marketplace, buyer, placed.id);
    expect(after?.fulfillments[0]?.timeline.at(-1)).toMatchObject({
      to: 'DELIVERED',
      actor: null,
      reason: 'The buyer did not say within 14 days that it is missing',
    });
    const mails = await deliverMail(marketplace);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) {
      expect(text).toContain('so the order now counts as delivered');
      expect(text).not.toContain('The buyer has received these books');
    }
  });

  it('is mailed as such even if the buyer extends the rental before the mail goes out', async () => {
    const book = await listBook(marketplace, slow, { title: 'Pratigya' });
    await rentInCart(marketplace, buyer, book, { months: 2 });
    const rented = placed(await placeOrder(marketplace, buyer));
    await step(slow, 'confirmFulfillment', rented);
    await step(slow, 'shipFulfillment', rented);
    await deliverMail(marketplace);
    await moveTo((await deadlineOf(rented))?.endsAt ?? '', 1);
    const { userErrors } = await extendRental(marketplace, buyer, rented.items[0]?.id ?? '', 1);
    expect(userErrors).toEqual([]);
    const texts = (await deliverMail(marketplace)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('so the order now counts as delivered'))).toHaveLength(2);
    expect(texts.join()).not.toContain('cancelled');
  });

  it('is left to a buyer who marks it as delivered in the last second', async () => {
    const placed = await order(quick, 'Premashram');
    await step(quick, 'confirmFulfillment', placed);
    await step(quick, 'shipFulfillment', placed);
    const deadline = await deadlineOf(placed);
    marketplace.clock.moveTo(new Date(Date.parse(deadline?.endsAt ?? '') - 1000).toISOString());
    await step(buyer, 'markDelivered', placed);
    await moveTo(deadline?.endsAt ?? '', 1);
    const after = await viewOrder(marketplace, buyer, placed.id);
    expect(after?.fulfillments[0]?.timeline.map(({ to }) => to)).toEqual([
      'PENDING',
      'CONFIRMED',
      'SHIPPED',
      'DELIVERED',
    ]);
    expect(after?.fulfillments[0]?.timeline.at(-1)?.actor).not.toBeNull();
  });
});
