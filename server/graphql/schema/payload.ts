import { Field, ObjectType } from 'type-graphql';
import { DomainError, type ErrorCode } from '../../domain/shared/errors.js';
import { userError } from './userError.js';
import { UserErrorType } from './UserErrorType.js';

/** Codes that refuse the whole request instead of a single mutation. */
const OF_THE_REQUEST: ReadonlySet<ErrorCode> = new Set(['UNAUTHENTICATED', 'SERVICE_UNAVAILABLE']);

/** Base class of the payloads of all mutations. */
@ObjectType({ description: 'The fields that the results of all mutations share.' })
export abstract class Payload {
  @Field(() => [UserErrorType], {
    description:
      'The reasons why the mutation was refused; empty if it succeeded. A refused mutation changes nothing.',
  })
  userErrors!: UserErrorType[];
}

/**
 * Runs a use-case for a mutation. Its result becomes the payload, its refusal becomes `userErrors`.
 *
 * Rethrows UNAUTHENTICATED and SERVICE_UNAVAILABLE, because they are errors of the whole request.
 */
export async function payload<Subject extends object>(
  work: () => Promise<Subject>,
): Promise<Subject & Payload> {
  try {
    return { ...(await work()), userErrors: [] };
  } catch (error) {
    if (!(error instanceof DomainError) || OF_THE_REQUEST.has(error.problems[0].code)) throw error;
    return { userErrors: error.problems.map(userError) } as unknown as Subject & Payload;
  }
}
