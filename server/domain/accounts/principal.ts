import { abilitiesOf, SUPPORT_VIEW_ABILITIES, type Ability } from './abilities.js';
import type { AccountKind } from './account.js';
import type { StaffRole } from './staff.js';

/** The origin of a principal: a session, a support view, a command line, a job of the worker, or the demo. */
export type Via =
  | { kind: 'SESSION'; sessionId: string }
  | { kind: 'SUPPORT_VIEW'; viewId: string; staffId: string; expiresAt: Date }
  | { kind: 'COMMAND' | 'JOB'; name: string }
  | { kind: 'DEMO' };

/** An account or Panna itself, with its origin and its abilities. */
export interface Principal {
  /** Id of the account; null for Panna itself. */
  id: string | null;
  via: Via;
  abilities: ReadonlySet<Ability>;
  /** The abilities that the account gets once it has a second factor. Set only if its staff roles require one. */
  withheld?: ReadonlySet<Ability>;
}

/** An account, with its origin and its abilities. */
export interface AccountPrincipal extends Principal {
  id: string;
  kind: AccountKind;
  staffRoles: readonly StaffRole[];
}

/** The principal of a request: an account, or null for a visitor. The schema calls it viewer, and so do use-cases. */
export type Viewer = AccountPrincipal | null;

/** The facts of an account that decide its abilities. */
export interface ActingAccount {
  id: string;
  kind: AccountKind;
  staffRoles?: readonly StaffRole[];
}

/** Returns the principal of an account, with all of its abilities. */
export function accountPrincipal({ id, kind, staffRoles = [] }: ActingAccount, via: Via): AccountPrincipal {
  return { id, kind, staffRoles, via, abilities: abilitiesOf(kind, staffRoles) };
}

/** Returns the principal without the abilities that are missing from the given list. */
export function limitedTo(principal: AccountPrincipal, abilities: readonly Ability[]): AccountPrincipal {
  return { ...principal, abilities: new Set(abilities.filter((ability) => can(principal, ability))) };
}

/** Returns the principal of a support view: the account, with read-only abilities. */
export function supportPrincipal(
  { id, kind }: ActingAccount,
  via: Extract<Via, { kind: 'SUPPORT_VIEW' }>,
): AccountPrincipal {
  return { id, kind, staffRoles: [], via, abilities: SUPPORT_VIEW_ABILITIES };
}

/** Returns the principal without staff abilities, which are withheld until the account has a second factor. */
export function withoutStaffAbilities(principal: AccountPrincipal): AccountPrincipal {
  return { ...principal, abilities: abilitiesOf(principal.kind), withheld: principal.abilities };
}

/** Returns the principal for Panna itself, with the abilities that a job or a command needs. */
export function systemPrincipal(via: Via, abilities: readonly Ability[]): Principal {
  return { id: null, via, abilities: new Set(abilities) };
}

/** True if the principal has an ability. Visitors have none. */
export function can(principal: Principal | null, ability: Ability): boolean {
  return principal !== null && principal.abilities.has(ability);
}

/** Returns the session id of the principal; null if the principal does not come from a session. */
export function sessionIdOf({ via }: Principal): string | null {
  return via.kind === 'SESSION' ? via.sessionId : null;
}
