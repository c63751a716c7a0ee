import { Text } from '@chakra-ui/react/text';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LONGEST_REASON } from '../../shared/contract/limits.generated';
import { FormDialog } from '../../shared/forms/FormDialog';
import { SelectField } from '../../shared/forms/SelectField';
import { TextAreaField } from '../../shared/forms/TextAreaField';
import { useServerForm } from '../../shared/forms/useServerForm';
import type { Payload } from '../../shared/send/outcomeOf';

type Props<Reason extends string> = {
  title: string;
  /** Explains the consequence of the report. */
  children: ReactNode;
  /** The reasons to choose from; `first` is preselected. */
  reasons: Record<Reason, MessageDescriptor>;
  first: Reason;
  send: (report: { reason: Reason; note: string | null }) => Promise<Payload | null | undefined>;
  onDone: () => void;
  onClose: () => void;
};

/** A form that reports something to the moderators, with a reason and an optional note. */
export function ReportForm<Reason extends string>(props: Props<Reason>) {
  const { t } = useLingui();
  const { title, children, reasons, onClose } = props;
  const { failure, submit, busy, field } = useReport(props);
  return (
    <FormDialog
      open
      title={title}
      submit={t`Send the report`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">{children}</Text>
      <SelectField label={t`What is wrong?`} choices={reasons} {...field('reason')} />
      <TextAreaField label={t`Details (optional)`} rows={3} maxLength={LONGEST_REASON} {...field('note')} />
    </FormDialog>
  );
}

function useReport<Reason extends string>({ first, send, onDone }: Props<Reason>) {
  const untouched: { reason: string; note: string } = { reason: first, note: '' };
  return useServerForm({
    defaultValues: untouched,
    send: ({ reason, note }) => send({ reason: reason as Reason, note: note || null }),
    onAccepted: onDone,
  });
}
