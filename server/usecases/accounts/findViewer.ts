import { viewerOfSession } from '../../persistence/queries/accounts/accounts.js';
import type { Ports, Viewer } from '../scope.js';
import { hashToken } from './hashToken.js';

/** Who holds the token of a running session; null for no token, an unknown, ended or suspended one. */
export async function findViewer(
  ports: Pick<Ports, 'database' | 'clock'>,
  token: string | null,
): Promise<Viewer | null> {
  if (!token) return null;
  return viewerOfSession(ports.database, hashToken(token), ports.clock.now());
}
