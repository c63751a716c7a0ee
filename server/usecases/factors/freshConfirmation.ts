import type { Ability } from '../../domain/accounts/abilities.js';
import { sessionIdOf, type AccountPrincipal } from '../../domain/accounts/principal.js';
import { FRESH_MINUTES } from '../../domain/accounts/secondFactor.js';
import { refuse } from '../../domain/shared/errors.js';
import { factorsOf } from '../../persistence/queries/accounts/secondFactors.js';
import { confirmedAtOf } from '../../persistence/queries/accounts/sessions.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/**
 * Returns the principal, who must have this ability and a session that proved in the last ten minutes to be the owner's: by
 * the log-in, or by `confirmIdentity`. For whatever moves money, keys or ways to log in. Refuses CONFIRMATION_REQUIRED,
 * which nobody without a session can get around.
 */
export async function requireFreshConfirmation(scope: Scope, ability: Ability): Promise<AccountPrincipal> {
  const viewer = await requireAbility(scope, ability);
  await requireFreshSession(scope, viewer);
  return viewer;
}

/** The same for what asks for the password as well: only of accounts with a second factor. */
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
