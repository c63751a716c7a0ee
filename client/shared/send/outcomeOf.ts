import { failureMessage } from '../refusals/failureMessage';
import { translateError } from '../refusals/translateError';
import type { UserErrorPartsFragment } from '../refusals/UserErrorParts.generated';
import { InvalidAnswer, isInvalidAnswer } from './InvalidAnswer';

type Refusals = ReadonlyArray<UserErrorPartsFragment>;

/** The payload of every mutation: no user errors, or some. */
export type Payload = { readonly userErrors: Refusals };

/** The outcome of a mutation: the accepted payload, or the message about the failure. */
export type Outcome<Accepted extends Payload> =
  | { readonly accepted: Accepted; readonly failure: null }
  | { readonly accepted: null; readonly failure: string | null };

/** Messages for failures without a reason from the server. */
export type FailureTexts = {
  readonly fallback: string;
  /** Instead of `fallback` if the server's response was unusable. */
  readonly invalidAnswer?: string;
  /** Instead of `fallback` if the browser had no connection, so that nothing was sent. */
  readonly offline?: string;
};

export type Handlers<Accepted extends Payload> = {
  /** Called with the accepted payload; throws InvalidAnswer if it lacks the requested data. */
  readonly onAccepted?: (payload: Accepted) => void | Promise<void>;
  /** Called with the refusals; returns the message. By default the first refusal is shown. */
  readonly onRefused?: (refusals: Refusals) => string | null;
};

/** Sends a mutation. Never throws: every failure is an outcome. */
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
