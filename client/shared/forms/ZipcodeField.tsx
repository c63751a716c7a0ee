import type { InputProps } from '@chakra-ui/react/input';
import { useLingui } from '@lingui/react/macro';
import { asciiDigits } from '../contract/digits.generated';
import { ZIPCODE } from '../contract/limits.generated';
import type { FieldOf } from './fieldOf';
import { TextField } from './TextField';

type Props<Name extends string> = Pick<InputProps, 'autoComplete' | 'enterKeyHint' | 'maxW'> & {
  name: Name;
  field: FieldOf<Name>;
  /** The error for an empty field. The default is the error for an invalid code. */
  missing?: string;
};

export function ZipcodeField<Name extends string>({ name, field, missing, ...input }: Props<Name>) {
  const { t } = useLingui();
  const wrong = t`Please enter a valid zipcode (5-6 digits)`;
  const validate = (typed: unknown) => ZIPCODE.test(asciiDigits(String(typed)).trim()) || wrong;
  return (
    <TextField
      label={t`Zipcode`}
      inputMode="numeric"
      autoComplete="postal-code"
      {...field(name, { required: missing ?? wrong, validate })}
      {...input}
    />
  );
}
