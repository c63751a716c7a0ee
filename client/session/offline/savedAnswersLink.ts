import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, from, tap } from 'rxjs';
import { readToken, savedToken } from '../token/token';
import { isReadingSaved } from './isReadingSaved';

const answers = () => import('./savedAnswers');

/**
 * Saves the results of queries on this device, and returns them if the server is unreachable. Mutations fail in that
 * case; they are never queued.
 */
export const savedAnswersLink = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
  const question = `${operation.operationName} ${JSON.stringify(operation.variables)}`;
  const token = readToken();
  return forward(operation).pipe(
    tap((answer) => {
      isReadingSaved.write(false);
      void answers().then(({ saveAnswer }) => saveAnswer(question, answer, token));
    }),
    catchError((error: unknown) => insteadOf(question, error)),
  );
});

const insteadOf = (question: string, error: unknown) =>
  from(answers().then(({ answerInstead }) => answerInstead(question, error)));

// Deletes the responses of the previous viewer when the token changes.
savedToken.subscribe(() => void answers().then(({ forgetAnswers }) => forgetAnswers()));
