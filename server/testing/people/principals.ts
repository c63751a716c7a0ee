import type { AccountKind } from '../../domain/accounts/account.js';
import { ABILITIES, type Ability } from '../../domain/accounts/abilities.js';
import { accountPrincipal, systemPrincipal, type AccountPrincipal } from '../../domain/accounts/principal.js';
import type { StaffRole } from '../../domain/accounts/staff.js';

/** Returns the principal of an account with all abilities of its kind and roles, for unit tests. */
export function principal(
  id: string,
  kind: AccountKind = 'READER',
  ...staffRoles: StaffRole[]
): AccountPrincipal {
  return accountPrincipal({ id, kind, staffRoles }, { kind: 'SESSION', sessionId: `session_of_${id}` });
}

/** Returns the principal of a reader who has no abilities. */
export function powerless(id: string): AccountPrincipal {
  return { ...principal(id), abilities: new Set() };
}

/** Panna itself, with every ability, for tests that run a job or a command. */
export const PANNA = systemPrincipal({ kind: 'COMMAND', name: 'test' }, Object.keys(ABILITIES) as Ability[]);
