import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart, changeCart } from '../../testing/orders/carts.js';
import { deliverMail, RecordingMailer, subjectsTo } from '../../testing/mail/mail.js';
import { untilDaysAfter } from '../../testing/later.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import {
  buy,
  cancelOrder,
  deliver,
  placeOrder,
  rent,
  take,
  type Order,
} from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { extendRental } from '../../testing/orders/rentals.js';

let marketplace: TestMarketplace;
let buyer: Person;
let seller: Person;
let other: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  buyer = await signUpReader(marketplace, 'Meera');
  seller = await signUpReader(marketplace, 'Dev');
  other = await signUpReader(marketplace, 'Ravi');
  await marketplace.database.query('UPDATE users SET email_verified_at = now()');
  await deliverMail(marketplace);
});

const numberOf = (order: Order) => order.id.slice(-6).toUpperCase();
const fulfillmentOf = (order: Order, by = seller) =>
  order.fulfillments.find((fulfillment) => fulfillment.seller.id === by.id)?.id ?? '';

/** Returns the due date of the order's first line; empty for a purchase. */
const dueOn = ({ items }: Order) => items[0]?.rentalPeriod?.endsOn ?? '';

const changeSettings = (person: Person, settings: object) =>
  mutate(marketplace, person, 'updateSettings', 'settings { language }', settings);

describe('an order of two sellers', () => {
  it('is told to the buyer once, and to each seller', async () => {
    const order = await buy(
      marketplace,
      buyer,
      await listBook(marketplace, seller, { title: 'Godan' }),
      await listBook(marketplace, other, { title: 'Gaban' }),
    );
    const mails = await deliverMail(marketplace);
    expect(mails).toHaveLength(3);
    expect(subjectsTo(mails, buyer)).toEqual([`Your order ${numberOf(order)}`]);
    expect(subjectsTo(mails, seller)).toEqual([`A new order: ${numberOf(order)}`]);
    expect(subjectsTo(mails, other)).toEqual([`A new order: ${numberOf(order)}`]);
    const [toBuyer, toSeller] = [buyer, seller].map((person) =>
      mails.find(({ to }) => to.address === person.email),
    );
    for (const form of [toBuyer?.html, toBuyer?.text]) {
      expect(form).toContain('Hello Meera,');
      expect(form).toContain('1 × Godan');
      expect(form).toContain('1 × Gaban');
      expect(form).toContain('₹499.00');
      expect(form).toContain(`https://panna.example/orders/${order.id}`);
    }
    expect(toSeller?.text).toContain('1 × Godan');
    expect(toSeller?.text).not.toContain('Gaban');
  });

  it('is told to nobody when it is refused', async () => {
    const book = await listBook(marketplace, seller);
    await addToCart(marketplace, buyer, book);
    await buy(marketplace, other, book);
    await deliverMail(marketplace);
    const { order } = await placeOrder(marketplace, buyer);
    expect(order).toBeNull();
    expect(await deliverMail(marketplace)).toEqual([]);
  });

  it('is told once, though it is sent twice under one key', async () => {
    await addToCart(marketplace, buyer, await listBook(marketplace, seller));
    await placeOrder(marketplace, buyer, { idempotencyKey: 'once' });
    await placeOrder(marketplace, buyer, { idempotencyKey: 'once' });
    expect(subjectsTo(await deliverMail(marketplace), buyer)).toHaveLength(1);
  });
});

const confirmPayment = (order: Order) =>
  mutate(marketplace, seller, 'confirmPayment', 'fulfillment { id }', {
    fulfillmentId: fulfillmentOf(order),
  });

