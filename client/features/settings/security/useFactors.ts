import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { makePasskey, usePasskeySend } from '../../../session/secondStep/usePasskey';
import { useSend } from '../../../shared/send/useSend';
import {
  SecondFactorsDocument,
  SecurityEventsDocument,
  useAddPasskeyMutation,
  useMakeRecoveryCodesMutation,
  useRemoveSecondFactorMutation,
  useStartAuthenticatorMutation,
  useStartPasskeyMutation,
} from './Factors.generated';

/** Queries to reload after a change. Their results have no ids, so the cache cannot update them. */
export const SHOWN = [SecondFactorsDocument, SecurityEventsDocument];

/** An authenticator app that is being added. */
export type StartedApp = { challenge: string; secret: string; uri: string };

/** Manages the second factors. `onCodes` receives new recovery codes; null if none were created. */
export function useFactors(onCodes: (codes: readonly string[] | null) => void) {
  const { send, busy, failure } = useSend();
  const passkey = usePasskeyAddition(onCodes);
  const [started, setStarted] = useState<StartedApp | null>(null);
  const [start] = useStartAuthenticatorMutation();
  const refetchQueries = SHOWN;
  const [removeFactor] = useRemoveSecondFactorMutation({ refetchQueries });
  const [makeCodes] = useMakeRecoveryCodesMutation({ refetchQueries });
  const startApp = () =>
    void send(async () => (await start()).data?.startAuthenticator, {
      onAccepted: ({ challenge, secret, uri }) =>
        challenge && secret && uri ? setStarted({ challenge, secret, uri }) : undefined,
    });
  const remove = (factorId: string) =>
    void send(
      async () => (await removeFactor({ variables: { input: { factorId } } })).data?.removeSecondFactor,
    );
  const renewCodes = () =>
    void send(async () => (await makeCodes()).data?.makeRecoveryCodes, {
      onAccepted: ({ recoveryCodes }) => onCodes(recoveryCodes),
    });
  return {
    busy: busy || passkey.busy,
    failure: failure ?? passkey.failure,
    started,
    startApp,
    closeStarted: () => setStarted(null),
    remove,
    makeCodes: renewCodes,
    addPasskey: passkey.add,
  };
}

function usePasskeyAddition(onCodes: (codes: readonly string[] | null) => void) {
  const { send, busy, failure } = usePasskeySend();
  const client = useApolloClient();
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const request = async () => {
    const started = (await start()).data?.startPasskey;
    if (!started?.challenge || !started.options) return started && { ...started, recoveryCodes: null };
    const input = { challenge: started.challenge, response: await makePasskey(started.options) };
    return (await add({ variables: { input } })).data?.addPasskey;
  };
  const onAccepted = ({ recoveryCodes }: { recoveryCodes: readonly string[] | null }) => {
    onCodes(recoveryCodes);
    void client.refetchQueries({ include: SHOWN });
  };
  return { add: () => void send(request, { onAccepted }), busy, failure };
}
