import { hash } from '@node-rs/argon2';
import type { AccountKind } from '../../domain/accounts/account.js';
import { policiesAgreedTo, type PolicyVersion } from '../../domain/marketplace/policy.js';
import { refuse } from '../../domain/shared/errors.js';
import {
  PolicyAgreementEntity,
  UserEntity,
  UserSettingsEntity,
} from '../../persistence/entities/accounts.js';
import { CartEntity } from '../../persistence/entities/carts.js';
import { newRows } from '../../persistence/entityStatements.js';
import { newId } from '../../persistence/ids.js';
import type { Transaction } from '../../persistence/transaction.js';
import { sqlState, violatedConstraint } from '../../persistence/transaction.js';
import { recordAll } from '../record.js';
import type { Scope } from '../scope.js';
import { startSession, type OpenedSession } from './sessionToken.js';

/** The fields that every new account has, whatever its role. */
export interface NewAccount {
  email: string;
  password: string;
  role: AccountKind;
  name: string;
  phone: string;
  address: string;
  zipcode: string;
  /** The versions of the policies to which the person agrees. */
  agreedPolicies?: readonly PolicyVersion[] | undefined;
}

/** An opened session, and the account to which the session belongs. */
export interface SignedUp extends OpenedSession {
  userId: string;
}

/**
 * Creates an account with its cart, settings and first session in one transaction. `more` inserts further rows that the
 * role needs, in the same transaction. Throws EMAIL_TAKEN if another account has the email address, ignoring case,
 * POLICY_NOT_IN_FORCE if the person agrees to a version of a policy that is not the current one, and TOO_MANY_ATTEMPTS
 * after 100 sign-ups within a minute from one network address.
 */
export async function createAccount(
  scope: Scope,
  account: NewAccount,
  more: (tx: Transaction, userId: string) => Promise<void> = async () => {},
): Promise<SignedUp> {
  await scope.rateLimits.consume('signUp', scope.caller.address);
  const { password, agreedPolicies, ...person } = account;
  const agreed = policiesAgreedTo(scope.policies, agreedPolicies);
  const passwordHash = await hash(password);
  try {
    return await scope.database.transaction(async (tx) => {
      const userId = newId('user');
      const now = scope.clock.now();
      await tx.insertTogether([
        newRows(UserEntity, [{ id: userId, ...person, passwordHash, createdAt: now }]),
        newRows(UserSettingsEntity, [{ userId, currency: scope.currency }]),
        newRows(CartEntity, [{ id: newId('cart'), userId }]),
        newRows(
          PolicyAgreementEntity,
          agreed.map(({ kind, version }) => ({ userId, kind, version, agreedAt: now })),
        ),
      ]);
      await more(tx, userId);
      const { session, event } = await startSession(scope, tx, { userId, passwordHash }, { how: 'SIGN_UP' });
      await recordAll(scope, tx, [{ type: 'AccountOpened', userId, role: person.role }, event]);
      return { userId, ...session };
    });
  } catch (error) {
    if (sqlState(error) === '23505' && violatedConstraint(error) === 'users_email_key') {
      return refuse('EMAIL_TAKEN', { field: ['email'] });
    }
    throw error;
  }
}