describe('each step of a fulfillment', () => {
  it('is told to the side that did not take it', async () => {
    const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
    await deliverMail(marketplace);
    const told: string[][] = [];
    for (const [person, step] of [
      [seller, 'confirmFulfillment'],
      [seller, 'shipFulfillment'],
      [buyer, 'markDelivered'],
    ] as const) {
      await take(marketplace, person, step, fulfillmentOf(order));
      const mails = await deliverMail(marketplace);
      told.push([...subjectsTo(mails, buyer), '|', ...subjectsTo(mails, seller)]);
    }
    const number = numberOf(order);
    expect(told).toEqual([
      [`Order ${number} is confirmed`, '|'],
      [`Order ${number} is on its way`, '|'],
      ['|', `Order ${number} has arrived`],
    ]);
  });

  it('names the parcel, and why a fulfillment was cancelled', async () => {
    const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
    const cancelled = await buy(marketplace, buyer, await listBook(marketplace, other));
    await take(marketplace, seller, 'confirmFulfillment', fulfillmentOf(order));
    const parcel = { carrier: 'India Post', trackingNumber: 'EM123' };
    await take(marketplace, seller, 'shipFulfillment', fulfillmentOf(order), parcel);
    await take(marketplace, other, 'cancelFulfillment', fulfillmentOf(cancelled, other), {
      reason: 'Water damage',
    });
    const mails = await deliverMail(marketplace);
    const sent = mails.find(({ subject }) => subject.endsWith('is on its way'));
    expect(sent?.text).toContain('Sent with: India Post');
    expect(sent?.text).toContain('Tracking number: EM123');
    const gone = mails.find(({ subject }) => subject.endsWith('was cancelled'));
    expect(gone?.text).toContain('Reason: “Water damage”');
    expect(gone?.text).toContain('These books were cancelled. Nothing was paid for them.');
    expect(gone?.text).toContain('Cancelled or refunded: ₹');
    expect(gone?.to.address).toBe(buyer.email);
  });

  it('is looked up when the mail is sent: what has passed meanwhile is not told', async () => {
    const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
    await cancelOrder(marketplace, buyer, order.id);
    const mails = await deliverMail(marketplace);
    expect(subjectsTo(mails, seller)).toEqual([`Part of order ${numberOf(order)} was cancelled`]);
  });

  it('tells of the deposit when a rental has come back', async () => {
    const order = await rent(marketplace, buyer, await listBook(marketplace, seller));
    await confirmPayment(order);
    await deliver(marketplace, order, seller, buyer);
    await deliverMail(marketplace);
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order));
    expect(subjectsTo(await deliverMail(marketplace), buyer)).toEqual([
      `Your rental from order ${numberOf(order)} was returned`,
      'Your deposit of ₹200.00 will be paid back',
    ]);
  });

  it('says of a deposit that nobody confirmed as paid that it is no longer due', async () => {
    const order = await rent(marketplace, buyer, await listBook(marketplace, seller));
    await deliver(marketplace, order, seller, buyer);
    await deliverMail(marketplace);
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order));
    const mail = (await deliverMail(marketplace)).find(({ subject }) => subject.includes('deposit'));
    expect(mail?.subject).toBe(`The deposit of your order ${numberOf(order)}`);
    expect(mail?.text).toContain('You no longer have to pay the deposit.');
  });

  it('tells what was taken from the deposit, and why', async () => {
    const order = await rent(marketplace, buyer, await listBook(marketplace, seller));
    await confirmPayment(order);
    await deliver(marketplace, order, seller, buyer);
    await untilDaysAfter(marketplace, dueOn(order), 4, [seller, buyer]);
    await deliverMail(marketplace);
    const withhold = { amount: '50', reason: 'The cover is gone' };
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order), { withhold });
    const mail = (await deliverMail(marketplace)).find(({ subject }) => subject.includes('deposit'));
    expect(mail?.subject).toBe('Your deposit of ₹140.00 will be paid back');
    for (const row of [
      'Late fee: ₹10.00',
      'Withheld by the seller: ₹50.00',
      'Reason: “The cover is gone”',
      'To be paid back to you: ₹140.00',
    ])
      expect(mail?.text).toContain(row);
  });

  it('tells of a deposit of which nothing comes back', async () => {
    const order = await rent(marketplace, buyer, await listBook(marketplace, seller));
    await deliver(marketplace, order, seller, buyer);
    await deliverMail(marketplace);
    const withhold = { amount: '200', reason: 'Lost' };
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order), { withhold });
    expect(subjectsTo(await deliverMail(marketplace), buyer)).toContain(
      `The deposit of your order ${numberOf(order)}`,
    );
  });
});

