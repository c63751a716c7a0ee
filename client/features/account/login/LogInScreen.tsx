import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LogInInput } from '../../../shared/contract/schema.generated';
import { paths } from '../../../shared/navigation/paths';
import { useReturnState } from '../../../session/viewer/useReturnState';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { Form } from '../../../shared/forms/Form';
import { PasswordField } from '../../../shared/forms/PasswordField';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { TextLink } from '../../../shared/navigation/TextLink';
import { AccountCard } from '../forms/AccountCard';
import { EmailField } from '../forms/ContactFields';
import { useLogInMutation } from './LogIn.generated';
import { useSignIn } from '../forms/useSignIn';

/** /login */
export default function LogInScreen() {
  const { t } = useLingui();
  const state = useReturnState();
  return (
    <AccountCard title={t`Welcome Back`} lead={t`Your shelves are where you left them.`}>
      <LogInForm />
      <Text mt="6" textAlign="center">
        <TextLink to={paths.forgotPassword}>
          <Trans>Forgot your password?</Trans>
        </TextLink>
      </Text>
      <Text mt="3" color="fg.muted" textAlign="center">
        <Trans>
          New here?{' '}
          <TextLink to={paths.signUp} state={state}>
            Sign Up
          </TextLink>
        </Trans>
      </Text>
    </AccountCard>
  );
}

function LogInForm() {
  const { t } = useLingui();
  const [logIn] = useLogInMutation();
  const { failure, submit, busy, field } = useServerForm({
    defaultValues: { email: '', password: '' },
    send: async (input: LogInInput) => (await logIn({ variables: { input } })).data?.logIn,
    onAccepted: useSignIn(),
    fallback: t`Failed to login`,
    invalidAnswer: t`Login failed`,
  });
  return (
    <Form onSubmit={submit}>
      <ErrorAlert message={failure} />
      <EmailField field={field} isUserName />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        {...field('password', { required: t`Password is required` })}
        enterKeyHint="go"
      />
      <Button type="submit" size="lg" loading={busy} loadingText={t`Logging in...`}>
        <Trans>Login</Trans>
      </Button>
    </Form>
  );
}
