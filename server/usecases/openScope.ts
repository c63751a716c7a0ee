import { findPrincipal } from './accounts/findPrincipal.js';
import type { Viewer } from '../domain/accounts/principal.js';
import { NotedLimits } from '../rateLimits/notedLimits.js';
import type { Caller, Ports, Scope } from './scope.js';

/**
 * Returns the scope of one request. The session is read from the database at most once, and only if a use-case
 * needs it.
 */
export function openScope(ports: Ports, caller: Caller): Scope {
  let principal: Promise<Viewer> | undefined;
  // Listed one by one, because spreading the ports costs several times as much on every request.
  return {
    database: ports.database,
    reads: ports.reads,
    clock: ports.clock,
    timeZone: ports.timeZone,
    deadlineDays: ports.deadlineDays,
    rentalRoomDays: ports.rentalRoomDays,
    files: ports.files,
    makeCover: ports.makeCover,
    makePhoto: ports.makePhoto,
    secrets: ports.secrets,
    staffNeedsSecondFactor: ports.staffNeedsSecondFactor,
    rateLimits: caller.noteLimit ? new NotedLimits(ports.rateLimits, caller.noteLimit) : ports.rateLimits,
    outbox: ports.outbox,
    queue: ports.queue,
    payments: ports.payments,
    payouts: ports.payouts,
    approvalAbove: ports.approvalAbove,
    payoutTerms: ports.payoutTerms,
    liveTopics: ports.liveTopics,
    events: ports.events,
    audit: ports.audit,
    currency: ports.currency,
    publicPages: ports.publicPages,
    operator: ports.operator,
    policies: ports.policies,
    exchangeRates: ports.exchangeRates,
    caller,
    principal: () => (principal ??= findPrincipal(ports, caller)),
  };
}
