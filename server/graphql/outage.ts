import { HeaderMap, type ApolloServerPlugin, type HTTPGraphQLHead } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLError } from 'graphql';
import { isUnavailable, retryAfter, type DomainError } from '../domain/shared/errors.js';

/** The refusal SERVICE_UNAVAILABLE among the errors of an answer, if there is one. */
export function outageOf(errors: readonly GraphQLError[] | undefined): DomainError | undefined {
  return errors?.map((error) => unwrapResolverError(error)).find(isUnavailable);
}

/** 503 with Retry-After. */
export function headOf(outage: DomainError): HTTPGraphQLHead {
  return { status: 503, headers: new HeaderMap([['retry-after', String(retryAfter(outage))]]) };
}

/**
 * An answer of which any part wanted the database while it was away is a 503 as a whole, as proxies and clients expect of
 * what is worth asking again.
 */
export const unavailable: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ errors, response: { http } }) {
        const outage = outageOf(errors);
        if (!outage) return;
        const { status, headers } = headOf(outage);
        http.status = status;
        for (const [name, value] of headers) http.headers.set(name, value);
      },
    };
  },
};
