import type { Role } from '../domain/accounts/account.js';
import { accountPrincipal, type AccountPrincipal } from '../domain/accounts/principal.js';

/** A principal for unit tests: an account with all abilities of its role. */
export function principal(id: string, role: Role = 'READER'): AccountPrincipal {
  return accountPrincipal({ id, role }, { kind: 'SESSION', sessionId: `session_of_${id}` });
}

/** The same without any ability. */
export function powerless(id: string): AccountPrincipal {
  return { ...principal(id), abilities: new Set() };
}
