import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LONGEST_REASON } from '../../shared/contract/limits.generated';
import type { Payload } from '../../shared/send/outcomeOf';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextAreaField } from '../../shared/forms/TextAreaField';
import { useServerForm } from '../../shared/forms/useServerForm';

type Props<Result extends Payload> = {
  title: string;
  /** Explains the consequence of the action. */
  children: ReactNode;
  submit: string;
  /** The label of the field; 'Reason' if left out. */
  label?: string;
  destructive?: boolean;
  send: (reason: string) => Promise<Result | null | undefined>;
  onDone: (result: Result) => void;
  onClose: () => void;
};

/** Asks staff for the reason for an action. */
export default function ReasonDialog<Result extends Payload>({
  title,
  children,
  submit,
  label,
  destructive,
  send,
  onDone,
  onClose,
}: Props<Result>) {
  const { t } = useLingui();
  const form = useServerForm({
    defaultValues: { reason: '' },
    send: ({ reason }) => send(reason),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      open
      title={title}
      submit={submit}
      destructive={destructive}
      busy={form.busy}
      failure={form.failure}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Text color="fg.muted" overflowWrap="anywhere">
        {children}
      </Text>
      <TextAreaField
        label={label ?? t`Reason`}
        rows={3}
        maxLength={LONGEST_REASON}
        {...form.field('reason', { required: t`Please give a reason` })}
      />
    </FormDialog>
  );
}
