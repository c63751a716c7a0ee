import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { onDemand } from '../../shared/ui/onDemand';
import { ReplyButton } from './ReplyButton';
import { ReportReviewButton } from './ReportReviewButton';
import type { ReviewFragment } from './Review.generated';
import { ReviewButton } from './ReviewButton';
import { subjectOf } from './reviewSubject';
import { ReviewText } from './ReviewText';

const ReviewRemoval = onDemand(() => import('./ReviewRemoval'));
const ReplyWithdrawal = onDemand(() => import('./ReplyWithdrawal'));

const Article = chakra('article', { base: { outline: 'none' } });

type Props = {
  review: ReviewFragment;
  /** Called when the list becomes stale. */
  onChanged: () => void;
};

/** Shows a review with the actions that the viewer may take. */
export function ReviewItem({ review, onChanged }: Props) {
  const { t } = useLingui();
  return (
    // Focusable, because a successful action removes its button. The article then receives the focus.
    <Article tabIndex={-1} aria-label={t`Review by ${review.author.name}`}>
      <ReviewText review={review} />
      <ReplyRemovalReason reason={review.answerRemovalReason} />
      <Flex gap="3" wrap="wrap" align="center" mt="2" _empty={{ display: 'none' }}>
        <Actions review={review} onChanged={onChanged} />
      </Flex>
    </Article>
  );
}

/** Shows the seller and moderators the reason why a reply was removed. */
function ReplyRemovalReason({ reason }: { reason: string | null }) {
  if (reason === null) return null;
  return (
    <Text mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
      <Trans>A moderator removed the reply: {reason}</Trans>
    </Text>
  );
}

function Actions({ review, onChanged }: Props) {
  const { viewerCanReport, viewerCanModerate } = review;
  return (
    <>
      {review.viewerCanEdit && (
        <ReviewButton subject={subjectOf(review)} written={review} onDone={onChanged} />
      )}
      {review.viewerCanAnswer && <ReplyButton review={review} onDone={onChanged} />}
      {review.viewerCanWithdrawAnswer && <ReplyWithdrawal review={review} onDone={onChanged} />}
      {viewerCanReport && !viewerCanModerate && <ReportReviewButton review={review} />}
      {viewerCanModerate && <ReviewRemoval review={review} onDone={onChanged} />}
    </>
  );
}
