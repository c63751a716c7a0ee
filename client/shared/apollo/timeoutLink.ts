import { ApolloLink } from '@apollo/client';
import { timeout } from 'rxjs';

/** Aborts a request after the timeout in its `context: { timeout }`, in milliseconds. */
export const timeoutLink = new ApolloLink((operation, forward) => {
  const { timeout: first } = operation.getContext() as { timeout?: number };
  const answers = forward(operation);
  return first === undefined ? answers : answers.pipe(timeout({ first }));
});
