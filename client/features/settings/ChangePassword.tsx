import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangePasswordInput } from '../../shared/contract/schema.generated';
import { useSession } from '../../session/viewer/SessionProvider';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { Form } from '../../shared/forms/Form';
import { NewPasswordFields } from '../../shared/forms/NewPasswordFields';
import { PasswordField } from '../../shared/forms/PasswordField';
import { useServerForm } from '../../shared/forms/useServerForm';
import { readAgain } from '../../shared/paging/readAgain';
import { SuccessNote, useSuccessNote } from '../../shared/ui/SuccessNote';
import { useChangePasswordMutation } from './Security.generated';
import { SettingsSection } from './SettingsSection';

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

/**
 * Changes the password, which requires the current password. Other devices are logged out, and this device gets a new
 * session.
 */
export function ChangePassword() {
  const { t } = useLingui();
  const { message, failure, submit, busy, field } = useChangePassword();
  return (
    <SettingsSection title={t`Change password`}>
      <Form onSubmit={submit}>
        <SuccessNote message={message} />
        <ErrorAlert message={failure} />
        <PasswordField
          label={t`Current password`}
          autoComplete="current-password"
          {...field('currentPassword', { required: t`Password is required` })}
        />
        <NewPasswordFields field={field} last />
        <Button type="submit" justifySelf="start" loading={busy}>
          <Trans>Change password</Trans>
        </Button>
      </Form>
    </SettingsSection>
  );
}

function useChangePassword() {
  const { t } = useLingui();
  const { signIn } = useSession();
  const client = useApolloClient();
  const note = useSuccessNote();
  const [changePassword] = useChangePasswordMutation();
  const change = useServerForm({
    defaultValues: EMPTY,
    send: async (input: ChangePasswordInput) =>
      (await changePassword({ variables: { input } })).data?.changePassword,
    onAccepted: async ({ token, user }) => {
      if (token && user) await signIn(token, user);
      void readAgain(client);
      change.form.reset(EMPTY);
      note.show(t`Your password has been changed. Other devices are logged out.`);
    },
  });
  return { ...change, message: note.message };
}
