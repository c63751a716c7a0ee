import type { Ability } from '../../domain/accounts/abilities.js';
import type { Scope } from '../scope.js';

/** Returns the viewer's abilities, sorted by name; null if `userId` is another account. */
export async function viewOwnAbilities(scope: Scope, userId: string): Promise<Ability[] | null> {
  const viewer = await scope.principal();
  return viewer?.id === userId ? [...viewer.abilities].sort() : null;
}

/**
 * Returns the end of the support view in which the viewer sees the site as this account. Returns null for all other
 * viewers, including the owner of the account.
 */
export async function viewOwnSupportView(scope: Scope, userId: string): Promise<{ expiresAt: Date } | null> {
  const viewer = await scope.principal();
  return viewer?.id === userId && viewer.via.kind === 'SUPPORT_VIEW'
    ? { expiresAt: viewer.via.expiresAt }
    : null;
}
