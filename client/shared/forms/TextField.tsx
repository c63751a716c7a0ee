import { Input, type InputProps } from '@chakra-ui/react/input';
import type { ReactNode } from 'react';
import { FormField } from './FormField';

type Props = Omit<InputProps, 'children'> & { label: ReactNode; error?: string; helper?: ReactNode };

/** A text field with a label. It accepts all props of an input, so `{...field('email')}` of useServerForm fits. */
export function TextField({ label, error, helper, required, ...input }: Props) {
  return (
    <FormField label={label} error={error} helper={helper} required={required}>
      <Input {...input} />
    </FormField>
  );
}
