import { createHash } from 'node:crypto';

/** The tokens of sessions, links and devices are random; only their hashes are kept, so a stolen database opens nothing. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
