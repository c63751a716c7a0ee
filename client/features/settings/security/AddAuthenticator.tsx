import { Code } from '@chakra-ui/react/code';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { TextField } from '../../../shared/forms/TextField';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { useAddAuthenticatorMutation } from './Factors.generated';
import { QrCode } from '../../../shared/ui/QrCode';
import { SHOWN, type StartedApp } from './useFactors';

type Props = {
  started: StartedApp;
  onAdded: (codes: readonly string[] | null) => void;
  onClose: () => void;
};

/** Adds an authenticator app. Shows the QR code, the secret as text, and a field for the code that the app then displays. */
export default function AddAuthenticator({ started, onAdded, onClose }: Props) {
  const { t } = useLingui();
  const { failure, submit, busy, field } = useAddition(started, (codes) => {
    onClose();
    if (codes) onAdded(codes);
  });
  return (
    <FormDialog
      open
      title={t`Add an authenticator app`}
      submit={t`Add`}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        <Trans>Scan this code with an authenticator app, or enter the key in the app.</Trans>
      </Text>
      <QrCode text={started.uri} label={t`QR code for an authenticator app`} />
      <Text>
        <Trans>Key:</Trans>{' '}
        <Code overflowWrap="anywhere" whiteSpace="normal" size="md">
          {started.secret.match(/.{1,4}/g)?.join(' ')}
        </Code>
      </Text>
      <TextField
        label={t`Code`}
        helper={t`The 6-digit code that the app shows now`}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field('code', { required: t`Please enter the 6 digits of the code` })}
      />
      <TextField
        label={t`Name (optional)`}
        helper={t`For example, my phone`}
        {...field('name')}
        enterKeyHint="go"
      />
    </FormDialog>
  );
}

function useAddition({ challenge }: StartedApp, onAccepted: (codes: readonly string[] | null) => void) {
  const [add] = useAddAuthenticatorMutation({ refetchQueries: SHOWN });
  return useServerForm({
    defaultValues: { code: '', name: '' },
    send: async ({ code, name }: { code: string; name: string }) =>
      (await add({ variables: { input: { challenge, code, name } } })).data?.addAuthenticator,
    onAccepted: ({ recoveryCodes }) => onAccepted(recoveryCodes),
  });
}
