import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { compiledQueries } from './compiledQueries.js';
import type { GraphQLContext } from './context.js';
import { formatErrors } from './errors.js';
import { costLimit, limitRules, QUERY_LIMITS } from './limits/queryLimits.js';
import { unavailable } from './outage.js';
import { requestsOfErrors } from './requestsOfErrors.js';
import { sessionCheck } from './sessionCheck.js';
import { unquotedBy } from './unquoted.js';

/**
 * Creates the GraphQL server with its limits and error messages. Introspection stays enabled, because integrators
 * need it.
 */
export function createApolloServer(
  http: FastifyInstance,
  schema: GraphQLSchema,
): ApolloServer<GraphQLContext> {
  const { plugin: noteRequests, metIn } = requestsOfErrors(http);
  const formatError = formatErrors(unquotedBy(schema), metIn);
  return new ApolloServer<GraphQLContext>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxLexicalTokens: QUERY_LIMITS.tokens },
    validationRules: limitRules,
    formatError,
    stopOnTerminationSignals: false,
    plugins: [
      noteRequests,
      costLimit,
      sessionCheck,
      compiledQueries(formatError),
      unavailable,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
}
