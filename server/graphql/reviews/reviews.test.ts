import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, rate, rent, deliver, take } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { changeReview, listMany, receive, review, reviewsOf } from '../../testing/orders/reviews.js';

const ISBNS = ['9780143039648', '9780143414988', '9780141439518', '9780141187761', '9780140449136'];
let used = 0;

let marketplace: TestMarketplace;
let seller: Person;
let other: Person;
let asha: Person;
let meera: Person;
let bookId: string;
let isbn: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  other = await signUpReader(marketplace, 'Kamala');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  seller = await signUpReader(marketplace, 'Ravi');
  asha = await signUpReader(marketplace, 'Asha');
  meera = await signUpReader(marketplace, 'Meera');
  isbn = ISBNS[used++] ?? '';
  bookId = await listMany(marketplace, seller, { isbn });
});

const codes = async (person: Person, name: Parameters<typeof changeReview>[2], input: object) =>
  (await changeReview(marketplace, person, name, input)).userErrors.map(({ code, field }) => [
    code,
    field?.join('.') ?? null,
  ]);

describe('a review of a book', () => {
  it('is shown by every offer of its edition, summed by its stars', async () => {
    const offer = await listMany(marketplace, other, { isbn });
    await receive(marketplace, asha, seller, bookId);
    await receive(marketplace, meera, other, offer);
    expect(await reviewsOf(marketplace, bookId, asha)).toMatchObject({
      viewerCanReview: true,
      viewerReview: null,
      reviewSummary: { average: 0, count: 0 },
    });
    const first = await review(marketplace, asha, offer, { stars: 4.5, text: ' A <b>classic</b> ' });
    // Asha bought from Ravi, so only he can reply to her review, even if she writes it on another seller's offer.
    expect(first).toMatchObject({ seller: { id: seller.id }, book: { id: bookId }, score: 90, answer: null });
    const second = await review(marketplace, meera, bookId, { stars: 2 });
    expect(await reviewsOf(marketplace, offer, asha)).toMatchObject({
      reviewSummary: {
        average: 65,
        count: 2,
        stars: [
          { star: 5, count: 1 },
          { star: 4, count: 0 },
          { star: 3, count: 0 },
          { star: 2, count: 1 },
          { star: 1, count: 0 },
        ],
      },
      reviews: {
        nodes: [
          { id: second.id, author: { name: 'Meera' }, viewerCanReport: true },
          { id: first.id, text: 'A <b>classic</b>', viewerCanEdit: true, viewerCanReport: false },
        ],
        totalCount: 2,
      },
      viewerReview: { id: first.id },
      viewerCanReview: false,
    });
  });

  it('is changed by its author for thirty days, and the sums with it', async () => {
    await receive(marketplace, asha, seller, bookId);
    const { id: reviewId } = await review(marketplace, asha, bookId, { stars: 1 });
    expect(await codes(meera, 'editReview', { reviewId, stars: 5 })).toEqual([['REVIEWER_ONLY', null]]);
    const { review: edited } = await changeReview(marketplace, asha, 'editReview', { reviewId, stars: 3.5 });
    expect(edited).toMatchObject({ score: 70, text: 'Read it in one night.', editedAt: expect.any(String) });
    expect((await reviewsOf(marketplace, bookId)).reviewSummary).toMatchObject({ average: 70, count: 1 });
    await marketplace.database.query(
      `UPDATE reviews SET written_at = written_at - interval '31 days' WHERE id = $1`,
      [reviewId],
    );
    expect(await codes(asha, 'editReview', { reviewId, text: 'Later' })).toEqual([['REVIEW_TOO_OLD', null]]);
    expect((await reviewsOf(marketplace, bookId, asha)).reviews.nodes).toMatchObject([
      { viewerCanEdit: false },
    ]);
  });

  it('is refused of what was not received, the second time, of one’s own, and without words or stars', async () => {
    const text = 'Good';
    const input = { bookId, stars: 4, text };
    expect(await codes(asha, 'reviewBook', input)).toEqual([['REVIEW_NOT_RECEIVED', 'bookId']]);
    await buy(marketplace, asha, bookId);
    expect(await codes(asha, 'reviewBook', input)).toEqual([['REVIEW_NOT_RECEIVED', 'bookId']]);
    await receive(marketplace, asha, seller, bookId);
    expect(await codes(asha, 'reviewBook', { ...input, text: ' \u200b ' })).toEqual([['REQUIRED', 'text']]);
    expect(await codes(asha, 'reviewBook', { ...input, text: 'x'.repeat(5001) })).toEqual([
      ['TOO_LONG', 'text'],
    ]);
    expect(await codes(asha, 'reviewBook', { ...input, stars: 0 })).toEqual([
      ['RATING_OUT_OF_RANGE', 'stars'],
    ]);
    expect(await codes(asha, 'reviewBook', { ...input, bookId: 'book_none' })).toEqual([
      ['BOOK_NOT_FOUND', 'bookId'],
    ]);
    expect(await codes(seller, 'reviewBook', input)).toEqual([['OWN_LISTING_REVIEW', 'bookId']]);
    expect(await codes(asha, 'reviewBook', { ...input, text: 'x'.repeat(5000) })).toEqual([]);
    expect(await codes(asha, 'reviewBook', input)).toEqual([['ALREADY_REVIEWED', null]]);
    expect((await reviewsOf(marketplace, bookId)).reviewSummary.count).toBe(1);
  });
});

