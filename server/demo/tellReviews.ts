import { answerReview } from '../usecases/reviews/changeReview.js';
import { reviewBook, reviewSeller } from '../usecases/reviews/writeReview.js';
import type { DemoReview } from './demoReviews.js';
import type { DemoStage } from './demoStage.js';

/** Writes the demo reviews and replies. Only buyers with a delivery can review, so the demo orders must exist first. */
export async function tellReviews(
  stage: DemoStage,
  reviews: readonly DemoReview[],
  bookIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const review of reviews) {
    const reviewId = await write(stage, review, bookIds);
    if (!review.answer) continue;
    const { by, daysAgo, text } = review.answer;
    await answerReview(stage.scopeOf(by, daysAgo), { reviewId, text });
  }
}

function write(stage: DemoStage, review: DemoReview, bookIds: ReadonlyMap<string, string>): Promise<string> {
  const scope = stage.scopeOf(review.author, review.daysAgo);
  const { text } = review;
  if ('seller' in review) return reviewSeller(scope, { sellerId: stage.idOf(review.seller), text });
  return reviewBook(scope, { bookId: bookIds.get(review.book), stars: review.stars, text });
}
