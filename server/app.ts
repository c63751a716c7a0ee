import { randomBytes } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from './config.js';
import { databaseTopics } from './liveTopics/databaseTopics.js';
import { diskFileStore } from './files/diskFileStore.js';
import { graphqlRoutes, type GraphQLDependencies } from './graphql/graphqlRoutes.js';
import { trustOf, type TrustedProxies } from './http/clientAddress.js';
import { answerBadAddresses, answerErrors, answerUnreadable } from './http/errors.js';
import { limitHeaders } from './http/limitHeaders.js';
import { isLoopback, mailPage, type MailPageOptions } from './http/mailPage.js';
import { keepPersonalAnswers } from './http/personal.js';
import { answerRequestIds, requestIdsBy } from './http/requestIds.js';
import { securityHeaders } from './http/securityHeaders.js';
import { sessionsOf } from './http/session.js';
import { upgradesAt } from './http/upgrades.js';
import { fileMailer } from './notifications/fileMailer.js';
import type { Mailer } from './notifications/mailer.js';
import { smtpMailer } from './notifications/smtpMailer.js';
import { payOnDelivery } from './payments/paymentGateway.js';
import type { Database } from './persistence/database.js';
import { coverRoutes } from './pictures/coverRoutes.js';
import { photoRoutes } from './pictures/photoRoutes.js';
import { pgBossQueue } from './queue/pgBossQueue.js';
import { memoryRateLimits, noRateLimits } from './rateLimits/rateLimits.js';
import { restRoutes } from './rest/restRoutes.js';
import { keyFrom, secretBox } from './secrets/secretBox.js';
import { serveSite, type SiteOptions } from './serveSite.js';
import { noAudit, type AuditLog } from './usecases/auditLog.js';
import { EVENTS } from './usecases/consequences/registry.js';
import { viewCover, viewUploadedCover } from './usecases/covers/viewCover.js';
import { viewPhoto } from './usecases/photos/viewPhoto.js';
import { queuedOutbox } from './usecases/outbox/outbox.js';
import { openScope } from './usecases/openScope.js';
import type { Caller, Clock, Ports, Scope } from './usecases/scope.js';

const CLIENT_FOLDER = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../client');

/** The outside world as this configuration wants it. */
export function createPorts(
  config: Pick<Config, 'dataDir' | 'rateLimits' | 'timeZone' | 'currency' | 'exchangeRates' | 'publicPages'> &
    Partial<Pick<Config, 'secretKey' | 'staffNeedsSecondFactor'>>,
  database: Database,
  clock: Clock,
): Ports {
  return {
    database,
    reads: database,
    clock,
    timeZone: config.timeZone,
    files: diskFileStore(config.dataDir),
    makeCover: async (...made) => (await import('./covers/coverProcess.js')).makeCoverApart(...made),
    makePhoto: async (...made) => (await import('./covers/coverProcess.js')).makePhotoApart(...made),
    payments: payOnDelivery,
    secrets: secretBox(() => keyFrom({ secretKey: null, ...config })),
    staffNeedsSecondFactor: config.staffNeedsSecondFactor ?? false,
    rateLimits: config.rateLimits ? memoryRateLimits() : noRateLimits,
    outbox: queuedOutbox(pgBossQueue(database)),
    liveTopics: databaseTopics(database),
    events: EVENTS,
    audit: noAudit,
    currency: config.currency,
    publicPages: config.publicPages,
    exchangeRates: config.exchangeRates,
  };
}

const mailFolderOf = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'mail');

/** Mail goes to the mail server of the configuration, or into files. */
export function createMailer(config: Pick<Config, 'dataDir' | 'smtpUrl' | 'mailFrom'>): Mailer {
  return config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : fileMailer(mailFolderOf(config));
}

/**
 * The mails in files hold links that open accounts: they are shown only where nobody else can reach the server, under a
 * new key at each start.
 */
