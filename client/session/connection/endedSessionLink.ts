import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap, throwError } from 'rxjs';
import { isRenewed, logInAgain } from '../token/endedSession';
import { readToken } from '../token/token';
import { sentToken } from './authorization';
import type { ErrorCode } from '../../shared/contract/schema.generated';

const ENDED: ReadonlySet<unknown> = new Set<ErrorCode>(['UNAUTHENTICATED', 'INVALID_TOKEN']);

/** Sends operations again after a new log-in, if they were refused because the session had ended. */
export const endedSessionLink = new ErrorLink(({ error, operation, forward }) => {
  const isUnauthenticated =
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => ENDED.has(extensions?.code));
  if (!isUnauthenticated || !readToken()) return undefined;
  // After another log-in nobody is asked again, and nothing is sent for another account.
  if (sentToken(operation) !== readToken()) return isRenewed() ? forward(operation) : undefined;
  const again = (isBack: boolean) => (isBack ? forward(operation) : throwError(() => error));
  return from(logInAgain()).pipe(mergeMap(again));
});
