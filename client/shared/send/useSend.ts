import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { outcomeOf, type FailureTexts, type Handlers, type Outcome, type Payload } from './outcomeOf';

type Options = Partial<FailureTexts> & {
  /** Lets a second request start while the first is under way, for what is switched quickly or stands in a list. */
  overlapping?: boolean;
};

/**
 * The way to send a mutation, for forms, buttons and toggles alike. `failure` is what to say about the last one, until
 * the next; what the server refuses is said in the viewer's language. Unless requests may overlap, a second press waits
 * for the first: it sends nothing.
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
    // Of several, one that has succeeded does not take away what another has to say.
    if (outcome.failure !== null) setFailure(outcome.failure);
    return outcome;
  };
  return { send, busy: underWay > 0, failure, forgetFailure: () => setFailure(null) };
}
