import { Trans, useLingui } from '@lingui/react/macro';
import { REVIEW_REPORT_REASON_LABELS } from '../moderation/moderationLabels';
import { ReportForm } from '../moderation/ReportForm';
import type { ReviewFragment } from './Review.generated';
import { useReportReviewMutation } from './ReviewSteps.generated';

type Props = { review: ReviewFragment; onDone: () => void; onClose: () => void };

/** Reports a review to the moderators. The author of the review reports the reply instead. */
export default function ReportReviewDialog({ review, onDone, onClose }: Props) {
  const { t } = useLingui();
  const ofReply = review.viewerCanReportAnswer;
  const [report] = useReportReviewMutation();
  return (
    <ReportForm
      title={ofReply ? t`Report this reply` : t`Report this review`}
      reasons={REVIEW_REPORT_REASON_LABELS}
      first="OFFENSIVE"
      send={async (told) =>
        (await report({ variables: { input: { reviewId: review.id, ...told } } })).data?.reportReview
      }
      onDone={onDone}
      onClose={onClose}
    >
      {ofReply ? (
        <Trans>A moderator will review your report. The seller will not see who sent it.</Trans>
      ) : (
        <Trans>A moderator will review your report. The author will not see who sent it.</Trans>
      )}
    </ReportForm>
  );
}
