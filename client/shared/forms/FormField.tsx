import { Field } from '@chakra-ui/react/field';
import type { ReactNode } from 'react';

type Props = {
  label: ReactNode;
  /** The error of the value. It marks the control as invalid and becomes its description. */
  error?: string;
  /** A hint below the control. */
  helper?: ReactNode;
  required?: boolean;
  /** A single Chakra control, such as Input or Textarea. Chakra links the label and the texts to it. */
  children: ReactNode;
};

/** A control with label, hint and error. */
export function FormField({ label, error, helper, required, children }: Props) {
  return (
    <Field.Root invalid={Boolean(error)} required={required}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {helper && <Field.HelperText _empty={{ display: 'none' }}>{helper}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
