import { useLingui } from '@lingui/react/macro';
import { PasswordField } from './PasswordField';
import type { FieldOf } from './useServerForm';

/** A new password, twice; that the two agree is checked while the second is typed. */
export function NewPasswordFields({ field }: { field: FieldOf<'password' | 'confirmPassword'> }) {
  const { t } = useLingui();
  const confirmation = field('confirmPassword', {
    required: t`Please confirm your password`,
    validate: (value, { password }) => value === password || t`Passwords do not match`,
  });
  return (
    <>
      <PasswordField
        label={t`Password`}
        autoComplete="new-password"
        {...field('password', { required: t`Password is required`, deps: 'confirmPassword' })}
      />
      <PasswordField label={t`Confirm Password`} autoComplete="new-password" {...confirmation} />
    </>
  );
}
