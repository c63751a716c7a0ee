import type { Ability } from '../../domain/accounts/abilities.js';
import type { Scope } from '../scope.js';

/** Returns the viewer's abilities, sorted by name; null if `userId` is another account. */
export async function viewOwnAbilities(scope: Scope, userId: string): Promise<Ability[] | null> {
  const viewer = await scope.principal();
  return viewer?.id === userId ? [...viewer.abilities].sort() : null;
}

/** Returns the end of the viewer's support view of this account; null if the viewer has none, as for the owner. */
export async function viewOwnSupportView(scope: Scope, userId: string): Promise<{ expiresAt: Date } | null> {
  const viewer = await scope.principal();
  return viewer?.id === userId && viewer.via.kind === 'SUPPORT_VIEW'
    ? { expiresAt: viewer.via.expiresAt }
    : null;
}
