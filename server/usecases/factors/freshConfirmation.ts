import type { Ability } from '../../domain/accounts/abilities.js';
import { sessionIdOf, type AccountPrincipal } from '../../domain/accounts/principal.js';
import { FRESH_MINUTES } from '../../domain/accounts/secondFactor.js';
import { refuse } from '../../domain/shared/errors.js';
import { factorsOf } from '../../persistence/queries/accounts/secondFactors.js';
import { confirmedAtOf } from '../../persistence/queries/accounts/sessions.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/**
 * Returns the principal. Throws what requireAbility throws, and CONFIRMATION_REQUIRED unless the principal's session was
 * confirmed within the last FRESH_MINUTES, by the log-in or by `confirmIdentity`. Principals without a session are refused
 * too, except the people of the demo. Use-cases call it before they change second factors or staff roles, start a support
 * view, or move money.
 */
export async function requireFreshConfirmation(scope: Scope, ability: Ability): Promise<AccountPrincipal> {
  const viewer = await requireAbility(scope, ability);
  await requireFreshSession(scope, viewer);
  return viewer;
}

/**
 * Throws CONFIRMATION_REQUIRED if the account has a second factor but no fresh confirmation. Does nothing for an account
 * without a second factor.
 */
export async function requireFactorConfirmation(scope: Scope, viewer: AccountPrincipal): Promise<void> {
  const factors = await factorsOf(scope.database, viewer.id);
  if (factors.length > 0) await requireFreshSession(scope, viewer);
}

async function requireFreshSession({ database, clock }: Scope, viewer: AccountPrincipal): Promise<void> {
  if (viewer.via.kind === 'DEMO') return;
  const sessionId = sessionIdOf(viewer);
  const confirmedAt = sessionId && (await confirmedAtOf(database, sessionId));
  const oldest = clock.now().getTime() - FRESH_MINUTES * 60_000;
  if (!confirmedAt || confirmedAt.getTime() <= oldest) refuse('CONFIRMATION_REQUIRED');
}
