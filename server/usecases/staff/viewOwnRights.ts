import type { Ability } from '../../domain/accounts/abilities.js';
import type { Scope } from '../scope.js';

/** Returns everything that the viewer may do, in the order of its names; null of every other account. */
export async function viewOwnAbilities(scope: Scope, userId: string): Promise<Ability[] | null> {
  const viewer = await scope.principal();
  return viewer?.id === userId ? [...viewer.abilities].sort() : null;
}

/** Returns until when the viewer sees the site as this account; null for everybody else, its owner too. */
export async function viewOwnSupportView(scope: Scope, userId: string): Promise<{ expiresAt: Date } | null> {
  const viewer = await scope.principal();
  return viewer?.id === userId && viewer.via.kind === 'SUPPORT_VIEW'
    ? { expiresAt: viewer.via.expiresAt }
    : null;
}
