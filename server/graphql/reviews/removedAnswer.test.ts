import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient } from '../../testing/restClient.js';
import { receive, review } from '../../testing/orders/reviews.js';
import { makeAdministrator } from '../../testing/people/staff.js';

let marketplace: TestMarketplace;
let rest: RestClient;
let administrator: Person;
let seller: Person;
let author: Person;
let reviewId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
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

const codes = async (person: Person, name: string, input: object = {}) =>
  (await mutate<object>(marketplace, person, name, '', { reviewId, ...input })).userErrors.map(
    ({ code }) => code,
  );
const answer = (text = 'She lives at 12 Lake Road') => codes(seller, 'answerReview', { text });
const ask = async <Answer>(query: string, person?: Person) =>
  marketplace.ask<Answer>(query, {}, person?.token);

async function shown(person?: Person): Promise<object | null> {
  const fields = 'answer answeredAt answerRemovalReason viewerCanAnswer viewerCanWithdrawAnswer';
  const { node } = await ask<{ node: object | null }>(
    `{ node(id: "${reviewId}") { ... on Review { text ${fields} } } }`,
    person,
  );
  return node;
}

async function isAwaited(): Promise<boolean> {
  const { reviewsToAnswer } = await ask<{ reviewsToAnswer: { nodes: object[] } }>(
    '{ reviewsToAnswer { nodes { id } } }',
    seller,
  );
  return reviewsToAnswer.nodes.length > 0;
}

async function openReports(): Promise<string[]> {
  const { reviewReports } = await ask<{
    reviewReports: { nodes: { review: { id: string }; reporter: { id: string } }[] };
  }>('{ reviewReports { nodes { review { id } reporter { id } } } }', administrator);
  return reviewReports.nodes.filter((each) => each.review.id === reviewId).map((each) => each.reporter.id);
}

it('a seller withdraws their answer, twice without harm, and answers again without a second mail', async () => {
  expect(await codes(seller, 'withdrawReviewAnswer')).toEqual(['NOT_ANSWERED']);
  await answer();
  await deliverMail(marketplace);
  expect(await codes(author, 'withdrawReviewAnswer')).toEqual(['SELLER_ONLY']);
  expect(await shown(seller)).toMatchObject({ viewerCanAnswer: false, viewerCanWithdrawAnswer: true });
  expect(await shown(author)).toMatchObject({ viewerCanWithdrawAnswer: false });
  for (let twice = 0; twice < 2; twice += 1) {
    expect(await codes(seller, 'withdrawReviewAnswer')).toEqual([]);
    expect(await shown(seller)).toMatchObject({ answer: null, answeredAt: null, viewerCanAnswer: true });
  }
  expect(await isAwaited()).toBe(true);
  expect(await answer('Sorry to hear it')).toEqual([]);
  expect(await shown()).toMatchObject({ answer: 'Sorry to hear it' });
  expect(await deliverMail(marketplace)).toEqual([]);
});

it('an answer is withdrawn alike through REST', async () => {
  const path = `/api/v1/reviews/${reviewId}/answer`;
  expect((await rest.delete(path, { as: seller })).body).toMatchObject({ code: 'NOT_ANSWERED' });
  await answer();
  expect((await rest.delete(path, { as: author })).status).toBe(403);
  for (let twice = 0; twice < 2; twice += 1) {
    const { status, body } = await rest.delete(path, { as: seller });
    expect([status, body]).toMatchObject([200, { data: { review: { _id: reviewId, answer: null } } }]);
  }
});

it('an administrator removes an answer; the review stays, and the seller is told why and answers no more', async () => {
  const reason = 'A home address';
  expect(await codes(administrator, 'removeReviewAnswer', { reason })).toEqual(['NOT_ANSWERED']);
  await answer();
  expect(await codes(seller, 'removeReviewAnswer', { reason })).toEqual(['FORBIDDEN']);
  expect(await codes(administrator, 'removeReviewAnswer', { reason: ' ' })).toEqual(['REASON_REQUIRED']);
  expect(await codes(administrator, 'removeReviewAnswer', { reason })).toEqual([]);
  expect(await codes(administrator, 'removeReviewAnswer', { reason })).toEqual(['ANSWER_REMOVED']);
  const gone = { text: 'Torn', answer: null, answeredAt: null, viewerCanAnswer: false };
  for (const person of [undefined, author]) {
    expect(await shown(person)).toMatchObject({ ...gone, answerRemovalReason: null });
  }
  for (const person of [seller, administrator]) {
    expect(await shown(person)).toMatchObject({ ...gone, answerRemovalReason: reason });
  }
  expect(await isAwaited()).toBe(false);
  for (const mutation of ['answerReview', 'withdrawReviewAnswer']) {
    const input = mutation === 'answerReview' ? { text: 'Again' } : {};
    expect(await codes(seller, mutation, input)).toEqual(['ANSWER_REMOVED']);
  }
});

it('settles the report of the author, leaves those of others, and is on record in force', async () => {
  await answer();
  for (const person of [author, seller]) await codes(person, 'reportReview', { reason: 'OTHER', note: 'x' });
  await codes(administrator, 'removeReviewAnswer', { reason: 'Rude' });
  expect(await openReports()).toEqual([seller.id]);
  const { moderationActions } = await ask<{ moderationActions: { nodes: object[] } }>(
    '{ moderationActions(first: 1) { nodes { kind isInForce reason review { id } } } }',
    administrator,
  );
  const kind = 'REMOVE_REVIEW_ANSWER';
  expect(moderationActions.nodes).toEqual([
    { kind, isInForce: true, reason: 'Rude', review: { id: reviewId } },
  ]);
});

it('a withdrawn answer is in nobody’s export', async () => {
  await answer();
  await codes(seller, 'withdrawReviewAnswer');
  for (const as of [seller, author]) {
    const { body } = await rest.get('/api/v1/users/me/export', { as });
    expect(JSON.stringify(body)).not.toContain('Lake Road');
  }
});

it('a removed answer leaves the export of the author, and stays in that of the seller who wrote it', async () => {
  const exported = async (as: Person) =>
    JSON.stringify((await rest.get('/api/v1/users/me/export', { as })).body);
  await answer();
  for (const person of [seller, author]) expect(await exported(person)).toContain('Lake Road');
  await codes(administrator, 'removeReviewAnswer', { reason: 'A home address' });
  expect(await exported(seller)).toContain('Lake Road');
  expect(await exported(author)).not.toContain('Lake Road');
});
