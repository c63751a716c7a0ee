import { useEffect, useState } from 'react';
import type { SecondFactorMethod } from '../../shared/contract/schema.generated';
import { useServerForm } from '../../shared/forms/useServerForm';
import type { Payload } from '../../shared/send/outcomeOf';
import type { SecondStepPartsFragment } from './SecondStep.generated';
import { canUsePasskeys, signWithPasskey, usePasskeySend } from './usePasskey';

/** One of the three proofs of a second step, with the challenge that it responds to. */
export type Proof = { challenge: string; code?: string; recoveryCode?: string; passkey?: string };

type Options<Accepted extends Payload> = {
  step: SecondStepPartsFragment;
  send: (proof: Proof) => Promise<Accepted | null | undefined>;
  onAccepted: (payload: NoInfer<Accepted>) => void | Promise<void>;
};

const FIRST: SecondFactorMethod[] = ['AUTHENTICATOR', 'PASSKEY', 'RECOVERY_CODE'];

/** Manages the second step of a log-in or a confirmation: the form for codes, and the action that uses a passkey. */
export function useSecondStep<Accepted extends Payload>({ step, send, onAccepted }: Options<Accepted>) {
  const { challenge, methods, passkeyOptions } = step;
  const [method, setMethod] = useState(FIRST.find((each) => methods.includes(each)) ?? 'RECOVERY_CODE');
  const form = useServerForm({
    defaultValues: { code: '', recoveryCode: '' },
    send: ({ code, recoveryCode }: { code: string; recoveryCode: string }) =>
      send({ challenge, ...(method === 'RECOVERY_CODE' ? { recoveryCode } : { code }) }),
    onAccepted,
  });
  const { setFocus } = form.form;
  // The previously focused element is gone, so the focus moves to the field of the second step.
  useEffect(() => {
    if (method !== 'PASSKEY') setFocus(method === 'RECOVERY_CODE' ? 'recoveryCode' : 'code');
  }, [method, setFocus]);
  const passkey = usePasskeySend();
  const usePasskey = () =>
    void passkey.send(async () => send({ challenge, passkey: await signWithPasskey(passkeyOptions ?? '') }), {
      onAccepted,
    });
  return {
    ...form,
    method,
    setMethod,
    others: FIRST.filter((each) => each !== method && methods.includes(each)),
    failure: form.failure ?? passkey.failure,
    busy: form.busy || passkey.busy,
    canUsePasskey: passkeyOptions !== null && canUsePasskeys(),
    usePasskey,
  };
}
