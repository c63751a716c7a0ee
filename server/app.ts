import { randomBytes } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from './config.js';
import { USUAL_DEADLINE_DAYS } from './domain/orders/deadlines.js';
import { databaseTopics } from './liveTopics/databaseTopics.js';
import { diskFileStore } from './files/diskFileStore.js';
import { graphqlRoutes, type GraphQLDependencies } from './graphql/graphqlRoutes.js';
import { trustOf, type TrustedProxies } from './http/clientAddress.js';
import { answerBadAddresses, answerErrors, answerUnreadable } from './http/errors.js';
import { limitHeaders } from './http/limitHeaders.js';
import { isLoopback, mailPage, type MailPageOptions } from './http/mailPage.js';
import { paymentWebhook } from './http/paymentWebhook.js';
import { keepPersonalAnswers } from './http/personal.js';
import { answerRequestIds, requestIdsBy } from './http/requestIds.js';
import { securityHeaders } from './http/securityHeaders.js';
import { pageOfSubscription } from './http/page.js';
import { sessionsOf } from './http/session.js';
import { upgradesAt } from './http/upgrades.js';
import { fileMailer } from './notifications/fileMailer.js';
import type { Mailer } from './notifications/mailer.js';
import { smtpMailer } from './notifications/smtpMailer.js';
import type { Database } from './persistence/database.js';
import { pgBossQueue } from './queue/pgBossQueue.js';
import { memoryRateLimits, noRateLimits } from './rateLimits/rateLimits.js';
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

/**
 * Returns the ports for a configuration: database, files, pictures, rate limits, outbox and live topics.
 */
export function createPorts(
  config: Pick<Config, 'dataDir' | 'rateLimits' | 'timeZone' | 'currency' | 'exchangeRates' | 'publicPages'> &
    Partial<Pick<Config, 'secretKey' | 'staffNeedsSecondFactor' | 'deadlineDays' | 'operator' | 'policies'>>,
  database: Database,
  clock: Clock,
): Ports {
  const queue = pgBossQueue(database);
  return {
    database,
    reads: database,
    clock,
    timeZone: config.timeZone,
    deadlineDays: config.deadlineDays ?? USUAL_DEADLINE_DAYS,
    files: diskFileStore(config.dataDir),
    makeCover: async (...made) => (await import('./covers/coverProcess.js')).makeCoverApart(...made),
    makePhoto: async (...made) => (await import('./covers/coverProcess.js')).makePhotoApart(...made),
    secrets: secretBox(() => keyFrom({ secretKey: null, ...config })),
    staffNeedsSecondFactor: config.staffNeedsSecondFactor ?? false,
    rateLimits: config.rateLimits ? memoryRateLimits() : noRateLimits,
    queue,
    outbox: queuedOutbox(queue),
    payments: null,
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

const mailFolderOf = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'mail');

/**
 * Returns a mailer that sends through the configured mail server. Without a mail server, it writes mails to files.
 */
export function createMailer(config: Pick<Config, 'dataDir' | 'smtpUrl' | 'mailFrom'>): Mailer {
  return config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : fileMailer(mailFolderOf(config));
}

/**
 * Returns the options of the page that shows mails written to files, with a new key at each start. Returns null if a
 * mail server is configured. Also returns null if a public URL is set or other machines can reach the server, because
 * the mails contain links that open accounts.
 */
export function mailsToShow(
  config: Pick<Config, 'dataDir' | 'smtpUrl' | 'host' | 'publicUrl'>,
): MailPageOptions | null {
  if (config.smtpUrl || config.publicUrl || !isLoopback(config.host)) return null;
  return { folder: mailFolderOf(config), key: randomBytes(18).toString('base64url') };
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
