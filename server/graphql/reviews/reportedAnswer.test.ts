import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient } from '../../testing/restClient.js';
import { receive, review } from '../../testing/orders/reviews.js';
import { makeAdministrator } from '../../testing/people/staff.js';

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

async function rightsOf(person: Person): Promise<object> {
  const query =
    'query ($id: ID!) { node(id: $id) { ... on Review { viewerCanReport viewerCanReportAnswer viewerCanRemoveAnswer } } }';
  const { node } = await marketplace.ask<{ node: object }>(query, { id: reviewId }, person.token);
  return node;
}

/** Maps the ID of each person with an open report on the review to true if the report is about the reply. */
async function reports(): Promise<Map<string, boolean>> {
  const { reviewReports } = await marketplace.ask<{
    reviewReports: { nodes: { isAboutAnswer: boolean; review: { id: string }; reporter: { id: string } }[] };
  }>('{ reviewReports { nodes { isAboutAnswer review { id } reporter { id } } } }', {}, administrator.token);
  const own = reviewReports.nodes.filter((each) => each.review.id === reviewId);
  return new Map(own.map((each) => [each.reporter.id, each.isAboutAnswer]));
}

it('the author of a review can report its answer, and not their own words', async () => {
  const report = { reason: 'PERSONAL_DATA', note: 'My address' };
  expect(await rightsOf(author)).toMatchObject({ viewerCanReport: false, viewerCanReportAnswer: false });
  expect(await codes(author, 'reportReview', report)).toEqual(['OWN_REVIEW']);
  await answer();
  expect(await rightsOf(author)).toMatchObject({ viewerCanReport: true, viewerCanReportAnswer: true });
  expect(await codes(author, 'reportReview', report)).toEqual([]);
  expect(await codes(author, 'reportReview', report)).toEqual(['ALREADY_REPORTED_REVIEW']);
});

it('the report of the author reaches administrators as one on the answer, which they can remove', async () => {
  expect(await rightsOf(administrator)).toMatchObject({ viewerCanRemoveAnswer: false });
  await answer();
  expect(await rightsOf(seller)).toMatchObject({
    viewerCanReportAnswer: false,
    viewerCanRemoveAnswer: false,
  });
  expect(await rightsOf(administrator)).toMatchObject({ viewerCanRemoveAnswer: true });
  for (const person of [author, seller]) await codes(person, 'reportReview', { reason: 'OFFENSIVE' });
  expect(await reports()).toEqual(
    new Map([
      [author.id, true],
      [seller.id, false],
    ]),
  );
  await codes(administrator, 'removeReviewAnswer', { reason: 'An address' });
  expect(await rightsOf(administrator)).toMatchObject({ viewerCanRemoveAnswer: false });
  expect(await reports()).toEqual(new Map([[seller.id, false]]));
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
