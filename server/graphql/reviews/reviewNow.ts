import type { Review } from '../../usecases/reviews/findReviews.js';
import type { GraphQLContext } from '../context.js';
import { freshLoaders } from '../loaders.js';

/** Returns the payload of a review mutation: the review after the change. */
export async function reviewNow(context: GraphQLContext, id: string): Promise<{ review: Review | null }> {
  return { review: await freshLoaders(context).review.load(id) };
}
