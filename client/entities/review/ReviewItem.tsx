import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { onDemand } from '../../shared/ui/onDemand';
import { AnswerButton } from './AnswerButton';
import { ReportReviewButton } from './ReportReviewButton';
import type { ReviewFragment } from './Review.generated';
import { ReviewButton } from './ReviewButton';
import { subjectOf } from './reviewSubject';
import { ReviewText } from './ReviewText';

const ReviewRemoval = onDemand(() => import('./ReviewRemoval'));

const Article = chakra('article', { base: { outline: 'none' } });

type Props = {
  review: ReviewFragment;
  /** Called when the list is stale. */
  onChanged: () => void;
};

/** Shows a review with the actions that the viewer may take. */
export function ReviewItem({ review, onChanged }: Props) {
  const { t } = useLingui();
  const { viewerCanEdit, viewerCanAnswer, viewerCanReport, viewerCanModerate } = review;
  return (
    // The reply button disappears when pressed, so the focus moves here.
    <Article tabIndex={-1} aria-label={t`Review by ${review.author.name}`}>
      <ReviewText review={review} />
      <Flex gap="3" wrap="wrap" align="center" mt="2" _empty={{ display: 'none' }}>
        {viewerCanEdit && <ReviewButton subject={subjectOf(review)} written={review} onDone={onChanged} />}
        {viewerCanAnswer && <AnswerButton review={review} onDone={onChanged} />}
        {viewerCanReport && !viewerCanModerate && <ReportReviewButton reviewId={review.id} />}
        {viewerCanModerate && <ReviewRemoval review={review} onDone={onChanged} />}
      </Flex>
    </Article>
  );
}
