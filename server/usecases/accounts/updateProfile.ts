import { profileUpdateSchema } from '../../domain/accounts/account.js';
import { parseInput } from '../../domain/shared/errors.js';
import { UserEntity } from '../../persistence/entities/accounts.js';
import { accountById, noteUpiChange } from '../../persistence/queries/accounts/accounts.js';
import type { Queryable } from '../../persistence/sql.js';
import { readableUpiAddress, sealUpiAddress } from '../../secrets/upiAddress.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/**
 * Changes the viewer's phone number, address and UPI address, and returns the viewer's ID. Name and email cannot be changed.
 * Throws what requireFreshConfirmation throws if the UPI address changes, because buyers and payouts pay to it.
 */
export async function updateProfile(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'profile:write');
  const change = parseInput(profileUpdateSchema, input);
  const { upiAddress, ...others } = change;
  const isOther = async (database: Queryable) =>
    upiAddress !== undefined && upiAddress !== (await upiAddressOf(scope, database, viewer.id));
  const changesUpi = await isOther(scope.database);
  if (changesUpi) await requireFreshConfirmation(scope, 'profile:write');
  if (Object.values(change).some((value) => value !== undefined)) {
    await scope.database.transaction(async (tx) => {
      if (await isOther(tx)) await noteUpiChange(tx, viewer.id, scope.clock.now());
      const sealed = upiAddress !== undefined && sealUpiAddress(scope.secrets, upiAddress, viewer.id);
      await tx.update(UserEntity, { id: viewer.id }, { ...others, ...sealed });
      await record(scope, tx, { type: 'ProfileChanged', userId: viewer.id });
      if (changesUpi) await record(scope, tx, { type: 'PayoutAccountChanged', sellerId: viewer.id });
    });
  }
  return viewer.id;
}

async function upiAddressOf({ secrets }: Scope, database: Queryable, id: string): Promise<string | null> {
  const account = await accountById(database, id);
  return account && readableUpiAddress(secrets, account.sealedUpiAddress, id);
}
