import { useLingui } from '@lingui/react/macro';
import { SHORTEST_PASSWORD } from '../contract/limits.generated';
import { PasswordField } from './PasswordField';
import type { FieldOf } from './fieldOf';

type Props = {
  field: FieldOf<'password' | 'confirmPassword'>;
  /** True if these are the last fields of a form, so that the Enter key of phones says Go. */
  last?: boolean;
};

/** Two fields for a new password. They are compared whenever one of them changes. */
export function NewPasswordFields({ field, last = false }: Props) {
  const { t } = useLingui();
  const recheck = 'confirmPassword';
  const confirmation = field('confirmPassword', {
    required: t`Please confirm your password`,
    recheck,
    validate: (value, { password }) => value === password || t`Passwords do not match`,
  });
  const password = field('password', {
    required: t`Password is required`,
    recheck,
    validate: (typed) =>
      String(typed).length >= SHORTEST_PASSWORD || t`Password must be at least 8 characters long`,
  });
  return (
    <>
      <PasswordField label={t`Password`} autoComplete="new-password" {...password} />
      <PasswordField
        label={t`Confirm Password`}
        autoComplete="new-password"
        {...confirmation}
        enterKeyHint={last ? 'go' : 'next'}
      />
    </>
  );
}
