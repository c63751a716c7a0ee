import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books.js';
import { jobPorts, RecordingMailer, SITE } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, cancelOrder, take } from '../../testing/orders.js';
import { signUpReader, type Person } from '../../testing/people.js';
import { deliverMessages } from './deliverMessages.js';

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
    expect(second?.subject).toBe('4 changes to your orders');
    expect(second?.text.match(/Part of order \w+ is cancelled/g)).toHaveLength(3);
    expect(second?.text.match(/A new order: \w+/g)).toHaveLength(1);
    expect(second?.html).toContain('4 changes to your orders');
    expect(mailsTo(buyer).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your order/),
      '4 changes to your orders',
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
});
