import type { Ability } from '../../domain/accounts/abilities.js';
import { sessionIdOf, type AccountPrincipal } from '../../domain/accounts/principal.js';
import { FRESH_MINUTES } from '../../domain/accounts/secondFactor.js';
import { refuse } from '../../domain/shared/errors.js';
import { factorsOf } from '../../persistence/queries/accounts/secondFactors.js';
import { confirmedAtOf } from '../../persistence/queries/accounts/sessions.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/**
 * Returns the principal, if they have this ability and a session whose owner was confirmed within
 * FRESH_MINUTES, by the log-in or by `confirmIdentity`. Required before changes of second factors or staff
 * roles and before support views. Throws CONFIRMATION_REQUIRED, also if the principal has no session, and what
 * requireAbility throws.
 */
export async function requireFreshConfirmation(scope: Scope, ability: Ability): Promise<AccountPrincipal> {
  const viewer = await requireAbility(scope, ability);
  await requireFreshSession(scope, viewer);
  return viewer;
}

/**
 * Requires a fresh confirmation if the account has a second factor. For actions that require the password too.
 * Throws CONFIRMATION_REQUIRED.
 */
export async function requireFactorConfirmation(scope: Scope, viewer: AccountPrincipal): Promise<void> {
  const factors = await factorsOf(scope.database, viewer.id);
  if (factors.length > 0) await requireFreshSession(scope, viewer);
}

async function requireFreshSession({ database, clock }: Scope, viewer: AccountPrincipal): Promise<void> {
  const sessionId = sessionIdOf(viewer);
  const confirmedAt = sessionId && (await confirmedAtOf(database, sessionId));
  const oldest = clock.now().getTime() - FRESH_MINUTES * 60_000;
  if (!confirmedAt || confirmedAt.getTime() <= oldest) refuse('CONFIRMATION_REQUIRED');
}
