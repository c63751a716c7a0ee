import type { Role } from '../domain/accounts/account.js';
import { ABILITIES, type Ability } from '../domain/accounts/abilities.js';
import { accountPrincipal, systemPrincipal, type AccountPrincipal } from '../domain/accounts/principal.js';

/** A principal for unit tests: an account with all abilities of its role. */
export function principal(id: string, role: Role = 'READER'): AccountPrincipal {
  return accountPrincipal({ id, role }, { kind: 'SESSION', sessionId: `session_of_${id}` });
}

/** The same without any ability. */
export function powerless(id: string): AccountPrincipal {
  return { ...principal(id), abilities: new Set() };
}

/** Panna itself, with every ability, for tests that run a job or a command. */
export const PANNA = systemPrincipal({ kind: 'COMMAND', name: 'test' }, Object.keys(ABILITIES) as Ability[]);
