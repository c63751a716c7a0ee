import { createHash } from 'node:crypto';

/**
 * Returns the SHA-256 hash of the random token of a session, link or device. Only hashes are stored, so a stolen
 * database gives no access.
 */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
