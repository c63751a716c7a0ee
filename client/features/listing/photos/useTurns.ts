import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { outcomeOf, type Payload } from '../../../shared/send/outcomeOf';

/** Sends changes one at a time. `take` resolves to the text of the refusal; null on success. */
export function useTurns() {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const fallback = t`The change could not be saved. Please try again.`;

  const take = (request: () => Promise<Payload | null | undefined>): Promise<string | null> => {
    const turn = last.current.then(async () => {
      const outcome = await outcomeOf(request, { fallback });
      const why = outcome.accepted ? null : (outcome.failure ?? fallback);
      setFailure(why);
      return why;
    });
    last.current = turn;
    return turn;
  };
  return { take, failure };
}
