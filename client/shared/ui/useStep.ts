import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureMessage } from '../refusals/failureMessage';
import type { UserErrorPartsFragment } from '../refusals/UserErrorParts.generated';
import { translateError } from '../refusals/translateError';

/** What a step answers: nothing to object, or why not. */
export type StepPayload = { readonly userErrors: ReadonlyArray<UserErrorPartsFragment> };

/**
 * Takes steps that need nothing but a yes: `take` answers whether the server agreed; if not, `failure` says why, or
 * `fallback` where the server gives no reason.
 */
export function useStep(fallback?: string) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const take = async (send: () => Promise<StepPayload | undefined>): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      const payload = await send();
      if (!payload) throw new Error('The server has given no answer');
      const [refusal] = payload.userErrors;
      if (refusal) setFailure(translateError(refusal));
      return refusal === undefined;
    } catch (error) {
      setFailure(failureMessage(error, fallback ?? t`Something went wrong. Please try again.`));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, take, forgetFailure: () => setFailure(null) };
}
