import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReportReason } from '../../shared/contract/schema.generated';
import { REPORT_REASON_LABELS } from './moderationLabels';
import { LONGEST_REASON } from '../../shared/contract/limits.generated';
import { FormDialog } from '../../shared/forms/FormDialog';
import { SelectField } from '../../shared/forms/SelectField';
import { TextAreaField } from '../../shared/forms/TextAreaField';
import { useServerForm } from '../../shared/forms/useServerForm';
import { useReportBookMutation } from './ModerationSteps.generated';

type Props = { bookId: string; onDone: () => void; onClose: () => void };

const UNTOUCHED: { reason: ReportReason; note: string } = { reason: 'WRONG_DESCRIPTION', note: '' };

/** Tells the administrators what is wrong with a listing. */
export default function ReportDialog({ bookId, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { failure, submit, busy, field } = useReport(bookId, onDone);
  return (
    <FormDialog
      open
      title={t`Report this listing`}
      submit={t`Send the report`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <Trans>An administrator will review it. The seller is not told who reported it.</Trans>
      </Text>
      <SelectField label={t`What is wrong?`} choices={REPORT_REASON_LABELS} {...field('reason')} />
      <TextAreaField label={t`Details (optional)`} rows={3} maxLength={LONGEST_REASON} {...field('note')} />
    </FormDialog>
  );
}

function useReport(bookId: string, onDone: () => void) {
  const [report] = useReportBookMutation();
  return useServerForm({
    defaultValues: UNTOUCHED,
    send: async ({ reason, note }) =>
      (await report({ variables: { input: { bookId, reason, note: note || null } } })).data?.reportBook,
    onAccepted: onDone,
  });
}
