import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap, throwError } from 'rxjs';
import { isRenewed, logInAgain } from '../token/endedSession';
import { readToken } from '../token/token';
import { sentToken } from './authorization';
import type { ErrorCode } from '../../shared/contract/schema.generated';

const ENDED: ReadonlySet<unknown> = new Set<ErrorCode>(['UNAUTHENTICATED', 'INVALID_TOKEN']);

/**
 * Handles operations that were refused because the session has ended: asks the person to log in again, and if they do,
 * sends the operations again.
 */
export const endedSessionLink = new ErrorLink(({ error, operation, forward }) => {
  const isUnauthenticated =
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => ENDED.has(extensions?.code));
  if (!isUnauthenticated || !readToken()) return undefined;
  // The token has been replaced since the operation was sent. The operation is sent again only if the same person
  // logged in.
  if (sentToken(operation) !== readToken()) return isRenewed() ? forward(operation) : undefined;
  const again = (isBack: boolean) => (isBack ? forward(operation) : throwError(() => error));
  return from(logInAgain()).pipe(mergeMap(again));
});
