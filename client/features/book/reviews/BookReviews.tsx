import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReviewButton } from '../../../entities/review/ReviewButton';
import { ReviewList } from '../../../entities/review/ReviewList';
import { readAgain } from '../../../shared/paging/readAgain';
import { useFirst } from '../../../shared/paging/useFirst';
import { LoadFailure } from '../../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../../shared/ui/RowsSkeleton';
import { Beside } from '../choosing/Beside';
import type { BookDetailFragment } from '../facts/Book.generated';
import { BookReviewsDocument, useBookReviewsQuery, type BookReviewsQuery } from './BookReviews.generated';
import { ReviewSummary } from './ReviewSummary';

const PAGE = 5;

type Props = { book: Pick<BookDetailFragment, 'id' | 'title'> };

/** Shows the reviews of a book. Buyers of any offer of the same edition can write them. */
export default function BookReviews({ book }: Props) {
  const { t } = useLingui();
  const client = useApolloClient();
  const { data, error, refetch, fetchMore } = useBookReviewsQuery({
    variables: { id: book.id, first: useFirst(BookReviewsDocument, PAGE, { id: book.id }) },
    fetchPolicy: 'cache-and-network',
  });
  const edition = data?.book?.edition;
  const reload = () => void readAgain(client);
  return (
    <Beside title={t`Reviews`}>
      {!edition && (error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={3} />)}
      {edition && <Summary edition={edition} />}
      {edition && <OwnReview book={book} edition={edition} onDone={reload} />}
      {edition && (
        <ReviewList
          list={edition.reviews}
          onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
          onChanged={reload}
        />
      )}
    </Beside>
  );
}

type Edition = NonNullable<BookReviewsQuery['book']>['edition'];

function Summary({ edition: { reviewSummary } }: { edition: Edition }) {
  if (reviewSummary.count > 0) return <ReviewSummary summary={reviewSummary} />;
  return (
    <Text color="fg.muted">
      <Trans>No reviews yet. Readers can review this book after delivery.</Trans>
    </Text>
  );
}

type OwnProps = Props & { edition: Edition; onDone: () => void };

/** Shows the button to write a review, or the reason why moderators removed the viewer's review. */
function OwnReview({ book, edition: { viewerCanReview, viewerReview }, onDone }: OwnProps) {
  if (viewerReview?.removalReason) {
    return (
      <Text mb="6">
        <Trans>A moderator removed your review: {viewerReview.removalReason}</Trans>
      </Text>
    );
  }
  if (!viewerCanReview) return null;
  return (
    <Box mt="4" mb="6">
      <ReviewButton
        subject={{ type: 'BOOK', id: book.id, name: book.title }}
        written={null}
        onDone={onDone}
      />
    </Box>
  );
}
