import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GODAN, listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { deliverMail, jobPorts, subjectsTo } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { buy, deliver, placed, placeOrder, rent, take, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { announceNewBooks } from './announceNewBooks.js';
import { remindOfRentals } from './remindOfRentals.js';

let marketplace: TestMarketplace;
let reader: Person;
let seller: Person;
// Every test starts on the same day, so that the first rental month always has 31 days.
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  reader = await signUpReader(marketplace, 'Meera');
  seller = await signUpReader(marketplace, 'Dev');
});
afterEach(() => marketplace.close());

const FREE_OF_FEES = { title: 'Gaban', lease: { ...GODAN.lease, lateFeePerDay: '0' } };

/** Returns a delivered order with a rental of one month. */
async function rentedOut(): Promise<Order> {
  const order = await rent(marketplace, reader, await listBook(marketplace, seller));
  await deliver(marketplace, order, seller, reader);
  await deliverMail(marketplace);
  return order;
}

/** Advances the clock by this many days, runs the reminder job and returns the subjects of the reader's mails. */
async function remindersAfter(days: number): Promise<string[]> {
  marketplace.clock.advanceDays(days);
  await remindOfRentals(jobPorts(marketplace));
  return subjectsTo(await deliverMail(marketplace), reader);
}

function dayIn(days: number): string {
  const day = new Date(marketplace.clock.now().getTime() + days * 86_400_000);
  return day.toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
}

describe('a rental', () => {
  it('has reminders three days and one day before it is due, and weekly once it is late', async () => {
    await rentedOut();
    const due = dayIn(31);
    const soon = `“Godan” is due on ${due}`;
    const late = `“Godan” was due on ${due}`;
    expect(await remindersAfter(27)).toEqual([]);
    expect(await remindersAfter(1)).toEqual([soon]);
    expect(await remindersAfter(1)).toEqual([]);
    expect(await remindersAfter(1)).toEqual([soon]);
    expect(await remindersAfter(1)).toEqual([]);
    expect(await remindersAfter(1)).toEqual([late]);
    expect(await remindersAfter(6)).toEqual([]);
    expect(await remindersAfter(1)).toEqual([late]);
  });

  it('that is late says what each day costs, for all its copies', async () => {
    const book = await listBook(marketplace, seller, { copies: 2 });
    await addToCart(marketplace, reader, book, { type: 'RENTAL', quantity: 2, rental: { months: 1 } });
    await deliver(marketplace, placed(await placeOrder(marketplace, reader)), seller, reader);
    const free = await rent(marketplace, reader, await listBook(marketplace, seller, FREE_OF_FEES));
    await deliver(marketplace, free, seller, reader);
    marketplace.clock.advanceDays(32);
    await deliverMail(marketplace);
    await remindOfRentals(jobPorts(marketplace));
    const mails = await deliverMail(marketplace);
    const costOf = (title: string) =>
      mails.find(({ subject }) => subject.includes(title))?.text.match(/Each day late costs (\S+),/)?.[1];
    expect(mails).toHaveLength(2);
    expect([costOf('Godan'), costOf('Gaban')]).toEqual(['₹5.00', undefined]);
  });

  it('has one reminder a day, however often the job runs', async () => {
    await rentedOut();
    expect(await remindersAfter(28)).toHaveLength(1);
    expect(await remindersAfter(0)).toEqual([]);
  });

  it('that came back has no reminder, even if it was queued before', async () => {
    const order = await rentedOut();
    marketplace.clock.advanceDays(28);
    await remindOfRentals(jobPorts(marketplace));
    await take(marketplace, seller, 'takeBackFulfillment', order.fulfillments[0]?.id ?? '');
    const subjects = subjectsTo(await deliverMail(marketplace), reader);
    expect(subjects.filter((subject) => subject.includes('is due'))).toEqual([]);
    expect(await remindersAfter(10)).toEqual([]);
  });

  it('that is not with its reader yet has no reminder', async () => {
    await rent(marketplace, reader, await listBook(marketplace, seller));
    await deliverMail(marketplace);
    expect(await remindersAfter(28)).toEqual([]);
  });
});

describe('the digest of new books', () => {
  const HORROR = { ...GODAN, genres: ['HORROR'], title: 'Bhoot Bangla' };
  const wantsIt = (person: Person) =>
    mutate(marketplace, person, 'updateSettings', 'settings { language }', { newBookAlerts: true });

  /** Runs the digest job twice on the next day and returns the subjects of the reader's mails. */
  async function digest(): Promise<string[]> {
    await deliverMail(marketplace);
    marketplace.clock.advanceDays(1);
    await announceNewBooks(jobPorts(marketplace));
    await announceNewBooks(jobPorts(marketplace));
    return subjectsTo(await deliverMail(marketplace), reader);
  }

  it('brings yesterday’s books of the genres that one ordered, once', async () => {
    await wantsIt(reader);
    await buy(marketplace, reader, await listBook(marketplace, seller, HORROR));
    await digest();
    await listBook(marketplace, seller, { ...HORROR, title: 'The Haunted Haveli' });
    await listBook(marketplace, seller, { ...GODAN, genres: ['ROMANCE'] });
    expect(await digest()).toEqual(['1 new book for you']);
  });

  it('comes to nobody who did not ask for it, nor when there is nothing new', async () => {
    await buy(marketplace, reader, await listBook(marketplace, seller, HORROR));
    expect(await digest()).toEqual([]);
    await wantsIt(reader);
    expect(await digest()).toEqual([]);
  });
});
