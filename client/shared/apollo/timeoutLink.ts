import { ApolloLink } from '@apollo/client';
import { timeout } from 'rxjs';

/** Gives up a request that asks for it by `context: { timeout }`, in milliseconds, and has no answer by then. */
export const timeoutLink = new ApolloLink((operation, forward) => {
  const { timeout: first } = operation.getContext() as { timeout?: number };
  const answers = forward(operation);
  return first === undefined ? answers : answers.pipe(timeout({ first }));
});
