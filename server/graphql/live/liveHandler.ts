import type { WebsocketHandler } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import {
  getOperationAST,
  GraphQLError,
  locatedError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import { makeHandler } from 'graphql-ws/use/@fastify/websocket';
import { refuse, type ErrorCode } from '../../domain/shared/errors.js';
import { assertShallow } from '../../domain/shared/nesting.js';
import type { GraphQLContext } from '../context.js';
import { formatErrors } from '../errors.js';
import { assertShallowDocument } from '../limits/documentNesting.js';
import { assertAffordable, limitRules, QUERY_LIMITS } from '../limits/queryLimits.js';
import { unquotedBy } from '../unquoted.js';
import { AccountTurns } from './accountTurns.js';
import { closeWithoutQuoting } from './closeReasons.js';
import { endWhenIdle, type Connection, type Hello } from './idleConnections.js';
import { LIVE_LIMITS, TOO_MANY } from './liveLimits.js';
import { Places } from './places.js';
import { RefusedSubscriptions } from './refusedSubscriptions.js';
import { subscriberBy, type LiveContext } from './subscribeAfresh.js';

/** A subscription as the client sends it. */
export interface LiveOperation {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

/** The functions and the schema that the handler needs. */
export interface LiveDependencies {
  schema: GraphQLSchema;
  /** Returns the network of a request: its IPv4 address, or the /64 of its IPv6 address. */
  networkOf(request: FastifyRequest): string;
  /** Creates a context. `token` is the session token, or null; `begun` is the subscription that begins, or null. */
  createContext(request: FastifyRequest, token: string | null, begun: LiveOperation | null): GraphQLContext;
}

/**
 * Handles subscriptions by the graphql-ws protocol.
 *
 * Server-sent events are unsuitable, because a browser opens at most six of them per site across all tabs. The token
 * is read from the first message and never from a cookie, because pages of other sites could make the browser send
 * the cookie.
 */
export function liveHandler({ schema, networkOf, createContext }: LiveDependencies): WebsocketHandler {
  const unquoted = unquotedBy(schema);
  const refusals = new RefusedSubscriptions();
  const formatted = (connection: Connection, errors: readonly GraphQLError[]) => {
    const format = formatErrors(unquoted, () => connection.extra.request);
    const told = errors.map((error) => format(error.toJSON(), error));
    refusals.note(connection, told);
    return told;
  };
  const contextOf = (connection: Connection, begun: LiveOperation | null) =>
    createContext(connection.extra.request, tokenOf(connection), begun);
  const idle = endWhenIdle((connection) => contextOf(connection, null).scope);
  const handler = makeHandler<Hello>({
    schema,
    // Keeps error messages out of the close reasons that clients receive.
    isProd: true,
    subscribe: subscriberBy(new AccountTurns()),
    onSubscribe: (connection, id, { query, operationName, variables }) => {
      try {
        assertShallow(variables);
        const document = parsed(query);
        const contextValue: LiveContext = {
          begin: () => contextOf(connection, { query, operationName, variables }),
          fresh: () => contextOf(connection, null),
          isWanted: () => id in connection.subscriptions,
        };
        const args = { schema, document, operationName, variableValues: variables, contextValue };
        return problemsOf(connection, args) ?? args;
      } catch (error) {
        return [error instanceof GraphQLError ? error : locatedError(error, undefined, [])];
      }
    },
    onNext: (connection, _id, _payload, _args, { errors, ...result }) => ({
      ...result,
      ...(errors && { errors: formatted(connection, errors) }),
    }),
    onError: (connection, _id, _payload, errors) => formatted(connection, errors),
    ...idle,
  });
  const connections = new Places(LIVE_LIMITS.connections);
  return function (socket, request) {
    const leave = connections.take(networkOf(request));
    if (!leave) return socket.close(TOO_MANY, 'Too many connections from your network');
    socket.once('close', leave);
    closeWithoutQuoting(socket);
    return handler.call(this, socket, request);
  };
}

function problemsOf(connection: Connection, args: ExecutionArgs): readonly GraphQLError[] | null {
  const { schema, document, operationName, variableValues } = args;
  if (Object.keys(connection.subscriptions).length > LIVE_LIMITS.ofConnection)
    refuse('TOO_MANY_SUBSCRIPTIONS', { values: { max: LIVE_LIMITS.ofConnection } });
  const problems = validate(schema, document, [...specifiedRules, ...limitRules]);
  if (problems.length > 0) return problems.map((problem) => coded(problem, 'GRAPHQL_VALIDATION_FAILED'));
  const operation = getOperationAST(document, operationName) ?? refuse('OPERATION_RESOLUTION_FAILURE');
  if (operation.operation !== OperationTypeNode.SUBSCRIPTION) refuse('SUBSCRIPTIONS_ONLY');
  assertAffordable({ schema, document, operationName, variables: variableValues ?? {} });
  return null;
}

/**
 * Parses a document. Throws NESTED_TOO_DEEPLY if it is nested too deeply, and GRAPHQL_PARSE_FAILED if its syntax is
 * invalid or it has too many tokens.
 */
function parsed(query: string): DocumentNode {
  assertShallowDocument(query);
  try {
    return parse(query, { maxLexicalTokens: QUERY_LIMITS.tokens });
  } catch (error) {
    throw error instanceof GraphQLError ? coded(error, 'GRAPHQL_PARSE_FAILED') : error;
  }
}

/** Adds `code` to an error that has no code yet. Over HTTP, Apollo Server does this. */
function coded(error: GraphQLError, code: ErrorCode): GraphQLError {
  const { message, nodes, source, positions, extensions } = error;
  return new GraphQLError(message, { nodes, source, positions, extensions: { code, ...extensions } });
}

function tokenOf({ connectionParams }: Connection): string | null {
  const { authorization } = connectionParams ?? {};
  const [, token] = /^bearer (\S+)$/i.exec(typeof authorization === 'string' ? authorization : '') ?? [];
  return token ?? null;
}
