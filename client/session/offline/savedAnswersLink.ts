import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, from, tap } from 'rxjs';
import { readToken, savedToken } from '../token/token';
import { isReadingSaved } from './isReadingSaved';

const answers = () => import('./savedAnswers');

/** Number of responses received from the server. */
let heard = 0;

/**
 * Saves the results of queries on this device, and returns them if the server is unreachable. Mutations fail in that
 * case; they are never queued.
 */
export const savedAnswersLink = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
  const question = `${operation.operationName} ${JSON.stringify(operation.variables)}`;
  const token = readToken();
  const heardBefore = heard;
  return forward(operation).pipe(
    tap((answer) => {
      heard += 1;
      isReadingSaved.write(false);
      void answers().then(({ saveAnswer }) => saveAnswer(question, answer, token));
    }),
    catchError((error: unknown) => insteadOf(question, error, heardBefore)),
  );
});

/**
 * Returns the saved response. Marks the screen as read from this device, unless the server responded to another query
 * meanwhile.
 */
const insteadOf = (question: string, error: unknown, heardBefore: number) =>
  from(
    answers().then(async ({ answerInstead }) => {
      const saved = await answerInstead(question, error);
      if (heard === heardBefore) isReadingSaved.write(true);
      return saved;
    }),
  );

// Deletes the responses of the previous viewer when the token changes.
savedToken.subscribe(() => void answers().then(({ forgetAnswers }) => forgetAnswers()));
