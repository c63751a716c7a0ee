import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import type { ReviewFragment } from '../../../entities/review/Review.generated';
import { ReviewButton } from '../../../entities/review/ReviewButton';
import type { ReviewSubject } from '../../../entities/review/reviewSubject';
import { formatDate } from '../../../shared/i18n/formatDate';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';
import { Card } from '../../../shared/ui/Card';
import { reviewablesOf, type Reviewable } from './reviewablesOf';
import { useOrderReviewsQuery } from './OrderReviews.generated';

/** Lets the buyer review the books and sellers of an order. Shows existing reviews. */
export default function OrderReviews({ orderId }: { orderId: string }) {
  const { data } = useOrderReviewsQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  const reviewables = data?.order ? reviewablesOf(data.order) : [];
  if (reviewables.length === 0) return null;
  return (
    <Card {...ON_SCREEN_ONLY}>
      <Heading as="h2" size="xl" mb="4">
        <Trans>Your reviews</Trans>
      </Heading>
      <Stack as="ul" role="list" gap="4" listStyleType="none">
        {reviewables.map((each) => (
          <ReviewableRow key={each.subject.id} {...each} />
        ))}
      </Stack>
    </Card>
  );
}

function ReviewableRow({ subject, review }: Reviewable) {
  return (
    <Flex as="li" columnGap="4" rowGap="1" wrap="wrap" align="center" justify="space-between">
      <Text flex="1 1 12rem" minWidth="0" overflowWrap="anywhere">
        <Name subject={subject} />
      </Text>
      {review && !review.viewerCanEdit ? (
        <Written review={review} />
      ) : (
        <ReviewButton subject={subject} written={review} />
      )}
    </Flex>
  );
}

const Name = ({ subject: { type, name } }: { subject: ReviewSubject }) =>
  type === 'BOOK' ? name : <Trans>{name}, seller</Trans>;

function Written({ review }: { review: ReviewFragment }) {
  return (
    <Text color="fg.muted" textStyle="sm">
      {review.removalReason === null ? (
        <Trans>You reviewed this on {formatDate(review.writtenAt)}.</Trans>
      ) : (
        <Trans>A moderator removed your review: {review.removalReason}</Trans>
      )}
    </Text>
  );
}
