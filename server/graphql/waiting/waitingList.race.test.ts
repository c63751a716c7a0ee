import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { deliverMail, jobPorts } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { deliver, rent, take } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { joinWaitingList, waitingListOf } from '../../testing/waiting.js';
import { tellWaiting } from '../../usecases/waiting/tellWaiting.js';

const CROWD = 12;

let marketplace: TestMarketplace;
let seller: Person;
let holder: Person;
let crowd: Person[];
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
  holder = await signUpReader(marketplace, 'Holder');
  crowd = await Promise.all(Array.from({ length: CROWD }, () => signUpReader(marketplace)));
  await deliverMail(marketplace);
});
afterAll(() => marketplace.close());

/** Returns the number of mails about this book since the last call. */
async function mailed(title: string): Promise<number> {
  const mails = await deliverMail(marketplace);
  return mails.filter(({ subject }) => subject === `“${title}” is available to rent`).length;
}

// The embedded database runs one statement at a time, so races show only on PostgreSQL.
it('while a crowd joins, the copy that comes back is told of once, whoever is in line', async () => {
  const bookId = await listBook(marketplace, seller);
  const order = await rent(marketplace, holder, bookId);
  await deliver(marketplace, order, seller, holder);
  const joining = crowd.map((person) => joinWaitingList(marketplace, person, bookId));
  const [first] = await Promise.all([
    joining[0],
    take(marketplace, seller, 'takeBackFulfillment', order.fulfillments[0]?.id ?? ''),
  ]);
  const results = await Promise.all(joining);
  const refused = results.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
  expect(first?.userErrors).toEqual([]);
  expect(refused.filter((code) => code !== 'FREE_ON_THESE_DAYS')).toEqual([]);
  expect(await mailed('Godan')).toBe(1);

  // Places are 1, 2, 3 … without gaps, even for readers who joined at the same time.
  const lists = await Promise.all(crowd.map((person) => waitingListOf(marketplace, person)));
  const places = lists.flatMap(([entry]) => entry?.placeInLine ?? []).toSorted((a, b) => a - b);
  expect(places).toEqual(Array.from({ length: CROWD - refused.length - 1 }, (_, index) => index + 1));
});

it('many workers at once tell one more person a day, and nobody twice', async () => {
  const bookId = await listBook(marketplace, seller, { title: 'Gaban' });
  const order = await rent(marketplace, holder, bookId);
  await deliver(marketplace, order, seller, holder);
  for (const person of crowd) await joinWaitingList(marketplace, person, bookId);
  await take(marketplace, seller, 'takeBackFulfillment', order.fulfillments[0]?.id ?? '');
  expect(await mailed('Gaban')).toBe(1);
  for (let day = 0; day < 3; day += 1) {
    marketplace.clock.advanceDays(1);
    await Promise.all(Array.from({ length: 6 }, () => tellWaiting(jobPorts(marketplace))));
    expect(await mailed('Gaban')).toBe(1);
  }
  const twice = await marketplace.database.query(
    `SELECT FROM domain_events WHERE type = 'WaitingReaderTold' GROUP BY payload->>'entryId' HAVING count(*) > 1`,
  );
  expect(twice).toEqual([]);
  await expect(
    marketplace.database.query('UPDATE waiting_entries SET told_at = now() WHERE told_at IS NOT NULL'),
  ).rejects.toThrow('Nobody is told twice');
});
