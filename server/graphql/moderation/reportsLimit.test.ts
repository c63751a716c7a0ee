import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { makeAdministrator } from '../../testing/people/staff.js';

let marketplace: TestMarketplace;
let reader: Person;
let books: string[];
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  reader = await signUpReader(marketplace);
  const seller = await signUpReader(marketplace);
  books = [];
  for (let count = 0; count < 25; count += 1) books.push(await listBook(marketplace, seller));
});
afterAll(() => marketplace.close());

async function report(bookId: string) {
  const input = { bookId, reason: 'OTHER' };
  const { userErrors } = await mutate<object>(marketplace, reader, 'reportBook', '__typename', input);
  return userErrors[0]?.code ?? null;
}

it('one person has twenty reports open at most, however many come at once', async () => {
  const answers = await Promise.all(books.map(report));
  expect(answers.filter((code) => code === null)).toHaveLength(20);
  expect(answers.filter((code) => code === 'REPORTS_LIMIT')).toHaveLength(5);
  // A refused report leaves no row and no event, and a repeated one is told apart from one too many.
  const made = `SELECT (SELECT count(*)::int FROM listing_reports) AS reports,
    (SELECT count(*)::int FROM domain_events WHERE type = 'ListingReported') AS events`;
  expect(await marketplace.database.query(made)).toEqual([{ reports: 20, events: 20 }]);
  expect(await report(books[answers.indexOf(null)] ?? '')).toBe('ALREADY_REPORTED');
  const administrator = await signUpReader(marketplace);
  await makeAdministrator(marketplace.ports, administrator.email);
  expect(marketplace.audited.at(-1)).toMatchObject({ event: 'ROLE_GRANTED', userId: administrator.id });
  const bookId = books[answers.indexOf(null)];
  const removal = { bookId, reason: 'So it is' };
  await mutate(marketplace, administrator, 'removeListing', '__typename', removal);
  expect(await report(books[answers.indexOf('REPORTS_LIMIT')] ?? '')).toBeNull();
});
