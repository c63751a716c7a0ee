import { abilitiesOf, SUPPORT_VIEW_ABILITIES, type Ability } from './abilities.js';
import type { AccountKind } from './account.js';
import type { StaffRole } from './staff.js';

/** How a principal came: by a session, a support view, a command line, a job of the worker, or the demo. */
export type Via =
  | { kind: 'SESSION'; sessionId: string }
  | { kind: 'SUPPORT_VIEW'; viewId: string; staffId: string; expiresAt: Date }
  | { kind: 'COMMAND' | 'JOB'; name: string }
  | { kind: 'DEMO' };

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
  kind: AccountKind;
  staffRoles: readonly StaffRole[];
}

/** Whoever asks for something that visitors may see as well; null is a visitor. */
export type Viewer = AccountPrincipal | null;

/** The account as far as its abilities depend on it. */
export interface ActingAccount {
  id: string;
  kind: AccountKind;
  staffRoles?: readonly StaffRole[];
}

/** An account that acts with all of its abilities. */
export function accountPrincipal({ id, kind, staffRoles = [] }: ActingAccount, via: Via): AccountPrincipal {
  return { id, kind, staffRoles, via, abilities: abilitiesOf(kind, staffRoles) };
}

/** A member of support who sees the site as an account sees it, and changes nothing. */
export function supportPrincipal(
  { id, kind }: ActingAccount,
  via: Extract<Via, { kind: 'SUPPORT_VIEW' }>,
): AccountPrincipal {
  return { id, kind, staffRoles: [], via, abilities: SUPPORT_VIEW_ABILITIES };
}

/** The same staff without what they may do as such, until they have a second factor. */
export function withoutStaffAbilities(principal: AccountPrincipal): AccountPrincipal {
  return { ...principal, abilities: abilitiesOf(principal.kind), withheld: principal.abilities };
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
