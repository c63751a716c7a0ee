import { USUAL_DEADLINE_DAYS } from '../../domain/orders/deadlines.js';
import { USUAL_PAYOUT_TERMS } from '../../domain/payouts/payoutTerms.js';
import type { Ability } from '../../domain/accounts/abilities.js';
import type { AccountPrincipal } from '../../domain/accounts/principal.js';
import type { Ports, Scope } from '../../usecases/scope.js';

/**
 * The scope of an account without abilities. `asked` collects every ability that an operation checks in this scope.
 */
export interface Probe {
  scope: Scope;
  asked: ReadonlySet<Ability>;
}

/** Returns a new probe. The database, files and other ports of its scope reject every call. */
export function newProbe(): Probe {
  const asked = new Set<Ability>();
  const abilities = new Set<Ability>();
  abilities.has = (ability) => {
    asked.add(ability);
    return false;
  };
  const principal: AccountPrincipal = {
    id: 'user_probe',
    kind: 'READER',
    staffRoles: [],
    via: { kind: 'SESSION', sessionId: 'session_probe' },
    abilities,
  };
  const caller = { token: null, address: '', userAgent: null };
  return { asked, scope: { ...unreachable(), caller, principal: async () => principal } };
}

const reached = () =>
  Promise.reject(new Error('The outside world was reached before an ability was asked for'));

/** Every method rejects, because an operation must check abilities before it uses a port. */
const UNREACHABLE = new Proxy({}, { get: () => reached }) as never;

function unreachable(): Ports {
  return {
    database: UNREACHABLE,
    reads: UNREACHABLE,
    files: UNREACHABLE,
    rateLimits: UNREACHABLE,
    outbox: UNREACHABLE,
    queue: UNREACHABLE,
    payments: null,
    payouts: null,
    liveTopics: UNREACHABLE,
    events: UNREACHABLE,
    makeCover: UNREACHABLE,
    makePhoto: UNREACHABLE,
    audit: () => undefined,
    clock: { now: () => new Date(0) },
    timeZone: 'Asia/Kolkata',
    deadlineDays: USUAL_DEADLINE_DAYS,
    rentalRoomDays: 0,
    payoutTerms: USUAL_PAYOUT_TERMS,
    approvalAbove: null,
    operator: null,
    policies: [],
    currency: 'INR',
    publicPages: true,
    exchangeRates: [],
    secrets: UNREACHABLE,
    staffNeedsSecondFactor: false,
  };
}
