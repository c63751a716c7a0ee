import { useLingui } from '@lingui/react/macro';
import { PasswordField } from './PasswordField';
import type { FieldOf } from './fieldOf';

type Props = {
  field: FieldOf<'password' | 'confirmPassword'>;
  /** True where the form ends with them. */
  last?: boolean;
};

/** A new password, twice; that the two agree is checked while the second is typed. */
export function NewPasswordFields({ field, last = false }: Props) {
  const { t } = useLingui();
  const recheck = 'confirmPassword';
  const confirmation = field('confirmPassword', {
    required: t`Please confirm your password`,
    recheck,
    validate: (value, { password }) => value === password || t`Passwords do not match`,
  });
  return (
    <>
      <PasswordField
        label={t`Password`}
        autoComplete="new-password"
        {...field('password', { required: t`Password is required`, recheck })}
      />
      <PasswordField
        label={t`Confirm Password`}
        autoComplete="new-password"
        {...confirmation}
        enterKeyHint={last ? 'go' : 'next'}
      />
    </>
  );
}
