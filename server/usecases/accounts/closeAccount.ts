import { forgetPhotos } from '../../covers/photos/storedPhoto.js';
import { CLOSED_ACCOUNT_NAME, closeAccountSchema } from '../../domain/accounts/accountSecurity.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { UserEntity } from '../../persistence/entities/accounts.js';
import {
  forgetAddresses,
  forgetBelongings,
  forgetComplaints,
  forgetWords,
  hasOpenOrders,
  unlistBooksOf,
} from '../../persistence/queries/accounts/closingAccounts.js';
import { accountById } from '../../persistence/queries/accounts/accounts.js';
import { debtOfSeller } from '../../persistence/queries/payouts/debts.js';
import { hasUnpaidEarnings } from '../../persistence/queries/payouts/earnings.js';
import { hasUnfinishedRefunds } from '../../persistence/queries/payments/failedRefunds.js';
import { removeCoversOfSeller } from '../../persistence/queries/books/covers.js';
import type { Transaction } from '../../persistence/transaction.js';
import { removePhotosOf } from '../photos/removePhotosOf.js';
import { requireFactorConfirmation } from '../factors/freshConfirmation.js';
import { noteStaffActions } from '../noteStaffAction.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { confirmPassword, holdConfirmed } from './confirmPassword.js';

/**
 * Closes the viewer's account. Takes their listings off the market, deletes their photos, withdraws their complaints, revokes
 * their staff roles, removes personal data from their orders, ratings and complaints, and releases the email address for
 * another account. Throws the errors of confirmPassword; CONFIRMATION_REQUIRED if an account with a second factor has no fresh
 * confirmation; ACCOUNT_HAS_OPEN_ORDERS while a parcel is on its way or a rental is not returned; PAYOUTS_OUTSTANDING while
 * earnings are not paid out; DEBT_OUTSTANDING while the viewer owes money because of refunds to buyers; and REFUNDS_OUTSTANDING
 * while an online refund is under way or has failed.
 */
export async function closeAccount(scope: Scope, input: unknown): Promise<void> {
  const viewer = await requireAbility(scope, 'account:close');
  const { currentPassword } = parseInput(closeAccountSchema, input);
  const verified = await confirmPassword(scope, viewer, currentPassword);
  await requireFactorConfirmation(scope, viewer);
  const photoIds = await scope.database.transaction(async (tx) => {
    await holdConfirmed(tx, verified);
    await noteLostRoles(scope, tx, viewer.id);
    await close(tx, viewer.id, scope.clock.now());
    await removeCoversOfSeller(tx, viewer.id);
    const removed = await removePhotosOf(tx, viewer.id);
    await record(scope, tx, { type: 'AccountClosed', userId: viewer.id });
    return removed;
  });
  await forgetPhotos(scope.files, photoIds);
}

async function close(tx: Transaction, userId: string, now: Date): Promise<void> {
  // Lock order: first the listings and the cart. Taking these locks waits for checkouts in progress, so that hasOpenOrders
  // sees their orders.
  await unlistBooksOf(tx, userId, now);
  await forgetBelongings(tx, userId, now);
  if (await hasOpenOrders(tx, userId)) refuse('ACCOUNT_HAS_OPEN_ORDERS');
  if (await hasUnpaidEarnings(tx, userId)) refuse('PAYOUTS_OUTSTANDING');
  const debt = await debtOfSeller(tx, userId);
  if (debt) refuse('DEBT_OUTSTANDING', { values: { debt } });
  if (await hasUnfinishedRefunds(tx, userId)) refuse('REFUNDS_OUTSTANDING');
  await forgetAddresses(tx, userId);
  await forgetWords(tx, userId);
  await forgetComplaints(tx, userId, now);
  await tx.update(
    UserEntity,
    { id: userId },
    {
      email: `${userId}@closed.invalid`,
      passwordHash: '',
      name: CLOSED_ACCOUNT_NAME,
      phone: '',
      address: '',
      sealedUpiAddress: null,
      upiAddressShown: null,
      zipcode: '00000',
      staffRoles: [],
      closedAt: now,
    },
  );
}

/**
 * Records in the audit log of staff that the account loses its roles. The account's row is locked, so nobody can grant the
 * account a role meanwhile.
 */
async function noteLostRoles(scope: Scope, tx: Transaction, userId: string): Promise<void> {
  const { staffRoles = [] } = (await accountById(tx, userId)) ?? {};
  await noteStaffActions(
    scope,
    tx,
    staffRoles.map((role) => ({ action: 'REVOKE_ROLE', staffId: userId, userId, detail: role })),
  );
}
