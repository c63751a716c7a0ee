import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import processRequest from 'graphql-upload/processRequest.mjs';
import { ERRORS } from '../domain/errors.js';
import type { Scope } from '../usecases/scope.js';
import { createApolloServer } from './apolloServer.js';
import type { GraphQLContext } from './context.js';
import { QUERY_LIMITS } from './limits/queryLimits.js';
import { createLoaders } from './loaders.js';

/** No file may be larger than the specification lets a request be; one that reaches this limit is cut off. */
const UPLOAD_BYTES = 10_000_001;

/** What the transport needs of the program around it. */
export interface GraphQLDependencies {
  openScope(request: FastifyRequest): Scope;
  setSessionCookie(reply: FastifyReply, token: string | null): void;
}

/** POST /graphql (JSON, or multipart with files), and Apollo Sandbox for a browser that opens GET /graphql. */
export async function graphqlRoutes(http: FastifyInstance, dependencies: GraphQLDependencies): Promise<void> {
  const apollo = createApolloServer(http);
  await apollo.start();
  http.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  http.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    bodyLimit: QUERY_LIMITS.bytes,
    preHandler: readUploads,
    handler: fastifyApolloHandler<GraphQLContext>(apollo, {
      context: async (request, reply) => createContext(request, reply, dependencies),
    }),
  });
}

function createContext(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: GraphQLDependencies,
): GraphQLContext {
  const scope = dependencies.openScope(request);
  return {
    scope,
    loaders: createLoaders(scope),
    setSessionCookie: (token) => dependencies.setSessionCookie(reply, token),
  };
}

/** Reads the fields of a multipart request; its files stream on while the mutation runs. */
async function readUploads(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!request.headers['content-type']?.startsWith('multipart/form-data')) return;
  // An answer may be given before the file has arrived: without a reader for the rest the connection would hang.
  reply.raw.once('close', () => setImmediate(() => request.raw.unpipe().resume()));
  try {
    request.body = await processRequest(request.raw, reply.raw, {
      maxFieldSize: QUERY_LIMITS.bytes,
      maxFileSize: UPLOAD_BYTES,
      maxFiles: 1,
    });
  } catch (error) {
    throw Object.assign(error instanceof Error ? error : new Error(ERRORS.MALFORMED_REQUEST), {
      statusCode: isHttpError(error) ? error.status : 400,
    });
  }
}

function isHttpError(error: unknown): error is { status: number } {
  return error instanceof Error && 'status' in error && typeof error.status === 'number';
}
