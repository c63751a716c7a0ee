import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { AS_VISITOR } from '../connection/authorization';
import { FormDialog } from '../../shared/forms/FormDialog';
import { InvalidAnswer } from '../../shared/send/InvalidAnswer';
import { PasswordField } from '../../shared/forms/PasswordField';
import { useServerForm } from '../../shared/forms/useServerForm';
import { answerLogInAgain } from '../token/endedSession';
import { useState } from 'react';
import { SecondStepFields } from '../secondStep/SecondStepFields';
import type { SecondStepPartsFragment } from '../secondStep/SecondStep.generated';
import { useSecondStep, type Proof } from '../secondStep/useSecondStep';
import {
  useConfirmAgainMutation,
  useLogInAgainMutation,
  type LogInAgainMutation,
} from './LogInAgain.generated';
import { removeToken, saveToken } from '../token/token';

/** Asks the same person for the password and, if needed, the second step. Then sends the waiting operations again. */
export default function LogInAgainDialog({ email }: { email: string }) {
  const [step, setStep] = useState<SecondStepPartsFragment | null>(null);
  return step ? <SecondStepAgain step={step} /> : <PasswordAgain email={email} onStep={setStep} />;
}

type OnStep = (step: SecondStepPartsFragment) => void;

function PasswordAgain({ email, onStep }: { email: string; onStep: OnStep }) {
  const { t } = useLingui();
  const { failure, submit, busy, field } = useLogInAgain(email, onStep);
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
        <Trans>Log in again as {email} to continue where you left off. Nothing you typed is lost.</Trans>
      </Text>
      {/* Hidden field that tells password managers which account the password is for. */}
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

function SecondStepAgain({ step }: { step: SecondStepPartsFragment }) {
  const { t } = useLingui();
  const [confirm] = useConfirmAgainMutation({ context: AS_VISITOR });
  const second = useSecondStep({
    step,
    send: async (input: Proof) => (await confirm({ variables: { input } })).data?.confirmSecondFactor,
    onAccepted: takeUp,
  });
  return (
    <FormDialog
      open
      title={t`One more step`}
      submit={t`Login`}
      dismiss={t`Not now`}
      busy={second.busy}
      failure={second.failure}
      disabled={second.method === 'PASSKEY'}
      onSubmit={second.submit}
      onClose={() => answerLogInAgain(false)}
    >
      <SecondStepFields step={second} />
    </FormDialog>
  );
}

function useLogInAgain(email: string, onStep: OnStep) {
  const { t } = useLingui();
  const [logIn] = useLogInAgainMutation({ context: AS_VISITOR });
  return useServerForm({
    defaultValues: { password: '' },
    send: async ({ password }: { password: string }) =>
      (await logIn({ variables: { input: { email, password } } })).data?.logIn,
    onAccepted: (payload) => (payload.secondFactor ? onStep(payload.secondFactor) : takeUp(payload)),
    fallback: t`Failed to login`,
    invalidAnswer: t`Login failed`,
  });
}

function takeUp({ token, user }: Pick<LogInAgainMutation['logIn'], 'token' | 'user'>): void {
  if (!token || !user) throw new InvalidAnswer('The server has accepted but given no session');
  saveToken(token, user.role === 'PUBLISHER');
  answerLogInAgain(true);
}
