import { abilitiesOf, type Ability } from './abilities.js';
import type { Role } from './account.js';

/** How a principal came: by a session, a command line, a job of the worker, or the demo. */
export type Via =
  { kind: 'SESSION'; sessionId: string } | { kind: 'COMMAND' | 'JOB'; name: string } | { kind: 'DEMO' };

/** Whoever acts, and what they may do. */
export interface Principal {
  /** The account; null for Panna itself. */
  id: string | null;
  via: Via;
  abilities: ReadonlySet<Ability>;
  /** The abilities that a second factor would give, where staff need one. */
  withheld?: ReadonlySet<Ability>;
}

/** A principal who acts for an account. */
export interface AccountPrincipal extends Principal {
  id: string;
  role: Role;
}

/** Whoever asks for something that visitors may see as well; null is a visitor. */
export type Viewer = AccountPrincipal | null;

/** An account that acts with all the abilities of its role. */
export function accountPrincipal(account: { id: string; role: Role }, via: Via): AccountPrincipal {
  return { id: account.id, role: account.role, via, abilities: abilitiesOf(account.role) };
}

/** The same staff without what they may do as such, until they have a second factor. */
export function withoutStaffAbilities(principal: AccountPrincipal): AccountPrincipal {
  return { ...principal, abilities: abilitiesOf('READER'), withheld: principal.abilities };
}

/** Panna itself, with the abilities that a job or a command needs. */
export function systemPrincipal(via: Via, abilities: readonly Ability[]): Principal {
  return { id: null, via, abilities: new Set(abilities) };
}

/** True if somebody has an ability. Visitors have none. */
export function can(principal: Principal | null, ability: Ability): boolean {
  return principal !== null && principal.abilities.has(ability);
}

/** The session that a principal came by; null for every other way. */
export function sessionIdOf({ via }: Principal): string | null {
  return via.kind === 'SESSION' ? via.sessionId : null;
}
