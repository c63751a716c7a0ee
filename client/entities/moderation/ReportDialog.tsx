import { Trans, useLingui } from '@lingui/react/macro';
import { REPORT_REASON_LABELS } from './moderationLabels';
import { useReportBookMutation } from './ModerationSteps.generated';
import { ReportForm } from './ReportForm';

type Props = { bookId: string; onDone: () => void; onClose: () => void };

/** Reports a listing to the moderators. */
export default function ReportDialog({ bookId, onDone, onClose }: Props) {
  const { t } = useLingui();
  const [report] = useReportBookMutation();
  return (
    <ReportForm
      title={t`Report this listing`}
      reasons={REPORT_REASON_LABELS}
      first="WRONG_DESCRIPTION"
      send={async (told) => (await report({ variables: { input: { bookId, ...told } } })).data?.reportBook}
      onDone={onDone}
      onClose={onClose}
    >
      <Trans>A moderator will review your report. The seller will not see who sent it.</Trans>
    </ReportForm>
  );
}
