import { maxHeaderSize } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from './config.js';
import { SIMULATOR } from './connectPayments.js';
import { servePayoutSimulator } from './connectPayouts.js';
import { USUAL_DEADLINE_DAYS } from './domain/orders/deadlines.js';
import { USUAL_PAYOUT_TERMS } from './domain/payouts/payoutTerms.js';
import { databaseTopics } from './liveTopics/databaseTopics.js';
import { diskFileStore } from './files/diskFileStore.js';
import { graphqlRoutes, type GraphQLDependencies } from './graphql/graphqlRoutes.js';
import { trustOf, type TrustedProxies } from './http/clientAddress.js';
import { answerBadAddresses, answerErrors, answerUnreadable } from './http/errors.js';
import { limitHeaders } from './http/limitHeaders.js';
import { mailPage, type MailPageOptions } from './http/mailPage.js';
import { paymentWebhook } from './http/paymentWebhook.js';
import { keepPersonalAnswers } from './http/personal.js';
import { answerRequestIds, requestIdsBy } from './http/requestIds.js';
import { securityHeaders } from './http/securityHeaders.js';
import { pageOfSubscription } from './http/page.js';
import { sessionsOf } from './http/session.js';
import { upgradesAt } from './http/upgrades.js';
import type { PayoutSimulator } from './simulators/payouts/payoutSimulator.js';
import type { Simulator } from './simulators/payments/simulator.js';
import { simulatorRoutes } from './simulators/payments/simulatorRoutes.js';
import type { Database } from './persistence/database.js';
import { pgBossQueue } from './queue/pgBossQueue.js';
import { memoryRateLimits, noRateLimits } from './rateLimits/rateLimits.js';
import { USUAL_ROOM_DAYS } from './domain/rental/room.js';
import type { RestDependencies } from './rest/restDependencies.js';
import { restRoutes } from './rest/restRoutes.js';
import { keyFrom, secretBox } from './secrets/secretBox.js';
import { servePictures } from './servePictures.js';
import { serveSite, type SiteOptions } from './serveSite.js';
import { noAudit, type AuditLog } from './usecases/auditLog.js';
import { EVENTS } from './usecases/consequences/registry.js';
import { queuedOutbox } from './usecases/outbox/outbox.js';
import { openScope } from './usecases/openScope.js';
import type { Caller, Clock, Ports, Scope } from './usecases/scope.js';

const CLIENT_FOLDER = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../client');

type NeededSetting = 'dataDir' | 'rateLimits' | 'timeZone' | 'currency' | 'exchangeRates' | 'publicPages';

/** A setting with a default, which tests may leave out. */
type UsualSetting =
  | ('secretKey' | 'oldSecretKeys' | 'staffNeedsSecondFactor' | 'deadlineDays' | 'rentalRoomDays')
  | ('payoutTerms' | 'approvalAbove' | 'operator' | 'policies');

/**
 * Returns the ports of the use-cases for a configuration. Absent settings get their defaults. Rate limits are counted
 * in memory.
 */
export function createPorts(
  config: Pick<Config, NeededSetting> & Partial<Pick<Config, UsualSetting>>,
  database: Database,
  clock: Clock,
  { payments, payouts }: Partial<Pick<Ports, 'payments' | 'payouts'>> = {},
): Ports {
  const queue = pgBossQueue(database);
  return {
    database,
    reads: database,
    clock,
    timeZone: config.timeZone,
    deadlineDays: config.deadlineDays ?? USUAL_DEADLINE_DAYS,
    rentalRoomDays: config.rentalRoomDays ?? USUAL_ROOM_DAYS,
    files: diskFileStore(config.dataDir),
    makeCover: async (...made) => (await import('./covers/coverProcess.js')).makeCoverApart(...made),
    makePhoto: async (...made) => (await import('./covers/coverProcess.js')).makePhotoApart(...made),
    secrets: secretBox(() => [keyFrom({ secretKey: null, ...config }), ...(config.oldSecretKeys ?? [])]),
    staffNeedsSecondFactor: config.staffNeedsSecondFactor ?? false,
    rateLimits: config.rateLimits ? memoryRateLimits() : noRateLimits,
    queue,
    outbox: queuedOutbox(queue),
    payments: payments ?? null,
    payouts: payouts ?? null,
    payoutTerms: config.payoutTerms ?? USUAL_PAYOUT_TERMS,
    approvalAbove: config.approvalAbove ?? null,
    liveTopics: databaseTopics(database),
    events: EVENTS,
    audit: noAudit,
    currency: config.currency,
    publicPages: config.publicPages,
    operator: config.operator ?? null,
    policies: config.policies ?? [],
    exchangeRates: config.exchangeRates,
  };
}