describe('a review of a seller', () => {
  const reviewsOfSeller = async (person?: Person) => {
    const query = `query ($id: ID!) { user(id: $id) { viewerCanReview viewerReview { id }
      reviews { nodes { id text score edition { id } } } } }`;
    const { user } = await marketplace.ask<{ user: object }>(query, { id: other.id }, person?.token);
    return user;
  };

  it('stands beside the stars of the order, once for each seller', async () => {
    const sellerId = other.id;
    expect(await codes(asha, 'reviewSeller', { sellerId, text: 'Kind' })).toEqual([
      ['REVIEW_NOT_RECEIVED', 'sellerId'],
    ]);
    const order = await rent(marketplace, asha, await listBook(marketplace, other));
    await deliver(marketplace, order, other, asha);
    await take(marketplace, other, 'takeBackFulfillment', order.fulfillments[0]?.id ?? '');
    expect(await reviewsOfSeller(asha)).toMatchObject({ viewerCanReview: true });
    await rate(marketplace, asha, order.id, sellerId, 4.5);
    expect(await codes(asha, 'reviewSeller', { sellerId, text: 'Well wrapped' })).toEqual([]);
    expect(await reviewsOfSeller(asha)).toMatchObject({
      viewerCanReview: false,
      viewerReview: { id: expect.any(String) },
      reviews: { nodes: [{ text: 'Well wrapped', score: 90, edition: null }] },
    });
    expect(await codes(asha, 'reviewSeller', { sellerId, text: 'Again' })).toEqual([
      ['ALREADY_REVIEWED', null],
    ]);
    expect(await codes(other, 'reviewSeller', { sellerId, text: 'I am good' })).toEqual([
      ['OWN_LISTING_REVIEW', 'sellerId'],
    ]);
    expect(await codes(asha, 'reviewSeller', { sellerId: 'user_none', text: 'Who' })).toEqual([
      ['USER_NOT_FOUND', 'sellerId'],
    ]);
  });
});

describe('an answer', () => {
  it('is given once, by the seller, and both are told by mail', async () => {
    await receive(marketplace, asha, seller, bookId);
    await deliverMail(marketplace);
    const { id: reviewId } = await review(marketplace, asha, bookId);
    const [told] = await deliverMail(marketplace);
    expect([told?.to.address, told?.subject]).toEqual([seller.email, 'A book you sent was reviewed']);
    const query = '{ reviewsToAnswer { nodes { id viewerCanAnswer } } }';
    const waiting = await marketplace.ask<object>(query, {}, seller.token);
    expect(waiting).toEqual({ reviewsToAnswer: { nodes: [{ id: reviewId, viewerCanAnswer: true }] } });

    const input = { reviewId, text: 'Thank you' };
    expect(await codes(other, 'answerReview', input)).toEqual([['SELLER_ONLY', null]]);
    expect(await codes(seller, 'answerReview', { ...input, text: ' ' })).toEqual([['REQUIRED', 'text']]);
    expect(await codes(seller, 'answerReview', input)).toEqual([]);
    expect(await codes(seller, 'answerReview', input)).toEqual([['ALREADY_ANSWERED', null]]);
    expect((await reviewsOf(marketplace, bookId)).reviews.nodes).toMatchObject([{ answer: 'Thank you' }]);
    expect(await marketplace.ask(query, {}, seller.token)).toEqual({ reviewsToAnswer: { nodes: [] } });
    const [answered] = await deliverMail(marketplace);
    expect([answered?.to.address, answered?.subject]).toEqual([
      asha.email,
      'A seller replied to your review',
    ]);
  });
});
