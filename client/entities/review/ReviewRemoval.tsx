import { Trans, useLingui } from '@lingui/react/macro';
import { StepButton } from '../../shared/ui/StepButton';
import { ReasonButton } from '../moderation/ReasonButton';
import type { ReviewFragment } from './Review.generated';
import {
  useRemoveReviewAnswerMutation,
  useRemoveReviewMutation,
  useRestoreReviewMutation,
} from './ReviewSteps.generated';

type Props = { review: ReviewFragment; onDone: () => void };

/** Lets a moderator remove a review or restore it, and remove the reply. */
export default function ReviewRemoval({ review, onDone }: Props) {
  return (
    <>
      {review.removalReason === null ? (
        <RemoveReviewButton review={review} onDone={onDone} />
      ) : (
        <RestoreReviewButton reviewId={review.id} onDone={onDone} />
      )}
      <RemoveReplyButton review={review} onDone={onDone} />
    </>
  );
}

function RemoveReviewButton({ review, onDone }: Props) {
  const { t } = useLingui();
  const [remove] = useRemoveReviewMutation();
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
        The review will be hidden. {review.author.name} will see your reason, and cannot write another one.
      </Trans>
    </ReasonButton>
  );
}

/** Lets a moderator remove the reply to a review. Renders nothing if there is no reply, or if the viewer may not remove it. */
export function RemoveReplyButton({ review, onDone }: Props) {
  const { t } = useLingui();
  const [remove] = useRemoveReviewAnswerMutation();
  if (!review.viewerCanRemoveAnswer) return null;
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
        The reply will be hidden; the review stays. {review.seller.name} will see your reason, and cannot
        reply to this review again.
      </Trans>
    </ReasonButton>
  );
}

type RestoreProps = { reviewId: string; onDone: () => unknown };

/** Lets a moderator restore a removed review. */
export function RestoreReviewButton({ reviewId, onDone }: RestoreProps) {
  const { t } = useLingui();
  const [restore] = useRestoreReviewMutation();
  const take = async () => (await restore({ variables: { input: { reviewId } } })).data?.restoreReview;
  return <StepButton label={t`Restore the review`} variant="outline" take={take} onDone={onDone} />;
}
