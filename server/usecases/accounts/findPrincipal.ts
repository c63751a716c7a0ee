import { isStaff } from '../../domain/accounts/abilities.js';
import type { Role } from '../../domain/accounts/account.js';
import { accountPrincipal, withoutStaffAbilities, type Viewer } from '../../domain/accounts/principal.js';
import { holderOfSession } from '../../persistence/queries/accounts/accounts.js';
import { factorsOf } from '../../persistence/queries/accounts/secondFactors.js';
import type { Ports } from '../scope.js';
import { hashToken } from '../hashToken.js';

/** Returns the holder of the token of a running session; null for no token, and for an unknown, ended or suspended one. */
export async function findPrincipal(
  ports: Pick<Ports, 'database' | 'clock' | 'staffNeedsSecondFactor'>,
  token: string | null,
): Promise<Viewer> {
  if (!token) return null;
  const holder = await holderOfSession(ports.database, hashToken(token), ports.clock.now());
  if (!holder) return null;
  const principal = accountPrincipal(holder, { kind: 'SESSION', sessionId: holder.sessionId });
  return (await lacksFactor(ports, holder)) ? withoutStaffAbilities(principal) : principal;
}

/** True for staff who must have a second factor and have none. Asked of staff only, so other requests read no more. */
async function lacksFactor(
  { database, staffNeedsSecondFactor }: Pick<Ports, 'database' | 'staffNeedsSecondFactor'>,
  { id, role }: { id: string; role: Role },
): Promise<boolean> {
  if (!staffNeedsSecondFactor || !isStaff(role)) return false;
  const factors = await factorsOf(database, id);
  return factors.length === 0;
}
