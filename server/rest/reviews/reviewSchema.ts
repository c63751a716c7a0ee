import { z } from 'zod';
import { EDITABLE_DAYS, LONGEST_REVIEW } from '../../domain/reviews/review.js';
import { missingOr } from '../../domain/shared/fields.js';
import { findAccounts } from '../../usecases/accounts/findAccounts.js';
import { requireReview, type Review } from '../../usecases/reviews/findReviews.js';
import type { Scope } from '../../usecases/scope.js';

const words = `At most ${LONGEST_REVIEW} characters of plain text.`;
const textField = z.string(missingOr('REQUIRED')).describe(words);
const ratingField = z
  .number(missingOr('REQUIRED', 'RATING_OUT_OF_RANGE'))
  .describe('10 for each half star: 10, 20, … 100.');

/** A review as the paths answer it. */
export const reviewSchema = z
  .object({
    _id: z.string(),
    author: z
      .object({ _id: z.string(), name: z.string() })
      .describe('Who wrote it; a closed account has no name of its own.'),
    sellerId: z
      .string()
      .describe('The `_id` of the seller whom it is about, or from whom its author had the book.'),
    bookId: z.string().nullable().describe('The listing that its author received; null for a seller.'),
    rating: z
      .int()
      .nullable()
      .describe('10 to 100. Of a seller, the rating for the same order; null without one.'),
    text: z.string().describe('What its author wrote: plain text, never HTML.'),
    writtenAt: z.date().describe('When it was written.'),
    editedAt: z.date().nullable().describe('When it was last changed; null when never.'),
    answer: z.string().nullable().describe('What the seller answered; null without an answer.'),
    answeredAt: z.date().nullable().describe('When the seller answered; null without an answer.'),
  })
  .meta({ id: 'Review', description: 'What a reader wrote about a book or a seller.' });

/** What one sends to review a book. */
export const bookReviewBody = z.object({ rating: ratingField, text: textField }).meta({
  id: 'BookReview',
  description: 'A review of a book.',
  example: { rating: 90, text: 'A village that you never forget.' },
});

/** What one sends to review a seller. */
export const sellerReviewBody = z.object({ text: textField }).meta({
  id: 'SellerReview',
  description: 'A review of a seller, beside the rating of each order.',
  example: { text: 'Well wrapped, and a day early.' },
});

/** What one sends to change a review. */
export const reviewChangeBody = z
  .object({
    rating: ratingField.nullish().describe('10 for each half star. Left out, it stays. Only for a book.'),
    text: textField.nullish().describe(`${words} Left out, it stays.`),
  })
  .meta({
    id: 'ReviewChange',
    description: `What changes of a review, within ${EDITABLE_DAYS} days.`,
    example: { text: 'A village that you never forget, and people.' },
  });

/** What a seller sends to answer. */
export const reviewAnswerBody = z.object({ text: textField }).meta({
  id: 'ReviewAnswer',
  description: 'The answer of a seller to a review.',
  example: { text: 'Thank you for your kind words.' },
});

/** These reviews with the names of their authors. */
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

/** The review after a change, as a path answers it. */
export async function answerOfReview(scope: Scope, id: string) {
  const [review] = await presentReviews(scope, [await requireReview(scope, id)]);
  return { status: 'success', data: { review } };
}
