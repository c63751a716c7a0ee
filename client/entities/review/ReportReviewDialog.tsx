import { Trans, useLingui } from '@lingui/react/macro';
import { REVIEW_REPORT_REASON_LABELS } from '../moderation/moderationLabels';
import { ReportForm } from '../moderation/ReportForm';
import { useReportReviewMutation } from './ReviewSteps.generated';

type Props = { reviewId: string; onDone: () => void; onClose: () => void };

/** Tells the administrators what is wrong with a review. */
export default function ReportReviewDialog({ reviewId, onDone, onClose }: Props) {
  const { t } = useLingui();
  const [report] = useReportReviewMutation();
  return (
    <ReportForm
      title={t`Report this review`}
      reasons={REVIEW_REPORT_REASON_LABELS}
      first="OFFENSIVE"
      send={async (told) =>
        (await report({ variables: { input: { reviewId, ...told } } })).data?.reportReview
      }
      onDone={onDone}
      onClose={onClose}
    >
      <Trans>An administrator will review it. The author does not learn who reported it.</Trans>
    </ReportForm>
  );
}
