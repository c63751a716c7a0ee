import type { Ability } from '../domain/accounts/abilities.js';
import { can, type Principal } from '../domain/accounts/principal.js';
import { refuse } from '../domain/shared/errors.js';

/** Where a use-case finds out who acts; null is a visitor. */
export interface Acting<P extends Principal = Principal> {
  principal(): Promise<P | null>;
}

/**
 * Returns the principal, who must have one of these abilities. A use-case asks this before it reads its input or looks
 * anything up. Refuses UNAUTHENTICATED to visitors, SECOND_FACTOR_REQUIRED to staff who need one for it,
 * IN_SUPPORT_VIEW to support views, and FORBIDDEN with the name of the first ability to everybody else.
 */
export async function requireAbility<P extends Principal>(
  scope: Acting<P>,
  ...abilities: readonly [Ability, ...Ability[]]
): Promise<P> {
  const principal = (await scope.principal()) ?? refuse('UNAUTHENTICATED');
  if (hasAny(principal, abilities)) return principal;
  if (abilities.some((ability) => principal.withheld?.has(ability))) return refuse('SECOND_FACTOR_REQUIRED');
  if (principal.via.kind === 'SUPPORT_VIEW') return refuse('IN_SUPPORT_VIEW');
  return refuse('FORBIDDEN', { values: { ability: abilities[0] } });
}

/**
 * Returns the principal, who is null for visitors, for what both may see. Refuses FORBIDDEN to a principal without one of
 * these abilities.
 */
export async function visitorOr<P extends Principal>(
  scope: Acting<P>,
  ...abilities: readonly [Ability, ...Ability[]]
): Promise<P | null> {
  return (await scope.principal()) && requireAbility(scope, ...abilities);
}

/**
 * Returns the principal if they have the ability, and null otherwise: a part of a public answer that somebody may not see
 * is as visitors see it.
 */
export async function principalWith<P extends Principal>(
  scope: Acting<P>,
  ability: Ability,
): Promise<P | null> {
  const principal = await scope.principal();
  return can(principal, ability) ? principal : null;
}

function hasAny(principal: Principal, abilities: readonly Ability[]): boolean {
  return abilities.some((ability) => can(principal, ability));
}
