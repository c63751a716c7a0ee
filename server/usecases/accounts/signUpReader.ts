import { readerSignUpSchema } from '../../domain/accounts/account.js';
import { parseInput } from '../../domain/shared/errors.js';
import type { Scope } from '../scope.js';
import { createAccount, type SignedUp } from './createAccount.js';

/** Creates a reader's account and logs it in. Throws as createAccount does. */
export async function signUpReader(scope: Scope, input: unknown): Promise<SignedUp> {
  const { confirmPassword: _, ...person } = parseInput(readerSignUpSchema, input);
  return createAccount(scope, { ...person, role: 'READER' });
}
