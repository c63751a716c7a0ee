import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { jobPorts, RecordingMailer, SITE } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, cancelOrder, deliver as deliverParcels, rent, take } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { changeReview, receive, review } from '../../testing/orders/reviews.js';
import { deliverMessages } from './deliverMessages.js';
import { remindOfRentals } from './remindOfRentals.js';

let marketplace: TestMarketplace;
let mailer: RecordingMailer;
let seller: Person;
let buyer: Person;
let bookId: string;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
  buyer = await signUpReader(marketplace, 'Buyer');
  bookId = await listBook(marketplace, seller, { copies: 50 });
  await deliver();
  mailer = new RecordingMailer();
});
afterEach(() => marketplace.close());

/** Delivers the messages of the outbox once, and returns the due times of those that wait for a later mail. */
async function deliver(): Promise<Date[]> {
  const rows = await marketplace.database.query<{ id: string }>('SELECT id FROM outbox_messages');
  const ports = { ...jobPorts(marketplace), mailer: (mailer ??= new RecordingMailer()), site: SITE };
  const limits = { isOver: () => false, abandoned: new AbortController().signal };
  const deliveries = await deliverMessages(
    ports,
    rows.map(({ id }) => id),
    limits,
  );
  expect([...deliveries.failures]).toEqual([]);
  return [...deliveries.gathered.values()];
}

const mailsTo = ({ email }: Person) => mailer.mails.filter(({ to }) => to.address === email);
const minutesLater = (minutes: number) =>
  marketplace.clock.moveTo(new Date(marketplace.clock.now().getTime() + minutes * 60_000).toISOString());

async function orderAndCancel(): Promise<void> {
  const { id } = await buy(marketplace, buyer, bookId);
  await cancelOrder(marketplace, buyer, id);
}

describe('messages about orders between a buyer and a seller', () => {
  it('are mailed at once, and those that follow within minutes in one mail', async () => {
    await buy(marketplace, buyer, bookId);
    expect(await deliver()).toEqual([]);
    expect(mailsTo(seller).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^A new order/)]);
    const due = new Date(marketplace.clock.now().getTime() + 5 * 60_000);
    for (let round = 0; round < 3; round += 1) await orderAndCancel();
    await buy(marketplace, buyer, bookId);
    const gathered = await deliver();
    expect(new Set(gathered.map(Number))).toEqual(new Set([Number(due)]));
    expect([mailsTo(seller), mailsTo(buyer)].map((mails) => mails.length)).toEqual([1, 1]);
    minutesLater(5);
    expect(await deliver()).toEqual([]);
    const [, second, ...more] = mailsTo(seller);
    expect(more).toEqual([]);
    expect(second?.subject).toBe('4 messages about your orders');
    expect(second?.text.match(/Part of order \w+ was cancelled/g)).toHaveLength(3);
    expect(second?.text.match(/A new order: \w+/g)).toHaveLength(1);
    expect(second?.html).toContain('4 messages about your orders');
    expect(mailsTo(buyer).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your order/),
      '4 messages about your orders',
    ]);
  });

  it('wait for minutes after the last mail, and a single one keeps its own subject', async () => {
    const { fulfillments } = await buy(marketplace, buyer, bookId);
    await deliver();
    const id = fulfillments[0]?.id ?? '';
    await take(marketplace, seller, 'confirmFulfillment', id);
    await deliver();
    await take(marketplace, seller, 'shipFulfillment', id);
    expect(await deliver()).toHaveLength(1);
    minutesLater(5);
    await deliver();
    expect(mailsTo(buyer).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your order/),
      expect.stringMatching(/is confirmed$/),
      expect.stringMatching(/is on its way$/),
    ]);
  });

  it('do not delay mail about the orders of another buyer', async () => {
    await buy(marketplace, buyer, bookId);
    await deliver();
    await orderAndCancel();
    const other = await signUpReader(marketplace);
    await buy(marketplace, other, bookId);
    await deliver();
    expect(mailsTo(seller)).toHaveLength(2);
  });

  it('gathers reviews of one buyer, and replies of one seller', async () => {
    await receive(marketplace, buyer, seller, bookId);
    await deliver();
    minutesLater(5);
    mailer = new RecordingMailer();
    const ofBook = await review(marketplace, buyer, bookId);
    const { review: ofSeller } = await changeReview(marketplace, buyer, 'reviewSeller', {
      sellerId: seller.id,
      text: 'Well packed.',
    });
    await deliver();
    expect(mailsTo(seller).map(({ subject }) => subject)).toEqual(['2 messages about your orders']);
    minutesLater(5);
    for (const reviewId of [ofBook.id, ofSeller?.id])
      await changeReview(marketplace, seller, 'answerReview', { reviewId, text: 'Glad to hear it' });
    await deliver();
    expect(mailsTo(buyer).map(({ subject }) => subject)).toEqual(['2 messages about your orders']);
  });

  it('gathers reminders of rentals from one seller', async () => {
    const other = await signUpReader(marketplace, 'Other');
    for (const owner of [seller, seller, other]) {
      const order = await rent(marketplace, buyer, await listBook(marketplace, owner));
      await deliverParcels(marketplace, order, owner, buyer);
    }
    marketplace.clock.advanceDays(32);
    await deliver();
    mailer = new RecordingMailer();
    await remindOfRentals(jobPorts(marketplace));
    await deliver();
    expect(mailsTo(buyer).map(({ subject }) => subject)).toEqual([
      '2 messages about your orders',
      expect.stringContaining('was due on'),
    ]);
  });
});
