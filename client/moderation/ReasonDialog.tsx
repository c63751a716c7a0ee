import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LONGEST_REASON } from '../limits.generated';
import type { StepPayload } from '../ui/useStep';
import { FormDialog } from '../ui/form/FormDialog';
import { TextAreaField } from '../ui/form/TextAreaField';
import { useServerForm } from '../ui/form/useServerForm';

type Props = {
  title: string;
  /** What will happen. */
  children: ReactNode;
  submit: string;
  destructive?: boolean;
  send: (reason: string) => Promise<StepPayload | null | undefined>;
  onDone: () => void;
  onClose: () => void;
};

/** Asks an administrator for the reason of what is about to be done. */
export default function ReasonDialog({ title, children, submit, destructive, send, onDone, onClose }: Props) {
  const { t } = useLingui();
  const form = useServerForm({
    defaultValues: { reason: '' },
    send: ({ reason }) => send(reason),
    onAccepted: onDone,
    fallback: t`Something went wrong. Please try again.`,
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
      <Text color="fg.muted">{children}</Text>
      <TextAreaField
        label={t`Reason`}
        rows={3}
        maxLength={LONGEST_REASON}
        {...form.field('reason', { required: t`Please give a reason` })}
      />
    </FormDialog>
  );
}
