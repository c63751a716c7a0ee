import { NativeSelect } from '@chakra-ui/react/native-select';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FormField } from './FormField';

type Props = Omit<NativeSelect.FieldProps, 'children'> & {
  label: ReactNode;
  error?: string;
  required?: boolean;
  /** The labels by value. A label is a translatable text or a name. */
  choices: Record<string, MessageDescriptor | string>;
};

/** A dropdown with a label; `placeholder` is the text of the option that selects nothing. */
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
