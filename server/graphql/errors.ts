import { unwrapResolverError } from '@apollo/server/errors';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { DomainError, ERRORS, isErrorCode, type ErrorCode } from '../domain/shared/errors.js';
import { userError } from './schema/userError.js';
import type { Unquoted } from './unquoted.js';

/** The codes of errors whose messages graphql-js writes. */
const QUOTING = new Set<ErrorCode>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
]);

/** Makes what a caller is told of an error that was thrown: from its usual form, and from itself. */
export type ErrorFormat = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

/** The request in which an error was met: its log, and its id unless the error came before any is known. */
export interface MetIn {
  log: FastifyBaseLogger;
  id?: string;
}

/**
 * Turns what was thrown into what the caller is told: refusals by their code, faults without their cause and with the id of
 * the request, by which the cause is found in the log.
 */
export function formatErrors(unquoted: Unquoted, metIn: (error: unknown) => MetIn): ErrorFormat {
  return (formatted, error) => {
    const cause = unwrapResolverError(error);
    const { path, locations } = formatted;
    const place = { ...(path && { path }), ...(locations && { locations }) };
    if (cause instanceof DomainError) {
      const { message, ...extensions } = toldOf(cause);
      return { message, ...place, extensions };
    }
    const code = codeOf(cause) ?? codeOf(formatted);
    if (code) {
      const { message } = formatted;
      return {
        message: QUOTING.has(code) ? unquoted(message, ERRORS[code]) : message,
        ...place,
        extensions: { code },
      };
    }
    const { log, id: requestId } = metIn(error);
    log.error(cause, 'a GraphQL request failed');
    return {
      message: ERRORS.INTERNAL_ERROR,
      ...place,
      extensions: { code: 'INTERNAL_ERROR', ...(requestId && { requestId }) },
    };
  };
}

function toldOf({ problems: [problem] }: DomainError) {
  const { field, values, ...told } = userError(problem);
  return { ...told, ...(field && { field }), ...(values.length > 0 && { values }) };
}

/** The code of an error, if it is one that the schema describes: of all others the cause is logged, and not told. */
function codeOf(error: unknown): ErrorCode | undefined {
  // Apollo Server puts a code of its own in the place of the one of a rule.
  const code = codeIn(error instanceof GraphQLError ? error.originalError : undefined) ?? codeIn(error);
  return isErrorCode(code) ? code : undefined;
}

function codeIn(error: unknown): unknown {
  const { extensions } = (error ?? {}) as Partial<GraphQLFormattedError>;
  return extensions?.['code'];
}
