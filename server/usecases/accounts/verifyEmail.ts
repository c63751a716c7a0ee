import { LinkPurpose } from '../../domain/accounts/linkPurpose.js';
import { verifyEmailSchema } from '../../domain/accounts/accountSecurity.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { UserEntity } from '../../persistence/entities/accounts.js';
import { spendLink } from '../../persistence/queries/accounts/mailedLinks.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { hashToken } from '../hashToken.js';

/**
 * Mails the viewer another link that verifies their email address. Throws TOO_MANY_ATTEMPTS after five links
 * within an hour.
 */
export async function requestEmailVerification(scope: Scope): Promise<void> {
  const viewer = await requireAbility(scope, 'security:write');
  await scope.rateLimits.consume('mailedLink', viewer.id);
  const requested = { type: 'EmailVerificationRequested', userId: viewer.id } as const;
  await scope.database.transaction((tx) => record(scope, tx, requested));
}

/**
 * Verifies an account's email address with the token of a mailed link. Needs no session. Throws LINK_INVALID if the
 * link is unknown, used or expired.
 */
export async function verifyEmail(scope: Scope, input: unknown): Promise<void> {
  const { token } = parseInput(verifyEmailSchema, input);
  const now = scope.clock.now();
  await scope.database.transaction(async (tx) => {
    const link = { tokenHash: hashToken(token), purpose: LinkPurpose.VERIFY_EMAIL, now };
    const userId = (await spendLink(tx, link)) ?? refuse('LINK_INVALID', { field: ['token'] });
    await tx.update(UserEntity, { id: userId }, { emailVerifiedAt: now });
    await record(scope, tx, { type: 'EmailVerified', userId });
  });
}