export function mailsToShow(
  config: Pick<Config, 'dataDir' | 'smtpUrl' | 'host' | 'publicUrl'>,
): MailPageOptions | null {
  if (config.smtpUrl || config.publicUrl || !isLoopback(config.host)) return null;
  return { folder: mailFolderOf(config), key: randomBytes(18).toString('base64url') };
}

/** Options of the HTTP server. */
export interface AppOptions extends SiteOptions {
  /** True to log errors, or the place to write them to. */
  log: boolean | { write(line: string): void };
  /** The folder of the built web client; tests of the APIs do without. */
  clientFolder?: string | null;
  /** Resolves when that folder has been built; everything else is made ready meanwhile. */
  clientBuilt?: Promise<void>;
  /** True if GET /graphql opens Apollo Sandbox; otherwise it opens our own page. */
  sandbox?: boolean;
  /** The mails that a page below /mail shows; null for no such page. */
  mails?: MailPageOptions | null;
  /** The reverse proxies whose forwarded headers are believed; nobody's without. */
  trustedProxies?: TrustedProxies | null;
  /** True if browsers reach the site over https. */
  https?: boolean;
}

/** Everything on one port: the composition root, the only place that knows everyone. */
export async function createApp(ports: Ports, options: AppOptions): Promise<FastifyInstance> {
  const { https = false, trustedProxies = null } = options;
  const trusts = trustOf(trustedProxies);
  const http = Fastify({
    trustProxy: trustedProxies !== null && trusts,
    genReqId: requestIdsBy(trusts),
    logger: options.log && { level: 'warn', ...(options.log !== true && { stream: options.log }) },
    bodyLimit: 10_000_000,
    forceCloseConnections: 'idle',
    // An id that is too long to be one is an unknown id: how long it is is for no router to say.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
    frameworkErrors: answerBadAddresses,
    clientErrorHandler: answerUnreadable,
  });
  answerErrors(http);
  answerRequestIds(http);
  limitHeaders(http);
  await securityHeaders(http, { https });
  await http.register(cookie);
  // It looks at the cookies of the answer.
  keepPersonalAnswers(http);
  await http.register(compress, { threshold: 2048, globalDecompression: false });
  const audited = options.log ? { ...ports, audit: auditIn(http) } : ports;
  const { callerOf, checkSession, setSessionCookie, setDeviceCookie } = sessionsOf({
    https,
    publicUrl: options.publicUrl ?? null,
  });
  const scopeOf = scopesOf(audited, callerOf);
  const transports: GraphQLDependencies = {
    sandbox: options.sandbox ?? true,
    openScope: scopeOf,
    openScopeFor: (request, token) => openScope(audited, { ...callerOf(request), token }),
    setSessionCookie,
    setDeviceCookie,
    checkSession: (request, reply) => checkSession(scopeOf(request), request, reply),
    upgrades: upgradesAt('/graphql', http),
  };
  await http.register(coverRoutes, {
    files: ports.files,
    findBook: (id, request) => viewCover(scopeOf(request), id),
    findUploaded: (hash, request) => viewUploadedCover(scopeOf(request), hash),
  });
  await http.register(photoRoutes, {
    files: ports.files,
    findPhoto: (id, request) => viewPhoto(scopeOf(request), id),
  });
  await http.register(graphqlRoutes, transports);
  await http.register(restRoutes, transports);
  if (options.mails) await http.register(mailPage, options.mails);
  const clientFolder = options.clientFolder === undefined ? CLIENT_FOLDER : options.clientFolder;
  await options.clientBuilt;
  if (clientFolder) await serveSite(http, ports, { folder: clientFolder, scopeOf }, options);
  return http;
}

/** Lines of the server's log, which otherwise holds only what goes wrong. */
function auditIn(http: FastifyInstance): AuditLog {
  const log = http.log.child({}, { level: 'info' });
  return (line) => log.info(line, 'audit');
}

/** One scope for each request, so that its session is read only once. */
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
