import { LinkPurpose } from '../../domain/accounts/linkPurpose.js';
import { hash } from '@node-rs/argon2';
import { requestPasswordResetSchema, resetPasswordSchema } from '../../domain/accounts/accountSecurity.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { refuseGuessable } from '../../domain/accounts/password.js';
import { UserEntity } from '../../persistence/entities/accounts.js';
import { personOf } from '../../persistence/queries/accounts/accounts.js';
import { forgetChallenges } from '../../persistence/queries/accounts/factorChallenges.js';
import { forgetDevices } from '../../persistence/queries/accounts/knownDevices.js';
import { spendLink, spendLinks } from '../../persistence/queries/accounts/mailedLinks.js';
import { endSessions } from '../../persistence/queries/accounts/sessions.js';
import { audit } from '../audit.js';
import { record } from '../record.js';
import type { Scope } from '../scope.js';
import { rememberDevice } from './knownDevices.js';
import { hashToken } from '../hashToken.js';

/**
 * Mails a link for choosing a new password to the account with this email address, at most once a minute. The
 * response is the same if no account has the address, so that it does not reveal which addresses have accounts.
 * Throws TOO_MANY_ATTEMPTS after ten requests within an hour from one network address.
 */
export async function requestPasswordReset(scope: Scope, input: unknown): Promise<void> {
  const { email } = parseInput(requestPasswordResetSchema, input);
  await scope.rateLimits.consume('passwordReset', scope.caller.address);
  await scope.outbox.putByAddress(scope.database, { email, topic: 'PASSWORD_RESET' });
  audit(scope, 'PASSWORD_RESET_REQUESTED', null);
}

/**
 * Sets a new password with the token of a mailed link. Ends all sessions, invalidates all other password links of the account,
 * and verifies its email address. Makes this device the account's only known device and returns the device's token. Throws
 * LINK_INVALID if the link is unknown, used or expired, and PASSWORD_TOO_COMMON if the password is easy to guess; the link then
 * stays valid.
 */
export async function resetPassword(scope: Scope, input: unknown): Promise<string> {
  const { token, password } = parseInput(resetPasswordSchema, input);
  const passwordHash = await hash(password);
  const now = scope.clock.now();
  return scope.database.transaction(async (tx) => {
    const link = { tokenHash: hashToken(token), purpose: LinkPurpose.RESET_PASSWORD, now };
    const userId = (await spendLink(tx, link)) ?? refuse('LINK_INVALID', { field: ['token'] });
    refuseGuessable(password, await personOf(tx, userId));
    await spendLinks(tx, userId, LinkPurpose.RESET_PASSWORD, now);
    await tx.update(
      UserEntity,
      { id: userId },
      { passwordHash, passwordBlockedAt: null, emailVerifiedAt: now },
    );
    await endSessions(tx, userId, null);
    await forgetDevices(tx, userId);
    await forgetChallenges(tx, userId);
    const { device } = await rememberDevice(scope, tx, userId);
    await record(scope, tx, { type: 'PasswordReset', userId });
    return device;
  });
}
