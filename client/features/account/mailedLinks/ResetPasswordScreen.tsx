import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/navigation/paths';
import { useSession } from '../../../session/viewer/SessionProvider';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { Form } from '../../../shared/forms/Form';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { TextLink } from '../../../shared/navigation/TextLink';
import { AccountCard } from '../forms/AccountCard';
import { useResetPasswordMutation } from './MailedLinks.generated';
import { NewPasswordFields } from '../../../shared/forms/NewPasswordFields';

/** The screen at /reset-password/:token, opened from a mailed link: sets a new password. */
export default function ResetPasswordScreen() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const [isDone, setIsDone] = useState(false);
  const { viewer, signOut } = useSession();
  const finish = async () => {
    // The server has ended all sessions. With a saved token, the viewer would be redirected away from the log-in.
    if (viewer) await signOut();
    setIsDone(true);
  };
  return (
    <AccountCard title={t`Choose a new password`}>
      {isDone ? (
        <Text>
          <Trans>
            Your password has been changed, and you are logged out everywhere.{' '}
            <TextLink to={paths.logIn}>Log in with the new one</TextLink>
          </Trans>
        </Text>
      ) : (
        <NewPasswordForm token={token} onDone={finish} />
      )}
    </AccountCard>
  );
}

function NewPasswordForm({ token, onDone }: { token: string; onDone: () => Promise<void> }) {
  const [reset] = useResetPasswordMutation();
  const { failure, submit, busy, field } = useServerForm({
    defaultValues: { password: '', confirmPassword: '' },
    send: async (passwords: { password: string; confirmPassword: string }) =>
      (await reset({ variables: { input: { token, ...passwords } } })).data?.resetPassword,
    onAccepted: onDone,
  });
  return (
    <Form onSubmit={submit}>
      <ErrorAlert message={failure} />
      {failure && (
        <TextLink to={paths.forgotPassword}>
          <Trans>Request a new link</Trans>
        </TextLink>
      )}
      <NewPasswordFields field={field} last />
      <Button type="submit" size="lg" loading={busy}>
        <Trans>Save new password</Trans>
      </Button>
    </Form>
  );
}
