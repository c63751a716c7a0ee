import { hash } from '@node-rs/argon2';
import { requestPasswordResetSchema, resetPasswordSchema } from '../../domain/accountSecurity.js';
import { parseInput, refuse } from '../../domain/errors.js';
import { UserEntity } from '../../persistence/entities/accounts.js';
import { credentialsByEmail } from '../../persistence/queries/accounts.js';
import { spendLink, spendLinks } from '../../persistence/queries/mailedLinks.js';
import { endSessions } from '../../persistence/queries/sessions.js';
import type { Scope } from '../scope.js';
import { hashToken } from './sessionToken.js';

/**
 * Mails a link for a new password to the account with this address. Answers the same when there is none, so that nobody
 * learns who has an account. At most five an hour for one address.
 */
export async function requestPasswordReset(scope: Scope, input: unknown): Promise<void> {
  const { email } = parseInput(requestPasswordResetSchema, input);
  await scope.rateLimits.consume('mailedLink', email);
  const account = await credentialsByEmail(scope.database, email);
  if (!account) return;
  const message = { recipientId: account.id, notification: { topic: 'PASSWORD_RESET' } } as const;
  await scope.database.transaction((tx) => scope.outbox.put(tx, [message], scope.clock.now()));
}

/**
 * Sets a new password by a mailed link, which is spent with all others of the account, and ends every session. It also
 * shows that the address is theirs. Refuses LINK_INVALID.
 */
export async function resetPassword(scope: Scope, input: unknown): Promise<void> {
  const { token, password } = parseInput(resetPasswordSchema, input);
  const passwordHash = await hash(password);
  const now = scope.clock.now();
  await scope.database.transaction(async (tx) => {
    const link = { tokenHash: hashToken(token), purpose: 'RESET_PASSWORD', now };
    const userId = (await spendLink(tx, link)) ?? refuse('LINK_INVALID', { field: ['token'] });
    await spendLinks(tx, userId, 'RESET_PASSWORD', now);
    await tx.update(UserEntity, { id: userId }, { passwordHash, emailVerifiedAt: now });
    await endSessions(tx, userId, null);
  });
}
