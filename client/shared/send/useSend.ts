import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { outcomeOf, type FailureTexts, type Handlers, type Outcome, type Payload } from './outcomeOf';

type Options = Partial<FailureTexts> & {
  /** True to allow a second request during the first, for toggles and lists. */
  overlapping?: boolean;
};

/**
 * Sends mutations for forms, buttons and toggles. `failure` is the message about the last one, until the next; refusals
 * are in the viewer's language. Unless requests may overlap, a second press during a request sends nothing.
 */
export function useSend({ fallback, invalidAnswer, offline, overlapping = false }: Options = {}) {
  const { t } = useLingui();
  const texts = { fallback: fallback ?? t`Something went wrong. Please try again.`, invalidAnswer, offline };
  const [failure, setFailure] = useState<string | null>(null);
  const [underWay, setUnderWay] = useState(0);
  const sent = useRef(0);

  const send = async <Accepted extends Payload>(
    request: () => Promise<Accepted | null | undefined>,
    handlers?: Handlers<Accepted>,
  ): Promise<Outcome<Accepted>> => {
    if (sent.current > 0 && !overlapping) return { accepted: null, failure: null };
    setUnderWay((sent.current += 1));
    setFailure(null);
    const outcome = await outcomeOf(request, texts, handlers);
    setUnderWay((sent.current -= 1));
    // With overlapping requests, a success does not clear the failure of another.
    if (outcome.failure !== null) setFailure(outcome.failure);
    return outcome;
  };
  return { send, busy: underWay > 0, failure, forgetFailure: () => setFailure(null) };
}
