import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../../testing/books/books.js';
import { daysLater } from '../../../testing/later.js';
import { deliverMail, jobPorts, subjectsTo } from '../../../testing/mail/mail.js';
import { TestMarketplace } from '../../../testing/marketplace.js';
import { deliver, rent, take, viewOrder, type Order } from '../../../testing/orders/orders.js';
import { readyPickUp, signUpPickUpSeller } from '../../../testing/orders/pickUps.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';
import { RestClient } from '../../../testing/restClient.js';
import { remindOfDeadlines } from '../../notifications/remindOfDeadlines.js';
import { takeAutomaticSteps } from './takeAutomaticSteps.js';

const DAY_MS = 86_400_000;

let marketplace: TestMarketplace;
let buyer: Person;
let seller: Person;
let rival: Person;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  buyer = await signUpReader(marketplace, 'Meera');
  seller = await signUpPickUpSeller(marketplace);
  rival = await signUpReader(marketplace, 'Ravi');
});
afterEach(() => marketplace.close());

const numberOf = ({ id }: Order) => id.slice(-6).toUpperCase();
const statusOf = async (order: Order) => (await viewOrder(marketplace, buyer, order.id))?.status;

async function deadlineOf({ id }: Order, person = buyer) {
  const query = 'query ($id: ID!) { order(id: $id) { fulfillments { deadline { endsAt status } } } }';
  const { order } = await marketplace.ask<{
    order: { fulfillments: { deadline: { endsAt: string; status: string } | null }[] };
  }>(query, { id }, person.token);
  return order.fulfillments[0]?.deadline ?? null;
}

/** Returns an order of a book that was rented for one month and that the buyer has received. */
async function rentedOut(bookId: string): Promise<Order> {
  const order = await rent(marketplace, buyer, bookId, { months: 1 });
  await deliver(marketplace, order, seller, buyer);
  await deliverMail(marketplace);
  return order;
}

const dueOn = ({ items }: Order) => items[0]?.rentalPeriod?.endsOn ?? '';

async function moveTo(time: number): Promise<void> {
  marketplace.clock.moveTo(new Date(time).toISOString());
  await daysLater(marketplace, 0, [buyer, seller, rival]);
}

/** Sets the clock to this time and runs the jobs twice at the same time, as two servers would. */
async function runAt(time: number): Promise<void> {
  await moveTo(time);
  const run = async () => {
    await takeAutomaticSteps(jobPorts(marketplace));
    await remindOfDeadlines(jobPorts(marketplace));
  };
  await Promise.all([run(), run()]);
}

/** Returns the end of a day in the marketplace's time zone, in milliseconds. */
const endOf = (day: string) => Date.parse(`${day}T24:00:00+05:30`);

async function ledgerOf({ id }: Order): Promise<string[]> {
  const { ledger } = (await viewOrder(marketplace, buyer, id)) ?? { ledger: [] };
  return ledger.map(({ kind, amount }) => `${kind} ${amount.amount}`);
}

describe('what is ready and nobody picks up', () => {
  it('is cancelled and paid back after 28 days, of which both sides are reminded', async () => {
    const { order } = await readyPickUp(marketplace, buyer, seller);
    await deliverMail(marketplace);
    const { endsAt, status } = (await deadlineOf(order)) ?? { endsAt: '', status: '' };
    expect([status, Date.parse(endsAt) - marketplace.clock.now().getTime()]).toEqual([
      'CANCELLED',
      28 * DAY_MS,
    ]);
    await runAt(Date.parse(endsAt) - 3 * DAY_MS);
    const reminders = await deliverMail(marketplace);
    for (const person of [buyer, seller])
      expect(subjectsTo(reminders, person)).toContain(`Order ${numberOf(order)} has not been picked up yet`);
    await runAt(Date.parse(endsAt) - 1_000);
    expect(await statusOf(order)).toBe('SHIPPED');
    await runAt(Date.parse(endsAt) + 1_000);
    expect(await statusOf(order)).toBe('CANCELLED');
    expect(await ledgerOf(order)).toEqual(['CHARGE 249.50', 'REFUND 249.50']);
    const mails = await deliverMail(marketplace);
    const told = mails.filter(({ text }) => text.includes('Nobody picked these books up in time'));
    expect(told.map(({ to }) => to.address).sort()).toEqual([buyer.email, seller.email].sort());
  });
});

