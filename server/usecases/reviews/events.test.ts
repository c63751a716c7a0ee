import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DomainEvent } from '../../domain/events/event.js';
import { readEvents } from '../../persistence/queries/events/eventLog.js';
import type { LogPosition } from '../../persistence/queries/events/logPosition.js';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { receive, review } from '../../testing/orders/reviews.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { makeAdministrator } from '../../testing/people/staff.js';
import { REVIEW_EVENTS } from '../consequences/reviewEvents.js';

let marketplace: TestMarketplace;
let last: LogPosition | null = null;
const types = new Set<string>();
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());

/** Returns the events recorded since the last call. */
async function seen(): Promise<DomainEvent[]> {
  const { events, readTo } = await readEvents(marketplace.database, { after: last, first: 100 });
  last = readTo;
  for (const { event } of events) types.add(event.type);
  return events.map(({ event }) => event);
}

const run = (person: Person, mutation: string, input: object) =>
  mutate<object>(marketplace, person, mutation, '', input);

it('records what happens to a review of a book once, with the ids of its facts', async () => {
  const seller = await signUpReader(marketplace, 'Dev');
  const reader = await signUpReader(marketplace, 'Meera');
  const administrator = await signUpReader(marketplace, 'Ila Menon');
  await makeAdministrator(marketplace.ports, administrator.email);
  const bookId = await listBook(marketplace, seller);
  await receive(marketplace, reader, seller, bookId);
  await seen();
  const { id: reviewId } = await review(marketplace, reader, bookId);
  await run(reader, 'editReview', { reviewId, text: 'Read it in two nights.' });
  await run(seller, 'answerReview', { reviewId, text: 'Glad to hear it' });
  const reason = 'It is not';
  await run(administrator, 'reportReview', { reviewId, reason: 'OTHER', note: 'x' });
  const reported = (await seen()).at(-1) as DomainEvent<'ReviewReported'>;
  await run(administrator, 'dismissReviewReport', { reportId: reported.reportId, reason });
  await run(administrator, 'removeReview', { reviewId, reason });
  await run(administrator, 'restoreReview', { reviewId });
  for (let twice = 0; twice < 2; twice += 1) await run(seller, 'withdrawReviewAnswer', { reviewId });
  await run(seller, 'answerReview', { reviewId, text: 'Very glad' });
  await run(administrator, 'removeReviewAnswer', { reviewId, reason });
  const facts = { reviewId, actionId: expect.stringMatching(/^moderation_/) as string };
  const people = { reviewId, authorId: reader.id, sellerId: seller.id };
  const report = { reportId: reported.reportId, reviewId, reporterId: administrator.id };
  expect(reported).toEqual({ type: 'ReviewReported', ...report });
  expect(await seen()).toEqual([
    { type: 'ReviewReportDismissed', reportId: reported.reportId, ...facts },
    { type: 'ReviewRemoved', authorId: reader.id, ...facts },
    { type: 'ReviewRestored', authorId: reader.id, ...facts },
    { type: 'ReviewAnswerWithdrawn', ...people },
    { type: 'ReviewAnswered', ...people },
    { type: 'ReviewAnswerRemoved', ...people, ...facts },
  ]);
  expect(Object.keys(REVIEW_EVENTS).filter((type) => !types.has(type))).toEqual([]);
});
