import { z } from 'zod';
import { LONGEST_REVIEW } from '../../domain/reviews/review.js';
import { missingOr } from '../../domain/shared/fields.js';
import { findAccounts } from '../../usecases/accounts/findAccounts.js';
import { requireReview, type Review } from '../../usecases/reviews/findReviews.js';
import type { Scope } from '../../usecases/scope.js';

const words = `At most ${LONGEST_REVIEW} characters of plain text.`;
const textField = z.string(missingOr('REQUIRED')).describe(words);
const ratingField = z
  .number(missingOr('REQUIRED', 'RATING_OUT_OF_RANGE'))
  .describe('The rating: 10 for each half star, so 10, 20, … 100.');

export const reviewSchema = z
  .object({
    _id: z.string(),
    author: z
      .object({ _id: z.string(), name: z.string() })
      .describe('The reviewer. The name of a closed account is not shown.'),
    sellerId: z.string().describe('The `_id` of the reviewed seller, or of the seller of the reviewed book.'),
    bookId: z
      .string()
      .nullable()
      .describe('The `_id` of the listing that the reviewer received; null for a review of a seller.'),
    rating: z
      .int()
      .nullable()
      .describe(
        'The score from 10 to 100: 10 for each half star. For a review of a seller, the rating that its ' +
          'author gave the seller for the same order; null if there is none.',
      ),
    text: z.string().describe('The text of the review: plain text, never HTML.'),
    writtenAt: z.date().describe('When the review was written.'),
    editedAt: z.date().nullable().describe('When the review was last changed; null if never.'),
    answer: z.string().nullable().describe('The seller’s reply; null if there is none.'),
    answeredAt: z.date().nullable().describe('When the seller replied; null if there is no reply.'),
  })
  .meta({ id: 'Review', description: 'A review of a book or a seller.' });

/** Body of a request that writes a review of a book. */
export const bookReviewBody = z.object({ rating: ratingField, text: textField }).meta({
  id: 'BookReview',
  description: 'A review of a book.',
  example: { rating: 90, text: 'A village that you never forget.' },
});

/** Body of a request that writes a review of a seller, which has no stars. */
export const sellerReviewBody = z.object({ text: textField }).meta({
  id: 'SellerReview',
  description: 'A review of a seller. The review has no stars; sellers are rated for each order.',
  example: { text: 'Well wrapped, and a day early.' },
});

/** Body of a request that edits a review. */
export const reviewChangeBody = z
  .object({
    rating: ratingField
      .nullish()
      .describe('The rating of a book: 10 for each half star. If omitted, the rating stays as it is.'),
    text: textField.nullish().describe(`${words} If omitted, the text stays as it is.`),
  })
  .meta({
    id: 'ReviewChange',
    description:
      'The fields of a review to change. Its author can change a review for `REVIEW_CHANGE_DAYS` days after writing it.',
    example: { text: 'A village that you never forget, and people.' },
  });

/** Body of a seller's reply. */
export const reviewAnswerBody = z.object({ text: textField }).meta({
  id: 'ReviewAnswer',
  description: 'A seller’s reply to a review.',
  example: { text: 'Thank you for your kind words.' },
});

/** Returns reviews in their documented form, with their authors' names. */
export async function presentReviews(scope: Scope, reviews: readonly Review[]) {
  const authors = await findAccounts(
    scope,
    reviews.map(({ authorId }) => authorId),
  );
  return reviews.map((review, index) => {
    const { id, authorId, sellerId, bookId, score, text, writtenAt, editedAt, answer, answeredAt } = review;
    const author = { _id: authorId, name: authors[index]?.name ?? '' };
    return {
      _id: id,
      author,
      sellerId,
      bookId,
      rating: score,
      text,
      writtenAt,
      editedAt,
      answer,
      answeredAt,
    };
  });
}

/** Returns the response with a review after a change. */
export async function answerOfReview(scope: Scope, id: string) {
  const [review] = await presentReviews(scope, [await requireReview(scope, id)]);
  return { status: 'success', data: { review } };
}
