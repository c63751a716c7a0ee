import type { Payload } from '../../shared/send/outcomeOf';
import type { ReviewFragment } from './Review.generated';
import {
  useEditReviewMutation,
  useReviewBookMutation,
  useReviewSellerMutation,
} from './ReviewSteps.generated';
import type { ReviewDraft, ReviewSubject } from './reviewSubject';

type Write = (draft: ReviewDraft) => Promise<Payload | null | undefined>;

/** Returns a function that sends a new review of a book or a seller, or the changes to an existing one. */
export function useWriteReview({ type, id }: ReviewSubject, written: ReviewFragment | null): Write {
  const [reviewBook] = useReviewBookMutation();
  const [reviewSeller] = useReviewSellerMutation();
  const [edit] = useEditReviewMutation();
  const isBook = type === 'BOOK';
  return async ({ stars, text }) => {
    if (written) {
      const input = { reviewId: written.id, text, ...(isBook && { stars }) };
      return (await edit({ variables: { input } })).data?.editReview;
    }
    if (isBook) {
      return (await reviewBook({ variables: { input: { bookId: id, stars, text } } })).data?.reviewBook;
    }
    return (await reviewSeller({ variables: { input: { sellerId: id, text } } })).data?.reviewSeller;
  };
}
