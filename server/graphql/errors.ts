import { unwrapResolverError } from '@apollo/server/errors';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { DomainError, ERRORS, isErrorCode, type ErrorCode } from '../domain/shared/errors.js';
import { userError } from './schema/userError.js';
import type { Unquoted } from './unquoted.js';

/** Codes of errors whose messages graphql-js writes. The messages may quote the client's input. */
const QUOTING = new Set<ErrorCode>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
]);

/** Returns the error to send to the client, given the formatted error and the original error. */
export type ErrorFormat = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

/** The log and the ID of the request that failed. If the request is unknown, the server's log and no ID. */
export interface MetIn {
  log: FastifyBaseLogger;
  id?: string;
}

/**
 * Formats errors for the client. Refusals and errors of invalid requests keep their codes. All other errors are logged
 * and become INTERNAL_ERROR with the ID of the request, which leads the operator to the cause in the log.
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

/** Returns the code of an error; undefined if the error has no code that the schema lists. */
function codeOf(error: unknown): ErrorCode | undefined {
  // Apollo Server overwrites the code of an error that a validation rule reported. The original error is therefore
  // checked first.
  const code = codeIn(error instanceof GraphQLError ? error.originalError : undefined) ?? codeIn(error);
  return isErrorCode(code) ? code : undefined;
}

function codeIn(error: unknown): unknown {
  const { extensions } = (error ?? {}) as Partial<GraphQLFormattedError>;
  return extensions?.['code'];
}
