import { NativeSelect } from '@chakra-ui/react/native-select';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FormField } from './FormField';

type Props = Omit<NativeSelect.FieldProps, 'children'> & {
  label: ReactNode;
  error?: string;
  required?: boolean;
  /** What can be chosen, and the text of each: one of ours, or a name as it is. */
  choices: Record<string, MessageDescriptor | string>;
};

/** A dropdown with its label; `placeholder` is the text of the option that chooses nothing. */
export function SelectField({ label, error, required, choices, ...select }: Props) {
  const { t } = useLingui();
  return (
    <FormField label={label} error={error} required={required}>
      <NativeSelect.Root>
        <NativeSelect.Field {...select}>
          {Object.entries(choices).map(([value, text]) => (
            <option key={value} value={value}>
              {typeof text === 'string' ? text : t(text)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  );
}
