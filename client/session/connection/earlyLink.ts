import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import { sentToken } from './authorization';

type EarlyAnswer = {
  token: string;
  /** Time of the request in milliseconds since the page was opened (performance.now). */
  askedAt: number;
  variables: Record<string, unknown>;
  answer: Promise<ApolloLink.Result | null>;
};

declare global {
  /** Responses that start/early.js requested while the page was parsed, by operation name. */
  var earlyAnswers: Record<string, EarlyAnswer> | undefined;
}

const FRESH_MS = 30_000; // Maximum age of an early response. Later visits to the screen load current data.

/**
 * Uses the response that start/early.js requested before the code was loaded. Each response is used at most once,
 * within FRESH_MS, by an operation with the same variables and token.
 */
export const earlyLink = new ApolloLink((operation, forward) => {
  const { operationName = '', variables } = operation;
  const early = globalThis.earlyAnswers?.[operationName];
  if (!early || early.token !== sentToken(operation) || said(early.variables) !== said(variables))
    return forward(operation);
  delete globalThis.earlyAnswers?.[operationName];
  if (performance.now() - early.askedAt > FRESH_MS) return forward(operation);
  return from(early.answer).pipe(mergeMap((answer) => (answer ? of(answer) : forward(operation))));
});

/** Returns the variables as text for comparison. Nulls, empty texts and objects without values are left out. */
const said = (variables: object): string => JSON.stringify(chosen(variables)) ?? '';

function chosen(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, one]) => [name, chosen(one)] as const);
  const kept = entries.filter(([, one]) => one !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
