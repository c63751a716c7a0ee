import { hash } from '@node-rs/argon2';
import { changePasswordSchema } from '../../domain/accounts/accountSecurity.js';
import { sessionIdOf } from '../../domain/accounts/principal.js';
import { parseInput } from '../../domain/shared/errors.js';
import { refuseGuessable } from '../../domain/accounts/password.js';
import { UserEntity } from '../../persistence/entities/accounts.js';
import { personOf } from '../../persistence/queries/accounts/accounts.js';
import { forgetChallenges } from '../../persistence/queries/accounts/factorChallenges.js';
import { forgetDevices } from '../../persistence/queries/accounts/knownDevices.js';
import { endSessions, provedFactorOf } from '../../persistence/queries/accounts/sessions.js';
import { requireFactorConfirmation } from '../factors/freshConfirmation.js';
import { recordAll } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { confirmPassword, holdConfirmed } from './confirmPassword.js';
import type { SignedUp } from './createAccount.js';
import { startSession } from './sessionToken.js';

/**
 * Changes the viewer's password, ends all of their sessions, forgets their known devices and starts a new session for the
 * caller (docs/marketplace.md, Accounts). Throws the errors of confirmPassword, PASSWORD_TOO_COMMON if the new password is
 * easy to guess, and CONFIRMATION_REQUIRED if an account with a second factor has no fresh confirmation.
 */
export async function changePassword(scope: Scope, input: unknown): Promise<SignedUp> {
  const viewer = await requireAbility(scope, 'security:write');
  const { currentPassword, password } = parseInput(changePasswordSchema, input);
  const verified = await confirmPassword(scope, viewer, currentPassword);
  await requireFactorConfirmation(scope, viewer);
  refuseGuessable(password, await personOf(scope.database, viewer.id));
  const passwordHash = await hash(password);
  const session = await scope.database.transaction(async (tx) => {
    await holdConfirmed(tx, verified);
    await tx.update(UserEntity, { id: viewer.id }, { passwordHash, passwordBlockedAt: null });
    const factorId = await provedFactorOf(tx, sessionIdOf(viewer));
    await endSessions(tx, viewer.id, null);
    await forgetDevices(tx, viewer.id);
    await forgetChallenges(tx, viewer.id);
    const { event, ...started } = await startSession(
      scope,
      tx,
      { userId: viewer.id, passwordHash },
      { how: 'PASSWORD_CHANGE', factorId },
    );
    await recordAll(scope, tx, [{ type: 'PasswordChanged', userId: viewer.id }, event]);
    return started.session;
  });
  return { userId: viewer.id, ...session };
}
