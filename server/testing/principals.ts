import type { AccountKind } from '../domain/accounts/account.js';
import { ABILITIES, type Ability } from '../domain/accounts/abilities.js';
import { accountPrincipal, systemPrincipal, type AccountPrincipal } from '../domain/accounts/principal.js';
import type { StaffRole } from '../domain/accounts/staff.js';

/** A principal for unit tests: an account with all of its abilities. */
export function principal(
  id: string,
  kind: AccountKind = 'READER',
  ...staffRoles: StaffRole[]
): AccountPrincipal {
  return accountPrincipal({ id, kind, staffRoles }, { kind: 'SESSION', sessionId: `session_of_${id}` });
}

/** The same without any ability. */
export function powerless(id: string): AccountPrincipal {
  return { ...principal(id), abilities: new Set() };
}

/** Panna itself, with every ability, for tests that run a job or a command. */
export const PANNA = systemPrincipal({ kind: 'COMMAND', name: 'test' }, Object.keys(ABILITIES) as Ability[]);
