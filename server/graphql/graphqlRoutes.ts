import type { Server } from 'node:http';
import websocket from '@fastify/websocket';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { handleProtocols } from 'graphql-ws';
import processRequest from 'graphql-upload/processRequest.mjs';
import { ERRORS } from '../domain/shared/errors.js';
import { assertShallow } from '../domain/shared/nesting.js';
import type { Scope } from '../usecases/scope.js';
import { createApolloServer } from './apolloServer.js';
import type { GraphQLContext } from './context.js';
import { sendLandingPage, wantsPage } from './landing/landingPage.js';
import { assertShallowDocument } from './limits/documentNesting.js';
import { QUERY_LIMITS } from './limits/queryLimits.js';
import { sayGoodbye } from './live/goodbye.js';
import { liveHandler, type LiveOperation } from './live/liveHandler.js';
import { createLoaders } from './loaders.js';
import { publicSchema } from './schema.js';

/**
 * Size at which an uploaded file is cut off: one byte more than the 10 MB that a request may contain (docs/marketplace.md,
 * Books and copies).
 */
const UPLOAD_BYTES = 10_000_001;

const NO_MULTIPART_REQUEST =
  'The form does not follow https://github.com/jaydenseric/graphql-multipart-request-spec';

/** The functions and settings that the GraphQL routes need. */
export interface GraphQLDependencies {
  /** True to serve Apollo Sandbox, which loads its code from Apollo's servers; false to serve a static page. */
  sandbox: boolean;
  openScope(request: FastifyRequest): Scope;
  /**
   * Opens the scope of a WebSocket for the account of `token`; for a visitor if `token` is null. `begun` is the
   * subscription that is starting, which the audit log of support views records; null for its later results and checks.
   */
  openLiveScope(request: FastifyRequest, token: string | null, begun: LiveOperation | null): Scope;
  setSessionCookie(reply: FastifyReply, token: string | null): void;
  setDeviceCookie(reply: FastifyReply, device: string): void;
  setViewCookie(reply: FastifyReply, token: string | null): void;
  /** The HTTP server whose upgrade requests to /graphql become WebSocket connections. */
  upgrades: Server;
  /** Throws INVALID_TOKEN if the bearer token is invalid. Clears the session cookie if the cookie is invalid. */
  checkSession(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/**
 * Registers the GraphQL routes: POST /graphql (JSON, or multipart with files), and GET /graphql for queries, the
 * landing page and WebSocket subscriptions.
 */
export async function graphqlRoutes(http: FastifyInstance, dependencies: GraphQLDependencies): Promise<void> {
  const { checkSession, sandbox } = dependencies;
  const schema = publicSchema();
  const apollo = createApolloServer(http, schema);
  await apollo.start();
  http.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  const handler = fastifyApolloHandler<GraphQLContext>(apollo, {
    context: async (request, reply) => ({
      ...loadingContext(request, dependencies.openScope(request)),
      checkSession: () => checkSession(request, reply),
      setSessionCookie: (token) => dependencies.setSessionCookie(reply, token),
      setDeviceCookie: (device) => dependencies.setDeviceCookie(reply, device),
      setViewCookie: (token) => dependencies.setViewCookie(reply, token),
    }),
  });
  const bodyLimit = QUERY_LIMITS.bytes;
  http.route({
    url: '/graphql',
    method: 'POST',
    bodyLimit,
    preHandler: [readUploads, refuseNesting],
    handler,
  });
  sayGoodbye(http);
  await http.register(websocket, {
    // graphql-ws sets `handleProtocols` only once the first connection is open, which is too late for that connection.
    options: { maxPayload: QUERY_LIMITS.bytes, server: dependencies.upgrades, handleProtocols },
  });
  await http.register(async (live) =>
    live.route({
      url: '/graphql',
      method: 'GET',
      preHandler: [
        async (request, reply) => (wantsPage(request) ? sendLandingPage(reply, sandbox) : undefined),
        refuseNesting,
      ],
      handler,
      wsHandler: liveAnswers(schema, dependencies),
    }),
  );
}

function liveAnswers(schema: GraphQLSchema, { openLiveScope }: GraphQLDependencies) {
  return liveHandler({
    schema,
    networkOf: (request) => openLiveScope(request, null, null).caller.address,
    createContext: (request, token, begun) => ({
      ...loadingContext(request, openLiveScope(request, token, begun)),
      // Does nothing, because a WebSocket client sends its token in the first message. The session is checked before
      // every result (subscribeAfresh.ts).
      checkSession: async () => undefined,
      setSessionCookie: () => undefined,
      setDeviceCookie: () => undefined,
      setViewCookie: () => undefined,
    }),
  });
}

function loadingContext(
  request: FastifyRequest,
  scope: Scope,
): Pick<GraphQLContext, 'request' | 'scope' | 'loaders'> {
  return { request, scope, loaders: createLoaders(scope) };
}

/**
 * Throws NESTED_TOO_DEEPLY if the JSON of the request or its GraphQL document is nested too deeply. Runs before the
 * document is parsed.
 */
async function refuseNesting({ body, query }: FastifyRequest): Promise<void> {
  assertShallow(body);
  for (const asked of [body, query]) {
    const { query: document } = Object(asked) as { query?: unknown };
    if (typeof document === 'string') assertShallowDocument(document);
  }
}

/** Reads the fields of a multipart request. Does not wait for the file, which arrives while the mutation runs. */
async function readUploads(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!request.headers['content-type']?.startsWith('multipart/form-data')) return;
  // The response may be sent before the whole file has been received. The rest must be read, or the connection hangs.
  reply.raw.once('close', () => setImmediate(() => request.raw.unpipe().resume()));
  try {
    request.body = await processRequest(request.raw, reply.raw, {
      maxFieldSize: QUERY_LIMITS.bytes,
      maxFileSize: UPLOAD_BYTES,
      maxFiles: 1,
    });
  } catch (error) {
    if (!isHttpError(error)) throw Object.assign(new Error(ERRORS.MALFORMED_REQUEST), { statusCode: 400 });
    // graphql-upload quotes the client's field names in ‘these quotation marks’. Errors must not quote the client, so
    // such messages are replaced.
    const message = error.message.includes('‘') ? NO_MULTIPART_REQUEST : error.message;
    throw Object.assign(new Error(message), { statusCode: error.status });
  }
}

function isHttpError(error: unknown): error is Error & { status: number } {
  return error instanceof Error && 'status' in error && typeof error.status === 'number';
}
