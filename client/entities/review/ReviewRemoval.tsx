import { Trans, useLingui } from '@lingui/react/macro';
import { StepButton } from '../../shared/ui/StepButton';
import { ReasonButton } from '../moderation/ReasonButton';
import type { ReviewFragment } from './Review.generated';
import { useRemoveReviewMutation, useRestoreReviewMutation } from './ReviewSteps.generated';

type Props = { review: ReviewFragment; onDone: () => unknown };

/** Lets an administrator remove a review, or restore it. */
export default function ReviewRemoval({ review, onDone }: Props) {
  const { t } = useLingui();
  const [remove] = useRemoveReviewMutation();
  if (review.removalReason !== null) return <RestoreReviewButton reviewId={review.id} onDone={onDone} />;
  return (
    <ReasonButton
      label={t`Remove the review`}
      title={t`Remove this review?`}
      destructive
      send={async (reason) =>
        (await remove({ variables: { input: { reviewId: review.id, reason } } })).data?.removeReview
      }
      onDone={onDone}
    >
      <Trans>
        The review will be hidden. {review.author.name} sees your reason and cannot write another one.
      </Trans>
    </ReasonButton>
  );
}

type RestoreProps = { reviewId: string; onDone: () => unknown };

/** Restores a removed review. */
export function RestoreReviewButton({ reviewId, onDone }: RestoreProps) {
  const { t } = useLingui();
  const [restore] = useRestoreReviewMutation();
  const take = async () => (await restore({ variables: { input: { reviewId } } })).data?.restoreReview;
  return <StepButton label={t`Restore the review`} variant="outline" take={take} onDone={onDone} />;
}
