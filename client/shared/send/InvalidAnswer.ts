import { ServerParseError } from '@apollo/client/errors';

/** An answer that says neither yes nor no, or yes without what was asked for. */
export class InvalidAnswer extends Error {
  override readonly name = 'InvalidAnswer';
}

/** Whether the server was reached but what it answered cannot be made use of. */
export const isInvalidAnswer = (error: unknown): boolean =>
  error instanceof InvalidAnswer || ServerParseError.is(error);
