import { useLingui } from '@lingui/react/macro';
import { EMAIL } from '../../../shared/contract/limits.generated';
import { TextField } from '../../../shared/forms/TextField';
import type { FieldOf } from '../../../shared/forms/fieldOf';

type EnterKey = 'next' | 'go' | 'send' | 'done';
type Props<Name extends string> = {
  field: FieldOf<Name>;
  /** The label of the Enter key on phones; 'next' by default. */
  enterKeyHint?: EnterKey;
};

/**
 * A field for the email address. With `isUserName`, as on the log-in form, the format is not checked, and password managers
 * fill in the user name.
 */
export function EmailField({
  field,
  enterKeyHint = 'next',
  isUserName = false,
}: Props<'email'> & { isUserName?: boolean }) {
  const { t } = useLingui();
  const validate = (typed: unknown) =>
    isUserName || EMAIL.test(String(typed).trim()) || t`Please enter a valid email address`;
  return (
    <TextField
      label={t`Email`}
      type="email"
      inputMode="email"
      autoComplete={isUserName ? 'username' : 'email'}
      {...field('email', { required: t`Email is required`, validate })}
      enterKeyHint={enterKeyHint}
    />
  );
}

export function PhoneField({ field }: Pick<Props<'phone'>, 'field'>) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Phone`}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      {...field('phone', { required: t`Phone is required` })}
    />
  );
}

export function AddressField({ field, enterKeyHint = 'next' }: Props<'address'>) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Address`}
      autoComplete="street-address"
      {...field('address', { required: t`Address is required` })}
      enterKeyHint={enterKeyHint}
    />
  );
}