describe('an extended rental', () => {
  async function rentalOut() {
    const order = await rent(marketplace, buyer, await listBook(marketplace, seller));
    await deliver(marketplace, order, seller, buyer);
    await deliverMail(marketplace);
    return order;
  }
  const lineOf = ({ items }: Order) => items[0]?.id ?? '';

  it('is told to its seller, with the new day', async () => {
    const order = await rentalOut();
    const { orderItem } = await extendRental(marketplace, buyer, lineOf(order), 1);
    const mails = await deliverMail(marketplace);
    const until = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(orderItem?.rentalPeriod?.endsOn ?? ''),
    );
    expect(subjectsTo(mails, seller)).toEqual([`“Godan” is now rented until ${until}`]);
    expect(subjectsTo(mails, buyer)).toEqual([]);
  });

  it('is told once when it is extended twice, or under one key again', async () => {
    const order = await rentalOut();
    await extendRental(marketplace, buyer, lineOf(order), 1, { idempotencyKey: 'longer' });
    await extendRental(marketplace, buyer, lineOf(order), 1, { idempotencyKey: 'longer' });
    await extendRental(marketplace, buyer, lineOf(order), 1);
    expect(subjectsTo(await deliverMail(marketplace), seller)).toHaveLength(1);
  });

  it('is not told when it is refused, nor to a seller who wants no order updates', async () => {
    const order = await rentalOut();
    await extendRental(marketplace, buyer, lineOf(order), 12);
    expect(await deliverMail(marketplace)).toEqual([]);
    await changeSettings(seller, { orderUpdates: false });
    await extendRental(marketplace, buyer, lineOf(order), 1);
    expect(await deliverMail(marketplace)).toEqual([]);
  });

  it('is told in the language of the seller', async () => {
    const order = await rentalOut();
    await changeSettings(seller, { language: 'GU' });
    await extendRental(marketplace, buyer, lineOf(order), 1);
    const [mail] = await deliverMail(marketplace);
    expect(mail?.subject).toMatch(/^“Godan” હવે .* સુધી ભાડે છે$/);
  });
});

describe('what a person chose in the settings', () => {
  it('is honoured at the moment of sending', async () => {
    await buy(marketplace, buyer, await listBook(marketplace, seller));
    await changeSettings(buyer, { orderUpdates: false });
    await changeSettings(seller, { emailNotifications: false });
    expect(await deliverMail(marketplace)).toEqual([]);
    await changeSettings(buyer, { orderUpdates: true });
    expect(await deliverMail(marketplace)).toEqual([]);
  });

  it('decides the language, and the way of writing amounts and days', async () => {
    await changeSettings(buyer, { language: 'HI' });
    await changeSettings(seller, { language: 'GU' });
    const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
    const mails = await deliverMail(marketplace);
    expect(subjectsTo(mails, buyer)).toEqual([`आपका ऑर्डर ${numberOf(order)}`]);
    expect(subjectsTo(mails, seller)).toEqual([`નવો ઓર્ડર: ${numberOf(order)}`]);
    expect(mails.find(({ to }) => to.address === buyer.email)?.html).toContain('<html lang="hi">');
  });
});

describe('a mail', () => {
  it('shows a title as it is, and never as HTML or as a header', async () => {
    const title = '<b>Bold</b> & "quoted"';
    const order = await rent(marketplace, buyer, await listBook(marketplace, seller, { title }));
    const mails = await deliverMail(marketplace);
    const mail = mails.find(({ subject }) => subject === `Your order ${numberOf(order)}`);
    expect(mail?.html).toContain('1 × &lt;b&gt;Bold&lt;/b&gt; &amp; &quot;quoted&quot;');
    expect(mail?.text).toContain(title);
  });

  it('that could not be sent says why, and is sent under the same id the next time', async () => {
    await addToCart(marketplace, buyer, await listBook(marketplace, seller));
    await placeOrder(marketplace, buyer);
    const ids: string[] = [];
    const broken = new RecordingMailer();
    broken.send = async ({ id }) => {
      ids.push(id);
      throw new Error('421 come back later');
    };
    await expect(deliverMail(marketplace, broken)).rejects.toThrow('421 come back later');
    const [row] = await marketplace.database.query<object>(
      'SELECT attempts, last_error, sent_at FROM outbox_messages WHERE id = $1',
      ids,
    );
    expect(row).toEqual({ attempts: 1, last_error: 'Error: 421 come back later', sent_at: null });
    const mails = await deliverMail(marketplace);
    expect(mails.map(({ id }) => id)).toContain(ids[0]);
    expect(await deliverMail(marketplace)).toEqual([]);
  });
});

it('is not written for a cart', async () => {
  const { cart } = await addToCart(marketplace, buyer, await listBook(marketplace, seller));
  await changeCart(marketplace, buyer, 'removeFromCart', { cartItemId: cart?.items[0]?.id });
  expect(await deliverMail(marketplace)).toEqual([]);
});
