import { profileUpdateSchema } from '../../domain/accounts/account.js';
import { parseInput } from '../../domain/shared/errors.js';
import { UserEntity } from '../../persistence/entities/accounts.js';
import { accountById, noteUpiChange } from '../../persistence/queries/accounts/accounts.js';
import { requireFactorConfirmation } from '../factors/freshConfirmation.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/**
 * Changes the viewer's phone number, address and UPI address, and returns the viewer's ID. Name and email cannot be changed.
 * Throws CONFIRMATION_REQUIRED if an account with a second factor changes the UPI address without a fresh confirmation.
 */
export async function updateProfile(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'profile:write');
  const change = parseInput(profileUpdateSchema, input);
  const changesUpi =
    change.upiAddress !== undefined && (await isOtherUpi(scope, viewer.id, change.upiAddress));
  if (changesUpi) await requireFactorConfirmation(scope, viewer);
  if (Object.values(change).some((value) => value !== undefined)) {
    await scope.database.transaction(async (tx) => {
      if (change.upiAddress !== undefined)
        await noteUpiChange(tx, viewer.id, change.upiAddress, scope.clock.now());
      await tx.update(UserEntity, { id: viewer.id }, change);
      await record(scope, tx, { type: 'ProfileChanged', userId: viewer.id });
      if (changesUpi) await record(scope, tx, { type: 'PayoutAccountChanged', sellerId: viewer.id });
    });
  }
  return viewer.id;
}

async function isOtherUpi({ database }: Scope, id: string, upiAddress: string | null): Promise<boolean> {
  const account = await accountById(database, id);
  return account?.contact.upiAddress !== upiAddress;
}
