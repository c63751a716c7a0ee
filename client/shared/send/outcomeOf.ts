import { failureMessage } from '../refusals/failureMessage';
import { translateError } from '../refusals/translateError';
import type { UserErrorPartsFragment } from '../refusals/UserErrorParts.generated';
import { InvalidAnswer, isInvalidAnswer } from './InvalidAnswer';

type Refusals = ReadonlyArray<UserErrorPartsFragment>;

/** What every mutation answers: nothing to object, or why not. */
export type Payload = { readonly userErrors: Refusals };

/** What has come of a mutation: the payload that was accepted, or what to say about the failure, if anything. */
export type Outcome<Accepted extends Payload> =
  | { readonly accepted: Accepted; readonly failure: null }
  | { readonly accepted: null; readonly failure: string | null };

/** What to say when the server gives no reason. */
export type FailureTexts = {
  readonly fallback: string;
  /** Instead of `fallback` when the server was reached, but its answer is of no use. */
  readonly invalidAnswer?: string;
  /** Instead of `fallback` if the browser had no connection, so that nothing was sent. */
  readonly offline?: string;
};

export type Handlers<Accepted extends Payload> = {
  /** Called once the server has accepted; throws an InvalidAnswer when the payload lacks what was asked for. */
  readonly onAccepted?: (payload: Accepted) => void | Promise<void>;
  /** Called with the refusals; answers what to say about them. Without it the first is told. */
  readonly onRefused?: (refusals: Refusals) => string | null;
};

/** Sends a mutation. Whatever becomes of it is an outcome: it never throws. */
export async function outcomeOf<Accepted extends Payload>(
  request: () => Promise<Accepted | null | undefined>,
  { fallback, invalidAnswer = fallback, offline = fallback }: FailureTexts,
  { onAccepted, onRefused = firstOf }: Handlers<Accepted> = {},
): Promise<Outcome<Accepted>> {
  const unreached = navigator.onLine ? fallback : offline;
  try {
    const payload = await request();
    if (!payload) throw new InvalidAnswer('The server has answered nothing');
    if (payload.userErrors.length > 0) return { accepted: null, failure: onRefused(payload.userErrors) };
    await onAccepted?.(payload);
    return { accepted: payload, failure: null };
  } catch (error) {
    console.error('A change could not be made:', error);
    return {
      accepted: null,
      failure: failureMessage(error, isInvalidAnswer(error) ? invalidAnswer : unreached),
    };
  }
}

function firstOf([first]: Refusals): string | null {
  return first ? translateError(first) : null;
}
