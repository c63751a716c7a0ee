import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, from, tap } from 'rxjs';
import { readToken, savedToken } from '../token/token';
import { isReadingSaved } from './isReadingSaved';

const answers = () => import('./savedAnswers');

/**
 * Saves query results on the device and uses them when the server is unreachable. Mutations fail then: nothing is sent
 * later without the person.
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

// Nobody sees what the previous viewer has read.
savedToken.subscribe(() => void answers().then(({ forgetAnswers }) => forgetAnswers()));
