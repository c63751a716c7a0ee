import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { outcomeOf, type FailureTexts, type Handlers, type Outcome, type Payload } from './outcomeOf';

type Options = Partial<FailureTexts> & {
  /** True if a second request may be sent during the first, as for toggles and lists. */
  overlapping?: boolean;
};

/**
 * Sends mutations for forms, buttons and toggles. `failure` is the message about the last failed request, in the
 * viewer's language, until the next request. Unless requests may overlap, a press during a request sends nothing.
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
    // If requests overlap, a success must not clear the failure of another request.
    if (outcome.failure !== null) setFailure(outcome.failure);
    return outcome;
  };
  return { send, busy: underWay > 0, failure, forgetFailure: () => setFailure(null) };
}
