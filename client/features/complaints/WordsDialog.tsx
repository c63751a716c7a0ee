import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LONGEST_COMPLAINT } from '../../shared/contract/limits.generated';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextAreaField } from '../../shared/forms/TextAreaField';
import { useServerForm } from '../../shared/forms/useServerForm';
import type { Payload } from '../../shared/send/outcomeOf';

type Props = {
  title: string;
  /** Explains the consequence of the step. */
  children: ReactNode;
  label: string;
  submit: string;
  send: (text: string) => Promise<Payload | null | undefined>;
  onDone: () => void;
  onClose: () => void;
};

/** A dialog that asks for a text and sends it as a step of a complaint. */
export function WordsDialog({ title, children, label, submit: send, onClose, ...props }: Props) {
  const { t } = useLingui();
  const { failure, submit, busy, field } = useServerForm({
    defaultValues: { text: '' },
    send: ({ text }) => props.send(text),
    onAccepted: props.onDone,
  });
  return (
    <FormDialog
      open
      title={title}
      submit={send}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text color="fg.muted">{children}</Text>
      <TextAreaField
        label={label}
        rows={5}
        maxLength={LONGEST_COMPLAINT}
        {...field('text', { required: t`Please explain in a few words` })}
      />
    </FormDialog>
  );
}
