import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { SecondStepFields } from '../../../session/secondStep/SecondStepFields';
import type { SecondStepPartsFragment } from '../../../session/secondStep/SecondStep.generated';
import { useSecondStep, type Proof } from '../../../session/secondStep/useSecondStep';
import { Form } from '../../../shared/forms/Form';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { useSignIn } from '../forms/useSignIn';
import { useConfirmSecondFactorMutation } from './LogIn.generated';

type Props = { step: SecondStepPartsFragment; onBack: () => void };

/** The second step of a log-in, with a way back to the password. */
export default function SecondStepOfLogIn({ step, onBack }: Props) {
  const { t } = useLingui();
  const [confirm] = useConfirmSecondFactorMutation();
  const second = useSecondStep({
    step,
    send: async (input: Proof) => (await confirm({ variables: { input } })).data?.confirmSecondFactor,
    onAccepted: useSignIn(),
  });
  return (
    <Form onSubmit={second.submit}>
      <ErrorAlert message={second.failure} />
      <SecondStepFields step={second} />
      <Stack gap="2">
        {second.method !== 'PASSKEY' && (
          <Button type="submit" size="lg" loading={second.busy} loadingText={t`Logging in...`}>
            <Trans>Login</Trans>
          </Button>
        )}
        <Button variant="ghost" colorPalette="gray" onClick={onBack}>
          <Trans>Back to login</Trans>
        </Button>
      </Stack>
    </Form>
  );
}
