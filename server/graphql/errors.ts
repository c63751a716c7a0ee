import { unwrapResolverError } from '@apollo/server/errors';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { DomainError, ERRORS, isErrorCode, type ErrorCode } from '../domain/shared/errors.js';
import { userError } from './schema/userError.js';
import type { Unquoted } from './unquoted.js';

/** Codes of errors whose messages graphql-js writes. These messages may quote what the client sent. */
const QUOTING = new Set<ErrorCode>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
]);

/** Returns the error that the client receives, given the formatted error and the one that was thrown. */
export type ErrorFormat = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

/** The request during which an error was thrown. Without an ID if the request is unknown. */
export interface MetIn {
  log: FastifyBaseLogger;
  id?: string;
}

/**
 * Formats errors for the client. Refusals keep their code. All other errors are logged and become
 * INTERNAL_ERROR with the request's ID, by which the cause can be found in the log.
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

/** Returns the code of an error if the schema lists it. */
function codeOf(error: unknown): ErrorCode | undefined {
  // Apollo Server overwrites the code of an error from a validation rule, so the original error is checked first.
  const code = codeIn(error instanceof GraphQLError ? error.originalError : undefined) ?? codeIn(error);
  return isErrorCode(code) ? code : undefined;
}

function codeIn(error: unknown): unknown {
  const { extensions } = (error ?? {}) as Partial<GraphQLFormattedError>;
  return extensions?.['code'];
}
