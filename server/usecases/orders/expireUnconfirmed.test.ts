import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books.js';
import { deliverMail, jobPorts } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { addToCart, rentInCart } from '../../testing/carts.js';
import { placed, placeOrder, take, viewOrder, type Order } from '../../testing/orders.js';
import { signUpReader, type Person } from '../../testing/people.js';
import { expireUnconfirmed } from './expireUnconfirmed.js';

let marketplace: TestMarketplace;
let buyer: Person;
let slow: Person;
let quick: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  [buyer, slow, quick] = [
    await signUpReader(marketplace, 'Meera'),
    await signUpReader(marketplace, 'Slow seller'),
    await signUpReader(marketplace, 'Quick seller'),
  ];
});
afterAll(() => marketplace.close());

const fulfillmentOf = ({ fulfillments }: Order, by: Person) =>
  fulfillments.find(({ seller }) => seller.id === by.id);

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
    await expireUnconfirmed(jobPorts(marketplace));
    expect(fulfillmentOf((await viewOrder(marketplace, buyer, order.id)) ?? order, slow)?.status).toBe(
      'PENDING',
    );
    await deliverMail(marketplace);
    marketplace.clock.advanceDays(2);
    await Promise.all([1, 2].map(() => expireUnconfirmed(jobPorts(marketplace))));

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
    const place = async (seller: Person, title: string) => {
      await addToCart(marketplace, buyer, await listBook(marketplace, seller, { title }));
      return placed(await placeOrder(marketplace, buyer));
    };
    const statusOf = async (order: Order) => (await viewOrder(marketplace, buyer, order.id))?.status;
    const placedAt = marketplace.clock.now().getTime();
    const [silent, confirmed] = [await place(slow, 'Nirmala'), await place(quick, 'Sevasadan')];
    const moveToDeadline = (seconds: number) =>
      marketplace.clock.moveTo(new Date(placedAt + 7 * 86_400_000 + seconds * 1000).toISOString());

    moveToDeadline(-1);
    await expireUnconfirmed(jobPorts(marketplace));
    expect(await statusOf(silent)).toBe('PENDING');
    await take(marketplace, quick, 'confirmFulfillment', fulfillmentOf(confirmed, quick)?.id ?? '');

    moveToDeadline(1);
    await expireUnconfirmed(jobPorts(marketplace));
    expect(await statusOf(silent)).toBe('CANCELLED');
    expect(await statusOf(confirmed)).toBe('CONFIRMED');
  });
});
