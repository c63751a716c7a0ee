import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { changeReview, listMany, receive, review, reviewsOf } from '../../testing/orders/reviews.js';
import { moveReviews } from '../../persistence/queries/reviews/movedReviews.js';
import { makeAdministrator } from '../../testing/people/staff.js';

let marketplace: TestMarketplace;
let administrator: Person;
let seller: Person;
let asha: Person;
let meera: Person;
let bookId: string;
let reviewId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  administrator = await signUpReader(marketplace, 'Ila Menon');
  await makeAdministrator(marketplace.ports, administrator.email);
  seller = await signUpReader(marketplace, 'Ravi');
  asha = await signUpReader(marketplace, 'Asha');
  meera = await signUpReader(marketplace, 'Meera');
  bookId = await listMany(marketplace, seller, { isbn: '9780143039648' });
  await receive(marketplace, asha, seller, bookId);
  reviewId = (await review(marketplace, asha, bookId, { stars: 5, text: 'Call me at 98200 11223' })).id;
});
afterAll(() => marketplace.close());

const codes = async (person: Person, name: string, input: object) =>
  (await mutate<object>(marketplace, person, name, '', input)).userErrors.map(({ code }) => code);

async function reports(): Promise<{ id: string; reason: string; review: { id: string } }[]> {
  const { reviewReports } = await marketplace.ask<{
    reviewReports: { nodes: { id: string; reason: string; review: { id: string } }[] };
  }>('{ reviewReports { nodes { id reason note review { id } reporter { id } } } }', {}, administrator.token);
  return reviewReports.nodes;
}

const nodeOf = async (person?: Person) =>
  (
    await marketplace.ask<{ node: object | null }>(
      'query ($id: ID!) { node(id: $id) { __typename ... on Review { removalReason isShown } } }',
      { id: reviewId },
      person?.token,
    )
  ).node;

describe('a report on a review', () => {
  it('reaches the administrators, once for each person, and not from its author', async () => {
    const report = { reviewId, reason: 'PERSONAL_DATA', note: 'A number' };
    expect(await codes(asha, 'reportReview', report)).toEqual(['OWN_REVIEW']);
    expect(await codes(meera, 'reportReview', { ...report, reviewId: 'review_none' })).toEqual([
      'REVIEW_NOT_FOUND',
    ]);
    expect(await codes(meera, 'reportReview', report)).toEqual([]);
    expect(await codes(meera, 'reportReview', report)).toEqual(['ALREADY_REPORTED_REVIEW']);
    expect(await reports()).toMatchObject([{ reason: 'PERSONAL_DATA', review: { id: reviewId } }]);
  });

  it('is settled without consequences by moderators only', async () => {
    const [report] = await reports();
    const settle = { reportId: report?.id, reason: 'It is a shop' };
    expect(await codes(seller, 'dismissReviewReport', settle)).toEqual(['FORBIDDEN']);
    expect(await codes(administrator, 'dismissReviewReport', settle)).toEqual([]);
    expect(await codes(administrator, 'dismissReviewReport', settle)).toEqual(['REPORT_NOT_FOUND']);
    expect(await reports()).toEqual([]);
  });
});

describe('a review that administrators remove', () => {
  it('is gone for others with its stars, and its author is told why and writes no other', async () => {
    await codes(seller, 'reportReview', { reviewId, reason: 'OTHER' });
    const reason = 'A phone number';
    expect(await codes(seller, 'removeReview', { reviewId, reason })).toEqual(['FORBIDDEN']);
    expect(await codes(administrator, 'removeReview', { reviewId, reason: ' ' })).toEqual([
      'REASON_REQUIRED',
    ]);
    expect(await codes(administrator, 'removeReview', { reviewId, reason })).toEqual([]);
    expect(await codes(administrator, 'removeReview', { reviewId, reason })).toEqual(['REVIEW_REMOVED']);
    expect(await reports()).toEqual([]);
    expect(await nodeOf()).toBeNull();
    expect(await nodeOf(seller)).toBeNull();
    expect(await nodeOf(asha)).toEqual({ __typename: 'Review', removalReason: reason, isShown: false });
    expect(await reviewsOf(marketplace, bookId, asha)).toMatchObject({
      reviewSummary: { count: 0 },
      reviews: { nodes: [] },
      viewerReview: { id: reviewId },
      viewerCanReview: false,
    });
    expect(await codes(asha, 'editReview', { reviewId, text: 'Better' })).toEqual(['REVIEW_REMOVED']);
    expect(await codes(asha, 'reviewBook', { bookId, stars: 5, text: 'Again' })).toEqual([
      'ALREADY_REVIEWED',
    ]);
    expect(await codes(seller, 'answerReview', { reviewId, text: 'Oh' })).toEqual(['REVIEW_NOT_FOUND']);
  });

  it('comes back when they put it back, once, and all of it is on record', async () => {
    expect(await codes(asha, 'restoreReview', { reviewId })).toEqual(['FORBIDDEN']);
    const { review: restored } = await changeReview(marketplace, administrator, 'restoreReview', {
      reviewId,
    });
    expect(restored).toMatchObject({ isShown: true, removalReason: null });
    expect(await codes(administrator, 'restoreReview', { reviewId })).toEqual(['REVIEW_NOT_REMOVED']);
    expect((await reviewsOf(marketplace, bookId)).reviewSummary).toMatchObject({ average: 100, count: 1 });
    const { moderationActions } = await marketplace.ask<{ moderationActions: { nodes: object[] } }>(
      '{ moderationActions { nodes { kind isInForce book { id } review { id } } } }',
      {},
      administrator.token,
    );
    expect(moderationActions.nodes).toEqual(
      ['RESTORE_REVIEW', 'REMOVE_REVIEW', 'DISMISS_REVIEW_REPORT'].map((kind) => ({
        kind,
        isInForce: false,
        book: null,
        review: { id: reviewId },
      })),
    );
  });
});

describe('reviews of two editions that turn out to be one', () => {
  it('are all shown by it, the later one of a reader with two, and part again', async () => {
    const twin = await listMany(marketplace, seller, { isbn: '9780143414988' });
    for (const reader of [asha, meera]) {
      await receive(marketplace, reader, seller, twin);
      await review(marketplace, reader, twin, { stars: 2 });
    }
    const from = (await reviewsOf(marketplace, twin)).id;
    const to = (await reviewsOf(marketplace, bookId)).id;
    const move = (moved: Parameters<typeof moveReviews>[1]) =>
      marketplace.database.transaction((tx) => moveReviews(tx, moved));

    await move({ from, to });
    expect(await reviewsOf(marketplace, bookId, asha)).toMatchObject({
      reviewSummary: { average: 40, count: 2 },
      reviews: { totalCount: 2 },
      viewerReview: { id: expect.not.stringMatching(reviewId) },
    });
    expect((await reviewsOf(marketplace, twin)).reviewSummary.count).toBe(0);

    await move({ from: to, to: from, bookIds: [twin] });
    expect((await reviewsOf(marketplace, bookId)).reviewSummary).toMatchObject({ average: 100, count: 1 });
    expect((await reviewsOf(marketplace, twin)).reviewSummary).toMatchObject({ average: 40, count: 2 });
  });
});
