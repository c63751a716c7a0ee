import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSend } from '../../../shared/send/useSend';
import { useCheckPaymentMutation } from './CheckPayment.generated';
import { useReturn } from './useReturn';

/** Time after which a payment that is being checked is shown as missing, in milliseconds. */
const PATIENCE_MS = 15_000;

/**
 * `paying`: nothing was checked yet. `checking`: the server asks the provider. `missing`: the payment has not arrived in
 * time, or the check failed.
 */
type State = 'paying' | 'checking' | 'missing';

/**
 * Asks the server whether the payment of an order, or of a rented line in it, has arrived. Asks when the buyer returns from
 * the provider's page, and on request.
 */
export function usePaymentCheck(orderId: string, rental: string | null = null) {
  const { t } = useLingui();
  const [state, setState] = useState<State>('paying');
  const [checkPayment] = useCheckPaymentMutation();
  const { send, failure } = useSend({ fallback: t`The payment could not be checked. Please try again.` });
  const check = async () => {
    setState('checking');
    const take = async () => (await checkPayment({ variables: { input: { orderId } } })).data?.checkPayment;
    if ((await send(take)).failure !== null) setState('missing');
  };
  useReturn(rental, () => void check());
  useEffect(() => {
    if (state !== 'checking') return undefined;
    const timer = setTimeout(() => setState('missing'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return { state, failure, check: () => void check() };
}
