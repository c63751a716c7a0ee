import { failureMessage } from '../refusals/failureMessage';
import { translateError } from '../refusals/translateError';
import type { UserErrorPartsFragment } from '../refusals/UserErrorParts.generated';
import { InvalidAnswer, isInvalidAnswer } from './InvalidAnswer';

type Refusals = ReadonlyArray<UserErrorPartsFragment>;

/** The payload of every mutation. The mutation was accepted if there are no user errors. */
export type Payload = { readonly userErrors: Refusals };

/** The outcome of a mutation: the accepted payload, or a message about the failure. */
export type Outcome<Accepted extends Payload> =
  | { readonly accepted: Accepted; readonly failure: null }
  | { readonly accepted: null; readonly failure: string | null };

/** Messages for failures without a reason from the server. */
export type FailureTexts = {
  readonly fallback: string;
  /** Replaces `fallback` if the server's response was unusable. */
  readonly invalidAnswer?: string;
  /** Replaces `fallback` if nothing was sent, because there was no connection. */
  readonly offline?: string;
};

export type Handlers<Accepted extends Payload> = {
  /** Called with the accepted payload. Must throw InvalidAnswer if the payload lacks required data. */
  readonly onAccepted?: (payload: Accepted) => void | Promise<void>;
  /** Called with the refusals. Returns the failure message; by default, the text of the first refusal. */
  readonly onRefused?: (refusals: Refusals) => string | null;
};

/** Sends a mutation. Never throws: failures are returned as outcomes. */
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
