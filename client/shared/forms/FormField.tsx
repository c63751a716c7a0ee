import { Field } from '@chakra-ui/react/field';
import type { ReactNode } from 'react';

type Props = {
  label: ReactNode;
  /** What is wrong with the value; the control is then marked invalid and described by it. */
  error?: string;
  /** What the person should know before they type. */
  helper?: ReactNode;
  required?: boolean;
  /** One Chakra control: Input, Textarea, NativeSelect... It is wired to the label and the texts by itself. */
  children: ReactNode;
};

/** A control with its label, its helper text and its error. */
export function FormField({ label, error, helper, required, children }: Props) {
  return (
    <Field.Root invalid={Boolean(error)} required={required}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {helper && <Field.HelperText>{helper}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
