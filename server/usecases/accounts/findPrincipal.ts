import {
  accountPrincipal,
  supportPrincipal,
  withoutStaffAbilities,
  type AccountPrincipal,
  type Viewer,
} from '../../domain/accounts/principal.js';
import { holderOfSession } from '../../persistence/queries/accounts/accounts.js';
import { factorsOf } from '../../persistence/queries/accounts/secondFactors.js';
import { supportViewOf } from '../../persistence/queries/staff/supportViews.js';
import { hashToken } from '../hashToken.js';
import type { Caller, Ports } from '../scope.js';
import { noteStaffAction } from '../noteStaffAction.js';

type FindingPorts = Pick<Ports, 'database' | 'clock' | 'staffNeedsSecondFactor'>;

/**
 * Returns the principal for the caller's token: the account of a session, or the account that a support view shows. Returns
 * null if there is no token, if the token opens no current session or support view, or if the account is suspended or closed.
 */
export async function findPrincipal(ports: FindingPorts, caller: Caller): Promise<Viewer> {
  if (!caller.token) return null;
  const hash = hashToken(caller.token);
  const holder = await holderOfSession(ports.database, hash, ports.clock.now());
  if (!holder) return supportViewer(ports, caller, hash);
  const principal = accountPrincipal(holder, { kind: 'SESSION', sessionId: holder.sessionId });
  return (await lacksFactor(ports, principal)) ? withoutStaffAbilities(principal) : principal;
}

/**
 * Returns the principal of a support view; null if the token opens none. Records every request made through a support
 * view in the audit log of staff. A subscription is recorded only when it begins.
 */
async function supportViewer(ports: FindingPorts, caller: Caller, tokenHash: Buffer): Promise<Viewer> {
  const view = await supportViewOf(ports.database, tokenHash, ports.clock.now());
  if (!view) return null;
  const { id: viewId, staffId, userId, kind, expiresAt } = view;
  if (caller.page !== null) {
    const seen = {
      action: 'SEE_PAGE',
      staffId,
      userId,
      ...(caller.page && { detail: caller.page }),
    } as const;
    await ports.database.transaction((tx) => noteStaffAction({ clock: ports.clock, caller }, tx, seen));
  }
  return supportPrincipal({ id: userId, kind }, { kind: 'SUPPORT_VIEW', viewId, staffId, expiresAt });
}

/**
 * True for staff who must have a second factor and have none. Queries the database for staff only, so that other
 * requests need no additional statement.
 */
async function lacksFactor(
  { database, staffNeedsSecondFactor }: FindingPorts,
  { id, staffRoles }: AccountPrincipal,
): Promise<boolean> {
  if (!staffNeedsSecondFactor || staffRoles.length === 0) return false;
  const factors = await factorsOf(database, id);
  return factors.length === 0;
}
