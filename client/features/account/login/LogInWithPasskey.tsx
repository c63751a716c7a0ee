import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Trans } from '@lingui/react/macro';
import { canUsePasskeys, signWithPasskey, usePasskeySend } from '../../../session/secondStep/usePasskey';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { useSignIn } from '../forms/useSignIn';
import { useLogInWithPasskeyMutation, useStartPasskeyLogInMutation } from './LogIn.generated';

/** A button that logs in with a passkey instead of a password. Shown only if the browser supports passkeys. */
export function LogInWithPasskey() {
  const { logIn, busy, failure } = usePasskeyLogIn();
  if (!canUsePasskeys()) return null;
  return (
    <Box mt="4" display="grid" gap="4">
      <ErrorAlert message={failure} />
      <Button size="lg" variant="outline" loading={busy} onClick={logIn}>
        <Trans>Log in with a passkey</Trans>
      </Button>
    </Box>
  );
}

function usePasskeyLogIn() {
  const { send, busy, failure } = usePasskeySend();
  const [start] = useStartPasskeyLogInMutation();
  const [finish] = useLogInWithPasskeyMutation();
  const signIn = useSignIn();
  const request = async () => {
    const started = (await start()).data?.startPasskeyLogIn;
    if (!started?.challenge || !started.options) return started && { ...started, token: null, user: null };
    const input = { challenge: started.challenge, response: await signWithPasskey(started.options) };
    return (await finish({ variables: { input } })).data?.logInWithPasskey;
  };
  return { logIn: () => void send(request, { onAccepted: signIn }), busy, failure };
}
