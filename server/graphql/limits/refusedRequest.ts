import { GraphQLError, type ASTNode } from 'graphql';
import { ERRORS, type ErrorCode } from '../../domain/shared/errors.js';

/** Returns an error for a request that is not executed. Over HTTP, its status is 400. */
export function refusedRequest(
  code: ErrorCode,
  message: string = ERRORS[code],
  nodes?: ASTNode | null,
): GraphQLError {
  return new GraphQLError(message, { nodes, extensions: { code, http: { status: 400 } } });
}
