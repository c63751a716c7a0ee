import { forgetPhotos } from '../../covers/photos/storedPhoto.js';
import { CLOSED_ACCOUNT_NAME, closeAccountSchema } from '../../domain/accounts/accountSecurity.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { UserEntity } from '../../persistence/entities/accounts.js';
import {
  forgetAddresses,
  forgetBelongings,
  forgetWords,
  hasOpenOrders,
  unlistBooksOf,
} from '../../persistence/queries/accounts/closingAccounts.js';
import { removeCoversOfSeller } from '../../persistence/queries/books/covers.js';
import type { Transaction } from '../../persistence/transaction.js';
import { removePhotosOf } from '../photos/removePhotosOf.js';
import { requireFactorConfirmation } from '../factors/freshConfirmation.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { confirmPassword, holdConfirmed } from './confirmPassword.js';

/**
 * Closes the viewer's account: their listings leave the market, their orders and ratings stay without anything personal,
 * and their address is free for another account. Refuses WRONG_PASSWORD, CONFIRMATION_REQUIRED to
 * accounts with a second factor, and ACCOUNT_HAS_OPEN_ORDERS while a parcel is on its way or a rental is not back.
 */
export async function closeAccount(scope: Scope, input: unknown): Promise<void> {
  const viewer = await requireAbility(scope, 'account:close');
  const { currentPassword } = parseInput(closeAccountSchema, input);
  const verified = await confirmPassword(scope, viewer, currentPassword);
  await requireFactorConfirmation(scope, viewer);
  const photoIds = await scope.database.transaction(async (tx) => {
    await holdConfirmed(tx, verified);
    await close(tx, viewer.id, scope.clock.now());
    await removeCoversOfSeller(tx, viewer.id);
    const removed = await removePhotosOf(tx, viewer.id);
    await record(scope, tx, { type: 'AccountClosed', userId: viewer.id });
    return removed;
  });
  await forgetPhotos(scope.files, photoIds);
}

async function close(tx: Transaction, userId: string, now: Date): Promise<void> {
  // Listings and cart go first: anyone who is ordering them now is waited for, and what they ordered is seen below.
  await unlistBooksOf(tx, userId, now);
  await forgetBelongings(tx, userId, now);
  if (await hasOpenOrders(tx, userId)) refuse('ACCOUNT_HAS_OPEN_ORDERS');
  await forgetAddresses(tx, userId);
  await forgetWords(tx, userId);
  await tx.update(
    UserEntity,
    { id: userId },
    {
      email: `${userId}@closed.invalid`,
      passwordHash: '',
      name: CLOSED_ACCOUNT_NAME,
      phone: '',
      address: '',
      zipcode: '00000',
      staffRoles: [],
      closedAt: now,
    },
  );
}
