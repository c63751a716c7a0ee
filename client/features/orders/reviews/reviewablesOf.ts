import type { ReviewFragment } from '../../../entities/review/Review.generated';
import type { ReviewSubject } from '../../../entities/review/reviewSubject';
import type { OrderReviewsQuery } from './OrderReviews.generated';

/** A book or seller of an order that the buyer can review or has reviewed. */
export type Reviewable = { readonly subject: ReviewSubject; readonly review: ReviewFragment | null };

type Order = NonNullable<OrderReviewsQuery['order']>;

/**
 * Returns the books and sellers of an order that the buyer can review or has reviewed. Each is listed once, grouped
 * by seller.
 */
export function reviewablesOf({ fulfillments }: Order): Reviewable[] {
  const all = fulfillments.flatMap(({ seller, items }) => [
    ...items.map(({ title, book: { id, edition } }) => ({
      key: edition.id,
      subject: { type: 'BOOK' as const, id, name: title },
      ...edition,
    })),
    { key: seller.id, subject: { type: 'SELLER' as const, id: seller.id, name: seller.name }, ...seller },
  ]);
  const open = all.filter(({ viewerCanReview, viewerReview }) => viewerCanReview || viewerReview);
  const once = new Map(open.map((each) => [each.key, each]));
  return [...once.values()].map(({ subject, viewerReview }) => ({ subject, review: viewerReview }));
}
