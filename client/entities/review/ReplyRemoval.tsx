import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonButton } from '../moderation/ReasonButton';
import type { ReviewFragment } from './Review.generated';
import { useRemoveReviewAnswerMutation } from './ReviewSteps.generated';

type Props = { review: ReviewFragment; onDone: () => void };

/** Lets an administrator remove the reply to a review. */
export default function ReplyRemoval({ review, onDone }: Props) {
  const { t } = useLingui();
  const [remove] = useRemoveReviewAnswerMutation();
  return (
    <ReasonButton
      label={t`Remove reply`}
      title={t`Remove this reply?`}
      destructive
      send={async (reason) =>
        (await remove({ variables: { input: { reviewId: review.id, reason } } })).data?.removeReviewAnswer
      }
      onDone={onDone}
    >
      <Trans>
        The reply will be hidden; the review stays. {review.seller.name} sees your reason and cannot reply to
        this review again.
      </Trans>
    </ReasonButton>
  );
}
