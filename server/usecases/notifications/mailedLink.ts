import { randomBytes } from 'node:crypto';
import type { LinkPurpose } from '../../domain/accounts/linkPurpose.js';
import { MailedLinkEntity } from '../../persistence/entities/notifications.js';
import { hashToken } from '../hashToken.js';
import type { Ports } from '../scope.js';

const HOUR_MS = 3_600_000;
const LIFETIME_MS: Record<LinkPurpose, number> = { VERIFY_EMAIL: 48 * HOUR_MS, RESET_PASSWORD: HOUR_MS };

/**
 * Creates a link for an account and returns the link's token. The token is created when the mail is sent, and only its
 * hash is stored. Neither a waiting message nor a stolen database therefore reveals the token.
 */
export async function createLink(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  userId: string,
  purpose: LinkPurpose,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS[purpose]);
  await database.transaction((tx) =>
    tx.insert(MailedLinkEntity, { tokenHash: hashToken(token), userId, purpose, createdAt, expiresAt }),
  );
  return token;
}
