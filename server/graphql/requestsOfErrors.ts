import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import type { GraphQLContext } from './context.js';
import type { MetIn } from './errors.js';

/**
 * Maps each error to its request, because Apollo Server does not pass the request to the function that formats
 * errors. Errors without a request are written to the server's log.
 */
export function requestsOfErrors({ log }: Pick<FastifyInstance, 'log'>) {
  const requests = new WeakMap<object, MetIn>();
  const plugin: ApolloServerPlugin<GraphQLContext> = {
    requestDidStart: async () => ({
      async didEncounterErrors({ errors, contextValue: { request } }) {
        for (const error of errors) requests.set(error, request);
      },
    }),
  };
  const metIn = (error: unknown): MetIn =>
    (typeof error === 'object' && error !== null && requests.get(error)) || { log };
  return { plugin, metIn };
}
