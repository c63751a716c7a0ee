import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { rent } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { joinWaitingList, leaveWaitingList } from '../../testing/waiting.js';
import { makeAdministrator } from '../../testing/people/staff.js';

const MANY = 8;

let marketplace: TestMarketplace;
let seller: Person;
let holder: Person;
let readers: Person[];
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
  holder = await signUpReader(marketplace, 'Holder');
  readers = await Promise.all(Array.from({ length: MANY }, () => signUpReader(marketplace)));
});
afterAll(() => marketplace.close());

/** Creates a book whose only copy is rented out, and lets `waiting` readers join its waiting list. */
async function waitedBook(waiting: number): Promise<string> {
  const bookId = await listBook(marketplace, seller);
  await rent(marketplace, holder, bookId, { months: 2 });
  for (const reader of readers.slice(0, waiting)) await joinWaitingList(marketplace, reader, bookId);
  await deliverMail(marketplace);
  return bookId;
}

/** Returns the number of SQL statements that the work executes, and the number of readers who receive mail. */
async function costOf(work: () => Promise<unknown>): Promise<{ statements: number; mailed: number }> {
  const before = marketplace.database.statementCount;
  await work();
  const statements = marketplace.database.statementCount - before;
  const addresses = new Set(readers.map(({ email }) => email));
  const mails = await deliverMail(marketplace);
  return { statements, mailed: mails.filter(({ to }) => addresses.has(to.address)).length };
}

describe('Of a long waiting list', () => {
  it('everybody is told that the book is off the market, by as many statements as one is', async () => {
    const administrator = await signUpReader(marketplace, 'Ila Menon');
    await makeAdministrator(marketplace.ports, administrator.email);
    const remove = (bookId: string) => () =>
      mutate(marketplace, administrator, 'removeListing', 'book { id }', { bookId, reason: 'Spam' });
    const ofOne = await costOf(remove(await waitedBook(1)));
    expect(ofOne.mailed).toBe(1);
    expect(await costOf(remove(await waitedBook(MANY)))).toEqual({ ...ofOne, mailed: MANY });
  });

  it('all for whom there are copies now are told, by as many statements as one is', async () => {
    const bringCopies = (bookId: string, delta: number) => () =>
      mutate(marketplace, seller, 'adjustCopies', 'book { id }', { bookId, delta });
    const ofOne = await costOf(bringCopies(await waitedBook(1), 1));
    expect(ofOne.mailed).toBe(1);
    expect(await costOf(bringCopies(await waitedBook(MANY), MANY))).toEqual({ ...ofOne, mailed: MANY });
  });

  it('nobody else is looked at when somebody leaves whose turn it was not', async () => {
    const leave = (bookId: string) => () => leaveWaitingList(marketplace, readers[0] as Person, bookId);
    const ofOne = await costOf(leave(await waitedBook(1)));
    expect(ofOne.mailed).toBe(0);
    expect(await costOf(leave(await waitedBook(MANY)))).toEqual(ofOne);
  });
});
