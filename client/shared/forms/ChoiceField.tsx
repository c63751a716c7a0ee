import { NativeSelect } from '@chakra-ui/react/native-select';
import { FormField } from './FormField';

type Props<Value extends string> = {
  label: string;
  helper?: string;
  /** The label of each value, in the order of the dropdown. */
  choices: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
};

/** A dropdown that always has a value. */
export function ChoiceField<Value extends string>(props: Props<Value>) {
  const { label, helper, choices, value, onChange } = props;
  const isChoice = (text: string): text is Value => text in choices;
  return (
    <FormField label={label} helper={helper}>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={value}
          onChange={({ currentTarget }) => isChoice(currentTarget.value) && onChange(currentTarget.value)}
        >
          {Object.entries<string>(choices).map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  );
}
