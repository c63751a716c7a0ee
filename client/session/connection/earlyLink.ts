import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import { sentToken } from './authorization';

type EarlyAnswer = {
  token: string;
  /** When, on the clock of the page. */
  askedAt: number;
  variables: Record<string, unknown>;
  answer: Promise<ApolloLink.Result | null>;
};

declare global {
  /** What start/early.js has asked the server while the page was read, by the name of the operation. */
  var earlyAnswers: Record<string, EarlyAnswer> | undefined;
}

const FRESH_MS = 30_000; // Who comes to the screen later sees what is true then.

/** Takes the answer of a question that was asked before the code was there. Each is given once, to who asks the same. */
export const earlyLink = new ApolloLink((operation, forward) => {
  const { operationName = '', variables } = operation;
  const early = globalThis.earlyAnswers?.[operationName];
  if (!early || early.token !== sentToken(operation) || said(early.variables) !== said(variables))
    return forward(operation);
  delete globalThis.earlyAnswers?.[operationName];
  if (performance.now() - early.askedAt > FRESH_MS) return forward(operation);
  return from(early.answer).pipe(mergeMap((answer) => (answer ? of(answer) : forward(operation))));
});

/** What variables say: nothing is chosen by one that is null, nor by an object of such. */
const said = (variables: object): string => JSON.stringify(chosen(variables)) ?? '';

function chosen(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, one]) => [name, chosen(one)] as const);
  const kept = entries.filter(([, one]) => one !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
