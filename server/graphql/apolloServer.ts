import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import { compiledQueries } from './compiledQueries.js';
import type { GraphQLContext } from './context.js';
import { formatErrors } from './errors.js';
import { costLimit, limitRules, QUERY_LIMITS } from './limits/queryLimits.js';
import { createSchema } from './schema/schema.js';

/** The GraphQL server: schema, limits, error texts. Introspection stays on, because integrators need it. */
export function createApolloServer(http: FastifyInstance): ApolloServer<GraphQLContext> {
  return new ApolloServer<GraphQLContext>({
    schema: createSchema(),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxLexicalTokens: QUERY_LIMITS.tokens },
    validationRules: limitRules,
    formatError: formatErrors(http.log),
    stopOnTerminationSignals: false,
    plugins: [
      costLimit,
      compiledQueries(),
      fastifyApolloDrainPlugin(http),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginLandingPageLocalDefault({ footer: false, embed: true }),
    ],
  });
}