describe('a rental that nobody returns or declares lost', () => {
  it('counts as lost 60 days after its due date, and the deposit pays for it', async () => {
    const order = await rentedOut(await listBook(marketplace, seller));
    const end = endOf(dueOn(order));
    await runAt(end - 1_000);
    expect(await deadlineOf(order)).toBeNull();
    await runAt(end);
    const endsAt = new Date(end + 60 * DAY_MS).toISOString();
    for (const person of [buyer, seller])
      expect(await deadlineOf(order, person)).toEqual({ endsAt, status: 'LOST' });
    const rest = await RestClient.of(marketplace);
    const { body } = await rest.get(`/api/v1/fulfillments/${order.fulfillments[0]?.id}`, { as: seller });
    expect(body).toMatchObject({ data: { fulfillment: { deadline: { endsAt, status: 'lost' } } } });

    await deliverMail(marketplace);
    await runAt(end + 53 * DAY_MS);
    const reminders = await deliverMail(marketplace);
    for (const person of [buyer, seller])
      expect(subjectsTo(reminders, person)).toContain(
        `The books rented with order ${numberOf(order)} have not come back`,
      );
    await runAt(end + 60 * DAY_MS);
    expect(await statusOf(order)).toBe('DELIVERED');
    await runAt(end + 60 * DAY_MS + 1_000);
    expect(await statusOf(order)).toBe('LOST');
    expect(await deadlineOf(order)).toBeNull();
    // The late fee of the 61st day is 152.50 rupees. The book costs more than the rest of the deposit of 200.
    expect((await ledgerOf(order)).slice(3)).toEqual(['DEPOSIT_WITHHELD 47.50', 'LATE_FEE 152.50']);
    const mails = await deliverMail(marketplace);
    for (const person of [buyer, seller])
      expect(subjectsTo(mails, person)).toContain(`Books from order ${numberOf(order)} are lost`);
    expect(mails.filter(({ text }) => text.includes('so they now count as lost'))).toHaveLength(2);
  });

  it('is left to a seller who takes it back in the last second', async () => {
    const order = await rentedOut(await listBook(marketplace, seller));
    const end = endOf(dueOn(order)) + 60 * DAY_MS;
    await moveTo(end - 1_000);
    await take(marketplace, seller, 'takeBackFulfillment', order.fulfillments[0]?.id ?? '');
    await runAt(end + 1_000);
    expect(await statusOf(order)).toBe('RETURNED');
  });

  it('waits while its copy is reserved for another reader, and is lost once that order has ended', async () => {
    const [reserved, other] = [await listBook(marketplace, seller), await listBook(marketplace, seller)];
    const order = await rentedOut(reserved);
    const end = endOf(dueOn(order)) + 60 * DAY_MS + 1_000;
    const next = new Date(end + 10 * DAY_MS).toISOString().slice(0, 10);
    const later = await rent(marketplace, rival, reserved, { months: 1, startsOn: next });
    const unreserved = await rentedOut(other);
    await take(marketplace, seller, 'confirmFulfillment', later.fulfillments[0]?.id ?? '');
    await take(marketplace, seller, 'shipFulfillment', later.fulfillments[0]?.id ?? '');
    await runAt(end);
    expect([await statusOf(order), await statusOf(unreserved)]).toEqual(['DELIVERED', 'LOST']);
    await take(marketplace, rival, 'markDelivered', later.fulfillments[0]?.id ?? '');
    await take(marketplace, seller, 'takeBackFulfillment', later.fulfillments[0]?.id ?? '');
    await runAt(end + 1_000);
    expect(await statusOf(order)).toBe('LOST');
  });
});
