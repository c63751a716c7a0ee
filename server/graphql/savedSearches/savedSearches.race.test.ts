import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_SAVED_SEARCHES } from '../../domain/catalogue/savedSearch.js';
import { listBook } from '../../testing/books/books.js';
import { deliverMail, jobPorts } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { tellSavedSearches } from '../../usecases/savedSearches/tellSavedSearches.js';

let marketplace: TestMarketplace;
let asha: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  asha = await signUpReader(marketplace, 'Asha');
  await deliverMail(marketplace);
});
afterAll(() => marketplace.close());

const save = (search: string) =>
  mutate<{ savedSearch: { id: string } | null }>(marketplace, asha, 'saveSearch', 'savedSearch { id }', {
    search,
  });

// The embedded database runs one statement at a time, so races show only on PostgreSQL.
it('searches that are saved at once are each saved once, and no more than a person may have', async () => {
  const same = await Promise.all(Array.from({ length: 10 }, () => save('godan')));
  expect(new Set(same.map(({ savedSearch }) => savedSearch?.id)).size).toBe(1);
  const burst = Array.from({ length: MOST_SAVED_SEARCHES + 10 }, (_, number) => save(`book ${number}`));
  const refused = (await Promise.all(burst)).flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
  expect(refused).toEqual(Array.from({ length: 11 }, () => 'SAVED_SEARCH_LIMIT'));
});

it('of several workers that look at once one tells', async () => {
  await listBook(marketplace, await signUpReader(marketplace, 'Seller'), { title: 'Godan' });
  marketplace.clock.advanceDays(1);
  await deliverMail(marketplace);
  await Promise.all(Array.from({ length: 6 }, () => tellSavedSearches(jobPorts(marketplace))));
  const mails = await deliverMail(marketplace);
  expect(mails.map(({ subject }) => subject)).toEqual(['A new book matches your saved searches']);
});
