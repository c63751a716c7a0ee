import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { AS_VISITOR } from '../connection/authorization';
import { FormDialog } from '../../shared/forms/FormDialog';
import { InvalidAnswer } from '../../shared/send/InvalidAnswer';
import { PasswordField } from '../../shared/forms/PasswordField';
import { useServerForm } from '../../shared/forms/useServerForm';
import { answerLogInAgain } from '../token/endedSession';
import { useLogInAgainMutation, type LogInAgainMutation } from './LogInAgain.generated';
import { removeToken, saveToken } from '../token/token';

/** Asks the same person for the password, then continues what was waiting. */
export default function LogInAgainDialog({ email }: { email: string }) {
  const { t } = useLingui();
  const { failure, submit, busy, field } = useLogInAgain(email);
  return (
    <FormDialog
      open
      title={t`Your session has ended`}
      submit={t`Login`}
      dismiss={t`Not now`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={() => answerLogInAgain(false)}
    >
      <Text>
        <Trans>Log in again as {email}to carry on where you left off. Nothing you typed is lost.</Trans>
      </Text>
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        {...field('password', { required: t`Password is required` })}
        enterKeyHint="go"
      />
      <Button variant="plain" size="sm" justifySelf="start" px="0" onClick={removeToken}>
        <Trans>Use another account</Trans>
      </Button>
    </FormDialog>
  );
}

function useLogInAgain(email: string) {
  const { t } = useLingui();
  const [logIn] = useLogInAgainMutation({ context: AS_VISITOR });
  return useServerForm({
    defaultValues: { password: '' },
    send: async ({ password }: { password: string }) =>
      (await logIn({ variables: { input: { email, password } } })).data?.logIn,
    onAccepted: takeUp,
    fallback: t`Failed to login`,
    invalidAnswer: t`Login failed`,
  });
}

function takeUp({ token, user }: LogInAgainMutation['logIn']): void {
  if (!token || !user) throw new InvalidAnswer('The server has accepted but given no session');
  saveToken(token, user.role === 'PUBLISHER');
  answerLogInAgain(true);
}
