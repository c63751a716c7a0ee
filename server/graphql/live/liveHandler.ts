import type { WebsocketHandler } from '@fastify/websocket';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import {
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import { makeHandler, type Extra } from 'graphql-ws/use/@fastify/websocket';
import type { Context } from 'graphql-ws';
import type { GraphQLContext } from '../context.js';
import { formatErrors } from '../errors.js';
import { assertAffordable, limitRules, QUERY_LIMITS } from '../limits/queryLimits.js';
import { subscribeAfresh, type LiveContext } from './subscribeAfresh.js';

/** How many subscriptions one connection may have at a time. */
const MOST_SUBSCRIPTIONS = 20;

/** What a client may say when it connects: `authorization`, as in the header of that name. */
interface Hello extends Record<string, unknown> {
  authorization?: unknown;
}
type Connection = Context<Hello, Extra>;

/** What the handler needs of the program around it. */
export interface LiveDependencies {
  schema: GraphQLSchema;
  log: FastifyBaseLogger;
  /** The context of a request that holds this token. */
  createContext(request: FastifyRequest, token: string | null): GraphQLContext;
}

/**
 * Subscriptions by the protocol of graphql-ws. A WebSocket and not server-sent events: of those a browser opens six to a
 * site in all its tabs, and the seventh would wait. The token comes with the greeting and never as a cookie, which a page
 * of another site could send along.
 */
export function liveHandler({ schema, log, createContext }: LiveDependencies): WebsocketHandler {
  const format = formatErrors(log);
  const formatted = (errors: readonly GraphQLError[]) => errors.map((error) => format(error.toJSON(), error));
  return makeHandler<Hello>({
    schema,
    subscribe: subscribeAfresh,
    onSubscribe: (connection, id, { query, operationName, variables }) => {
      try {
        const document = parse(query, { maxLexicalTokens: QUERY_LIMITS.tokens });
        const contextValue: LiveContext = {
          fresh: () => createContext(connection.extra.request, tokenOf(connection)),
          isWanted: () => id in connection.subscriptions,
        };
        const args = { schema, document, operationName, variableValues: variables, contextValue };
        return problemsOf(connection, args) ?? args;
      } catch (error) {
        if (error instanceof GraphQLError) return [error];
        throw error;
      }
    },
    onNext: (_connection, _id, _payload, _args, { errors, ...result }) => ({
      ...result,
      ...(errors && { errors: formatted(errors) }),
    }),
    onError: (_connection, _id, _payload, errors) => formatted(errors),
  });
}

function problemsOf(connection: Connection, args: ExecutionArgs): readonly GraphQLError[] | null {
  const { schema, document, operationName, variableValues } = args;
  if (Object.keys(connection.subscriptions).length > MOST_SUBSCRIPTIONS)
    return [refusal('TOO_MANY_SUBSCRIPTIONS')];
  if (!isSubscription(document, operationName)) return [refusal('SUBSCRIPTIONS_ONLY')];
  const problems = validate(schema, document, [...specifiedRules, ...limitRules]);
  if (problems.length > 0) return problems;
  assertAffordable({ schema, document, operationName, variables: variableValues ?? {} });
  return null;
}

function isSubscription(document: DocumentNode, operationName: string | null | undefined): boolean {
  return getOperationAST(document, operationName)?.operation === 'subscription';
}

const REFUSALS = {
  TOO_MANY_SUBSCRIPTIONS: `A connection has at most ${MOST_SUBSCRIPTIONS} subscriptions. End one first.`,
  SUBSCRIPTIONS_ONLY: 'Only subscriptions are answered here. Send queries and mutations as POST /graphql.',
};

function refusal(code: keyof typeof REFUSALS): GraphQLError {
  return new GraphQLError(REFUSALS[code], { extensions: { code } });
}

function tokenOf({ connectionParams }: Connection): string | null {
  const { authorization } = connectionParams ?? {};
  const [, token] = /^bearer (\S+)$/i.exec(typeof authorization === 'string' ? authorization : '') ?? [];
  return token ?? null;
}
