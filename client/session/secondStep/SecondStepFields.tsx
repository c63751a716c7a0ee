import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SecondFactorMethod } from '../../shared/contract/schema.generated';
import { TextField } from '../../shared/forms/TextField';
import type { useSecondStep } from './useSecondStep';

type Step = Pick<
  ReturnType<typeof useSecondStep>,
  'method' | 'setMethod' | 'others' | 'field' | 'canUsePasskey' | 'usePasskey' | 'busy'
>;

/** Fields for the current method of the second step, with buttons that switch to another method. */
export function SecondStepFields({ step }: { step: Step }) {
  return (
    <>
      {step.method === 'AUTHENTICATOR' && <CodeField step={step} />}
      {step.method === 'RECOVERY_CODE' && <RecoveryCodeField step={step} />}
      {step.method === 'PASSKEY' && <PasskeyPart step={step} />}
      <Stack align="start" gap="1">
        {step.others.map((method) => (
          <Button
            key={method}
            variant="plain"
            size="sm"
            px="0"
            whiteSpace="normal"
            textAlign="start"
            onClick={() => step.setMethod(method)}
          >
            <OtherMethod method={method} />
          </Button>
        ))}
      </Stack>
    </>
  );
}

function CodeField({ step }: { step: Step }) {
  const { t } = useLingui();
  return (
    <TextField
      key="code"
      label={t`Code`}
      helper={t`The 6-digit code that your authenticator app shows`}
      inputMode="numeric"
      autoComplete="one-time-code"
      {...step.field('code', { required: t`Please enter the 6 digits of the code` })}
      enterKeyHint="go"
    />
  );
}

function RecoveryCodeField({ step }: { step: Step }) {
  const { t } = useLingui();
  return (
    <TextField
      key="recoveryCode"
      label={t`Recovery code`}
      helper={t`One of the ten codes that you saved. Each code works once.`}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...step.field('recoveryCode', { required: t`Please enter a recovery code` })}
      enterKeyHint="go"
    />
  );
}

function PasskeyPart({ step }: { step: Step }) {
  if (!step.canUsePasskey) {
    return (
      <Text color="fg.muted">
        <Trans>This browser cannot use passkeys at this address.</Trans>
      </Text>
    );
  }
  return (
    <Button justifySelf="start" loading={step.busy} onClick={step.usePasskey}>
      <Trans>Use a passkey</Trans>
    </Button>
  );
}

function OtherMethod({ method }: { method: SecondFactorMethod }) {
  if (method === 'AUTHENTICATOR') return <Trans>Use a code from your authenticator app</Trans>;
  return method === 'PASSKEY' ? <Trans>Use a passkey instead</Trans> : <Trans>Use a recovery code</Trans>;
}
