import type { ReviewFragment } from '../../../entities/review/Review.generated';
import type { ReviewSubject } from '../../../entities/review/reviewSubject';
import type { OrderReviewsQuery } from './OrderReviews.generated';

/** Something of an order that its buyer may review, or has. */
export type Reviewable = { readonly subject: ReviewSubject; readonly review: ReviewFragment | null };

type Order = NonNullable<OrderReviewsQuery['order']>;

/** What of an order its buyer may review or has reviewed, each book and seller once, by what comes from whom. */
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