/** Options of the HTTP server, in addition to the ports of the use-cases. */
export interface AppOptions extends SiteOptions {
  /** True to log errors to standard output, or the stream to write them to. */
  log: boolean | { write(line: string): void };
  /** Folder of the built web client. If null, no client is served, as in tests of the APIs. */
  clientFolder?: string | null;
  /** Resolves when `clientFolder` has been built. The rest of the server is set up meanwhile. */
  clientBuilt?: Promise<void>;
  /** True if browsers get Apollo Sandbox at /graphql; false if they get Panna's own page. */
  sandbox?: boolean;
  /** Options of the page below /mail that shows mails written to files; null if there is no such page. */
  mails?: MailPageOptions | null;
  /** The payment simulator to serve below /simulator; null if there is none. */
  simulator?: Simulator | null;
  /** The payout simulator to serve below /simulator/payouts; null if there is none. */
  payoutSimulator?: PayoutSimulator | null;
  /** Reverse proxies whose forwarded headers are trusted; null trusts none. */
  trustedProxies?: TrustedProxies | null;
  /** True if browsers reach the site over https. */
  https?: boolean;
}

/**
 * Creates the HTTP server with all APIs and pages on one port. This is the composition root: no other module knows
 * all parts.
 */
export async function createApp(ports: Ports, options: AppOptions): Promise<FastifyInstance> {
  const { https = false, trustedProxies = null } = options;
  const trusts = trustOf(trustedProxies);
  const http = Fastify({
    trustProxy: trustedProxies !== null && trusts,
    genReqId: requestIdsBy(trusts),
    logger: options.log && { level: 'warn', ...(options.log !== true && { stream: options.log }) },
    bodyLimit: 10_000_000,
    forceCloseConnections: 'idle',
    // Lets ids of any length reach the routes, which respond with their own 404. By default, the router itself
    // rejects long ids.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
    frameworkErrors: answerBadAddresses,
    clientErrorHandler: answerUnreadable,
  });
  answerErrors(http);
  answerRequestIds(http);
  limitHeaders(http);
  await securityHeaders(http, { https });
  await http.register(cookie);
  // Registered after the cookie plugin, because the hook checks whether the response sets a cookie.
  keepPersonalAnswers(http);
  await http.register(compress, { threshold: 2048, globalDecompression: false });
  const audited = options.log ? { ...ports, audit: auditIn(http) } : ports;
  const sessions = sessionsOf({ https, publicUrl: options.publicUrl ?? null });
  const { callerOf, checkSession } = sessions;
  const scopeOf = scopesOf(audited, callerOf);
  const transports: GraphQLDependencies & RestDependencies = {
    sandbox: options.sandbox ?? true,
    openScope: scopeOf,
    openScopeFor: (request, token) => openScope(audited, { ...callerOf(request), token }),
    openLiveScope: (request, token, begun) =>
      openScope(audited, { ...callerOf(request), token, page: begun && pageOfSubscription(begun) }),
    setSessionCookie: sessions.setSessionCookie,
    setDeviceCookie: sessions.setDeviceCookie,
    setViewCookie: sessions.setViewCookie,
    checkSession: (request, reply) => checkSession(scopeOf(request), request, reply),
    upgrades: upgradesAt('/graphql', http),
  };
  await servePictures(http, {
    scopeOf,
    openScope: (caller) => openScope(audited, caller),
    viewerOf: sessions.viewerOf,
  });
  await http.register(graphqlRoutes, transports);
  await http.register(restRoutes, transports);
  await http.register(paymentWebhook, ports);
  const { simulator, payoutSimulator } = options;
  if (simulator) await http.register(simulatorRoutes, { prefix: SIMULATOR, simulator });
  if (payoutSimulator) await servePayoutSimulator(http, payoutSimulator);
  if (options.mails) await http.register(mailPage, options.mails);
  const clientFolder = options.clientFolder === undefined ? CLIENT_FOLDER : options.clientFolder;
  await options.clientBuilt;
  if (clientFolder) await serveSite(http, ports, { folder: clientFolder, scopeOf }, options);
  return http;
}

/**
 * Returns an audit log that writes to the server's log at level `info`. Other lines are logged from level `warn` on.
 */
function auditIn(http: FastifyInstance): AuditLog {
  const log = http.log.child({}, { level: 'info' });
  return (line) => log.info(line, 'audit');
}

/**
 * Returns a function that returns the scope of a request. Each request has a single scope, so its session is read
 * only once.
 */
function scopesOf(
  ports: Ports,
  callerOf: (request: FastifyRequest) => Caller,
): (request: FastifyRequest) => Scope {
  const scopes = new WeakMap<FastifyRequest, Scope>();
  return (request) => {
    const scope = scopes.get(request) ?? openScope(ports, callerOf(request));
    scopes.set(request, scope);
    return scope;
  };
}
