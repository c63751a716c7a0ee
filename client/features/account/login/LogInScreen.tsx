import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LogInInput } from '../../../shared/contract/schema.generated';
import { paths } from '../../../shared/navigation/paths';
import type { SecondStepPartsFragment } from '../../../session/secondStep/SecondStep.generated';
import { useReturnState } from '../../../session/viewer/useReturnState';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { Form } from '../../../shared/forms/Form';
import { onDemand } from '../../../shared/ui/onDemand';
import { PasswordField } from '../../../shared/forms/PasswordField';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { TextLink } from '../../../shared/navigation/TextLink';
import { AccountCard } from '../forms/AccountCard';
import { EmailField } from '../forms/ContactFields';
import { useLogInMutation } from './LogIn.generated';
import { LogInWithPasskey } from './LogInWithPasskey';
import { useSignIn } from '../forms/useSignIn';

const SecondStepOfLogIn = onDemand(() => import('./SecondStepOfLogIn'));

/** The screen at /login: asks for the password or a passkey, then for the second step if the account has one. */
export default function LogInScreen() {
  const { t } = useLingui();
  const state = useReturnState();
  const [step, setStep] = useState<SecondStepPartsFragment | null>(null);
  if (step) {
    return (
      <AccountCard title={t`One more step`} lead={t`Your account requires a second step to log in.`}>
        <SecondStepOfLogIn step={step} onBack={() => setStep(null)} />
      </AccountCard>
    );
  }
  return (
    <AccountCard title={t`Welcome Back`} lead={t`Log in to continue.`}>
      <LogInForm onStep={setStep} />
      <LogInWithPasskey />
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

function LogInForm({ onStep }: { onStep: (step: SecondStepPartsFragment) => void }) {
  const { t } = useLingui();
  const signIn = useSignIn();
  const [logIn] = useLogInMutation();
  const { failure, submit, busy, field } = useServerForm({
    defaultValues: { email: '', password: '' },
    send: async (input: LogInInput) => (await logIn({ variables: { input } })).data?.logIn,
    onAccepted: async (payload) => (payload.secondFactor ? onStep(payload.secondFactor) : signIn(payload)),
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
