import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What to tell the person about a request that failed: the server's message if it gave one, else the fallback. */
export function failureMessage(error: unknown, fallback: string): string {
  return CombinedGraphQLErrors.is(error) ? (error.errors[0]?.message ?? fallback) : fallback;
}
