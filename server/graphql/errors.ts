import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { DomainError, ERRORS } from '../domain/errors.js';

/** Codes that name a fault of the server: the cause is logged, the caller is told nothing of it. */
const FAULT: string = ApolloServerErrorCode.INTERNAL_SERVER_ERROR;

/** Makes what a caller is told of an error that was thrown: from its usual form, and from itself. */
export type ErrorFormat = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

/** Turns what was thrown into what the caller is told: refusals by their code, faults without their cause. */
export function formatErrors(log: FastifyBaseLogger): ErrorFormat {
  return (formatted, error) => {
    const cause = unwrapResolverError(error);
    const { path, locations } = formatted;
    const place = { ...(path && { path }), ...(locations && { locations }) };
    if (cause instanceof DomainError) {
      const [{ code, message, field, values }] = cause.problems;
      const extensions = { code, ...(field && { field }), ...(values && { values }) };
      return { message, ...place, extensions };
    }
    const code = formatted.extensions?.['code'] ?? FAULT;
    if (code === FAULT && !(cause instanceof GraphQLError)) {
      log.error(cause, 'a GraphQL request failed');
      return { message: ERRORS.INTERNAL_ERROR, ...place, extensions: { code: 'INTERNAL_ERROR' } };
    }
    return { message: formatted.message, ...place, extensions: { code } };
  };
}
