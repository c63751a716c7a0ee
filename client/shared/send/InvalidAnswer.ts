import { ServerParseError } from '@apollo/client/errors';

/** Thrown for a response that neither accepts nor refuses the request, or that lacks required data. */
export class InvalidAnswer extends Error {
  override readonly name = 'InvalidAnswer';
}

/** True if the server's response was unusable. */
export const isInvalidAnswer = (error: unknown): boolean =>
  error instanceof InvalidAnswer || ServerParseError.is(error);
