import { Field, ObjectType } from 'type-graphql';
import { DomainError, type ErrorCode } from '../../domain/shared/errors.js';
import { userError } from './userError.js';
import { UserErrorType } from './UserErrorType.js';

/** Refusals that say nothing of what was asked. */
const OF_THE_REQUEST: ReadonlySet<ErrorCode> = new Set(['UNAUTHENTICATED', 'SERVICE_UNAVAILABLE']);

/** What every mutation answers beside its subject. */
@ObjectType({ description: 'The fields that the results of all mutations share.' })
export abstract class Payload {
  @Field(() => [UserErrorType], {
    description: 'The reasons why the mutation was refused and nothing was changed. Empty if it succeeded.',
  })
  userErrors!: UserErrorType[];
}

/**
 * Runs a use-case for a mutation: what it answers becomes the payload, its refusal becomes `userErrors`.
 * Not being signed in, and the database being away, are errors of the whole request, so they are thrown on.
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
