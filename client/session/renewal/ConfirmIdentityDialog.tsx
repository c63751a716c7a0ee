import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ConfirmIdentityInput } from '../../shared/contract/schema.generated';
import { FormDialog } from '../../shared/forms/FormDialog';
import { PasswordField } from '../../shared/forms/PasswordField';
import { useServerForm } from '../../shared/forms/useServerForm';
import { CONFIRMING } from '../connection/confirmationLink';
import { SecondStepFields } from '../secondStep/SecondStepFields';
import type { SecondStepPartsFragment } from '../secondStep/SecondStep.generated';
import { useSecondStep } from '../secondStep/useSecondStep';
import { answerConfirmation } from '../token/confirmation';
import { useConfirmIdentityMutation, useStartConfirmationMutation } from './ConfirmIdentity.generated';

const close = () => answerConfirmation(false);
const done = () => answerConfirmation(true);

/** Asks for the second factor if the account has one, otherwise for the password. */
export default function ConfirmIdentityDialog() {
  const [start] = useStartConfirmationMutation({ context: CONFIRMING });
  const [step, setStep] = useState<SecondStepPartsFragment | null | undefined>();
  useEffect(() => {
    start()
      .then(({ data }) => setStep(data?.startConfirmation.secondFactor))
      .catch(close);
  }, [start]);
  if (step === undefined) return null;
  return step ? <ByFactor step={step} /> : <ByPassword />;
}

function useConfirm() {
  const [confirm] = useConfirmIdentityMutation({ context: CONFIRMING });
  return async (input: ConfirmIdentityInput) =>
    (await confirm({ variables: { input } })).data?.confirmIdentity;
}

function ByPassword() {
  const { t } = useLingui();
  const { failure, submit, busy, field } = useServerForm({
    defaultValues: { password: '' },
    send: useConfirm(),
    onAccepted: done,
  });
  return (
    <FormDialog
      open
      title={t`Confirm your identity`}
      submit={t`Confirm`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={close}
    >
      <Reason />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        {...field('password', { required: t`Password is required` })}
        enterKeyHint="go"
      />
    </FormDialog>
  );
}

function ByFactor({ step }: { step: SecondStepPartsFragment }) {
  const { t } = useLingui();
  const second = useSecondStep({ step, send: useConfirm(), onAccepted: done });
  return (
    <FormDialog
      open
      title={t`Confirm your identity`}
      submit={t`Confirm`}
      busy={second.busy}
      failure={second.failure}
      disabled={second.method === 'PASSKEY'}
      onSubmit={second.submit}
      onClose={close}
    >
      <Reason />
      <SecondStepFields step={second} />
    </FormDialog>
  );
}

function Reason() {
  return (
    <Text>
      <Trans>
        This action affects the security of your account, so please confirm it. Your confirmation is valid for
        10 minutes.
      </Trans>
    </Text>
  );
}
