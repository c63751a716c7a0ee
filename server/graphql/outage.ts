import { HeaderMap, type ApolloServerPlugin, type HTTPGraphQLHead } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLError } from 'graphql';
import { isUnavailable, retryAfter, type DomainError } from '../domain/shared/errors.js';

/** Returns the SERVICE_UNAVAILABLE refusal among the errors of a response; undefined if there is none. */
export function outageOf(errors: readonly GraphQLError[] | undefined): DomainError | undefined {
  return errors?.map((error) => unwrapResolverError(error)).find(isUnavailable);
}

/** Returns the HTTP status 503 and the Retry-After header for the response. */
export function headOf(outage: DomainError): HTTPGraphQLHead {
  return { status: 503, headers: new HeaderMap([['retry-after', String(retryAfter(outage))]]) };
}

/** Responds 503 if any field failed because the database is unavailable, so that proxies and clients retry. */
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
