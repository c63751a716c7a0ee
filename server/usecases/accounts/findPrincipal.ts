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
 * Returns the account whose session has the caller's token, or the account that a support view shows. Returns
 * null without a token, for a token of no running session or view, and for a suspended or closed account.
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
 * Returns the principal of a support view. Records each of its requests in the audit log of staff, whatever the
 * request reads.
 */
async function supportViewer(ports: FindingPorts, caller: Caller, tokenHash: Buffer): Promise<Viewer> {
  const view = await supportViewOf(ports.database, tokenHash, ports.clock.now());
  if (!view) return null;
  const { id: viewId, staffId, userId, kind, expiresAt } = view;
  const seen = { action: 'SEE_PAGE', staffId, userId, ...(caller.page && { detail: caller.page }) } as const;
  await ports.database.transaction((tx) => noteStaffAction({ clock: ports.clock, caller }, tx, seen));
  return supportPrincipal({ id: userId, kind }, { kind: 'SUPPORT_VIEW', viewId, staffId, expiresAt });
}

/**
 * True for staff without the second factor that they are required to have. Runs a query for staff only, so that
 * other requests cost nothing more.
 */
async function lacksFactor(
  { database, staffNeedsSecondFactor }: FindingPorts,
  { id, staffRoles }: AccountPrincipal,
): Promise<boolean> {
  if (!staffNeedsSecondFactor || staffRoles.length === 0) return false;
  const factors = await factorsOf(database, id);
  return factors.length === 0;
}
