import { ServerParseError } from '@apollo/client/errors';

/** A response that neither accepts nor refuses, or lacks the requested data. */
export class InvalidAnswer extends Error {
  override readonly name = 'InvalidAnswer';
}

/** True if the server responded, but unusably. */
export const isInvalidAnswer = (error: unknown): boolean =>
  error instanceof InvalidAnswer || ServerParseError.is(error);
