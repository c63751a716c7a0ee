import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listBook } from '../../testing/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { signUpReader, type Person } from '../../testing/people.js';
import { RestClient } from '../../testing/restClient.js';
import { receive, review } from '../../testing/reviews.js';
import { makeAdministrator } from '../../testing/staff.js';

let marketplace: TestMarketplace;
let administrator: Person;
let seller: Person;
let author: Person;
let reviewId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  administrator = await signUpReader(marketplace);
  await makeAdministrator(marketplace.ports, administrator.email);
});
beforeEach(async () => {
  [seller, author] = [await signUpReader(marketplace), await signUpReader(marketplace)];
  const bookId = await listBook(marketplace, seller);
  await receive(marketplace, author, seller, bookId);
  reviewId = (await review(marketplace, author, bookId, { stars: 1, text: 'Torn' })).id;
});
afterAll(() => marketplace.close());

const codes = async (person: Person, name: string, input: object) =>
  (await mutate<object>(marketplace, person, name, '', { reviewId, ...input })).userErrors.map(
    ({ code }) => code,
  );
const answer = () => codes(seller, 'answerReview', { text: 'So says she of 12 Lake Road' });

async function authorCanReport(): Promise<boolean> {
  const query = 'query ($id: ID!) { node(id: $id) { ... on Review { viewerCanReport } } }';
  const { node } = await marketplace.ask<{ node: { viewerCanReport: boolean } }>(
    query,
    { id: reviewId },
    author.token,
  );
  return node.viewerCanReport;
}

it('the author of a review can report its answer, and not their own words', async () => {
  const report = { reason: 'PERSONAL_DATA', note: 'My address' };
  expect(await authorCanReport()).toBe(false);
  expect(await codes(author, 'reportReview', report)).toEqual(['OWN_REVIEW']);
  await answer();
  expect(await authorCanReport()).toBe(true);
  expect(await codes(author, 'reportReview', report)).toEqual([]);
  expect(await codes(author, 'reportReview', report)).toEqual(['ALREADY_REPORTED_REVIEW']);
});

it('a review that was removed leaves the export of its seller, and stays in that of its author', async () => {
  const rest = await RestClient.of(marketplace);
  const exported = async (as: Person) =>
    JSON.stringify((await rest.get('/api/v1/users/me/export', { as })).body);
  await answer();
  for (const person of [seller, author]) expect(await exported(person)).toContain('Torn');
  await codes(administrator, 'removeReview', { reason: 'Rude' });
  expect(await exported(seller)).not.toContain('Torn');
  expect(await exported(author)).toContain('Torn');
});
