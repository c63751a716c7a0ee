import type { Ability } from '../domain/accounts/abilities.js';
import { can, type Principal } from '../domain/accounts/principal.js';
import { refuse } from '../domain/shared/errors.js';

/** Provides the principal of a request, job or command; null for a visitor. */
export interface Acting<P extends Principal = Principal> {
  principal(): Promise<P | null>;
}

/**
 * Returns the principal if they have one of these abilities. A use-case calls this before it reads its input or the
 * database. Throws UNAUTHENTICATED for visitors, SECOND_FACTOR_REQUIRED for staff who need a second factor for the
 * ability, IN_SUPPORT_VIEW for support views, and FORBIDDEN for all others. All errors except UNAUTHENTICATED name the
 * ability.
 */
export async function requireAbility<P extends Principal>(
  scope: Acting<P>,
  ...abilities: readonly [Ability, ...Ability[]]
): Promise<P> {
  const principal = (await scope.principal()) ?? refuse('UNAUTHENTICATED');
  if (hasAny(principal, abilities)) return principal;
  const withheld = abilities.find((ability) => principal.withheld?.has(ability));
  if (withheld) return refuse('SECOND_FACTOR_REQUIRED', { values: { ability: withheld } });
  const code = principal.via.kind === 'SUPPORT_VIEW' ? 'IN_SUPPORT_VIEW' : 'FORBIDDEN';
  return refuse(code, { values: { ability: abilities[0] } });
}

/**
 * Returns the principal; null for a visitor. Used for data that visitors may also read. Throws as requireAbility does if a
 * principal has none of these abilities.
 */
export async function visitorOr<P extends Principal>(
  scope: Acting<P>,
  ...abilities: readonly [Ability, ...Ability[]]
): Promise<P | null> {
  return (await scope.principal()) && requireAbility(scope, ...abilities);
}

/**
 * Returns the principal if they have the ability, otherwise null. Used for private parts of public data: a principal
 * without the ability sees what visitors see.
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
