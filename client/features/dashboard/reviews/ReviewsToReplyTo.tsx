import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { ReviewFragment } from '../../../entities/review/Review.generated';
import { ReviewItem } from '../../../entities/review/ReviewItem';
import { paths } from '../../../shared/navigation/paths';
import { TextLink } from '../../../shared/navigation/TextLink';
import { MoreButton } from '../../../shared/paging/MoreButton';
import { LoadFailure } from '../../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../../shared/ui/RowsSkeleton';
import { Panel } from '../figures/Panel';
import { RowList } from '../figures/RowList';
import { useAfterStep } from '../figures/useAfterStep';
import { useReviewsToReplyToQuery } from './ReviewsToReplyTo.generated';

const PAGE = 3;

/** Shows the reviews that await the viewer's reply. */
export function ReviewsToReplyTo() {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch, fetchMore } = useReviewsToReplyToQuery({
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.reviewsToAnswer;
  const afterStep = useAfterStep(heading);
  return (
    <Panel title={t`Reviews to reply to`} headingRef={heading}>
      {!list && (error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={2} />)}
      {list && list.edges.length === 0 && <NoneToReplyTo />}
      {list && list.edges.length > 0 && (
        <RowList>
          {list.edges.map(({ node }) => (
            <li key={node.id}>
              <About review={node} />
              <ReviewItem review={node} onChanged={afterStep} />
            </li>
          ))}
        </RowList>
      )}
      {list && <MoreButton list={list} onMore={(after) => fetchMore({ variables: { after } })} />}
    </Panel>
  );
}

const NoneToReplyTo = () => (
  <Text color="fg.muted">
    <Trans>No reviews to reply to.</Trans>
  </Text>
);

/** Names the book of a review, or states that the review is about the seller. */
function About({ review: { edition, book } }: { review: ReviewFragment }) {
  if (!edition || !book) {
    return (
      <Text fontWeight="medium" mb="1">
        <Trans>Review of you as a seller</Trans>
      </Text>
    );
  }
  return (
    <Text mb="1" overflowWrap="anywhere">
      <TextLink to={paths.book(book.id)} display="inline-block" py="0.5">
        {edition.title}
      </TextLink>
    </Text>
  );
}
