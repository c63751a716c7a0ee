import { publisherSignUpSchema } from '../../domain/accounts/account.js';
import { parseInput } from '../../domain/shared/errors.js';
import { PublisherProfileEntity } from '../../persistence/entities/accounts.js';
import type { Scope } from '../scope.js';
import { createAccount, type SignedUp } from './createAccount.js';

/**
 * Creates a publisher's account and logs it in. The name, phone number and address of the account are taken from the
 * publisher's profile. Throws as createAccount does.
 */
export async function signUpPublisher(scope: Scope, input: unknown): Promise<SignedUp> {
  const {
    email,
    password,
    confirmPassword: _,
    zipcode,
    agreedPolicies,
    ...profile
  } = parseInput(publisherSignUpSchema, input);
  const account = {
    email,
    password,
    zipcode,
    agreedPolicies,
    role: 'PUBLISHER',
    name: profile.publisherName,
    phone: profile.officeContact,
    address: profile.publicationAddress,
  } as const;
  return createAccount(scope, account, (tx, userId) =>
    tx.insert(PublisherProfileEntity, { userId, ...profile }),
  );
}
