import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, from, tap } from 'rxjs';
import { readToken, savedToken } from '../token/token';
import { isReadingSaved } from './isReadingSaved';

const answers = () => import('./savedAnswers');

/**
 * Keeps on the device what was read last, and answers with it when the server cannot be reached. What changes something
 * fails then, as it always did: nothing is sent later without the person.
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

// Nobody reads what the one before them has read.
savedToken.subscribe(() => void answers().then(({ forgetAnswers }) => forgetAnswers()));
