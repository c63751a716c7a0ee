import { accountPrincipal, type Viewer } from '../../domain/accounts/principal.js';
import { holderOfSession } from '../../persistence/queries/accounts/accounts.js';
import type { Ports } from '../scope.js';
import { hashToken } from './hashToken.js';

/** Returns the holder of the token of a running session; null for no token, and for an unknown, ended or suspended one. */
export async function findPrincipal(
  ports: Pick<Ports, 'database' | 'clock'>,
  token: string | null,
): Promise<Viewer> {
  if (!token) return null;
  const holder = await holderOfSession(ports.database, hashToken(token), ports.clock.now());
  return holder && accountPrincipal(holder, { kind: 'SESSION', sessionId: holder.sessionId });
}
