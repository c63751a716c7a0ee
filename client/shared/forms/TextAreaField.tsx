import { Textarea, type TextareaProps } from '@chakra-ui/react/textarea';
import type { ReactNode } from 'react';
import { FormField } from './FormField';

type Props = Omit<TextareaProps, 'children'> & { label: ReactNode; error?: string; helper?: ReactNode };

export function TextAreaField({ label, error, helper, required, ...textarea }: Props) {
  return (
    <FormField label={label} error={error} helper={helper} required={required}>
      <Textarea rows={4} {...textarea} enterKeyHint="enter" />
    </FormField>
  );
}
