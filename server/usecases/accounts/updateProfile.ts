import { profileUpdateSchema } from '../../domain/accounts/account.js';
import { parseInput } from '../../domain/shared/errors.js';
import { UserEntity } from '../../persistence/entities/accounts.js';
import { noteUpiChange } from '../../persistence/queries/accounts/accounts.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** Changes the viewer's phone number and address, and returns the viewer's ID. Name and email cannot be changed. */
export async function updateProfile(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'profile:write');
  const change = parseInput(profileUpdateSchema, input);
  if (Object.values(change).some((value) => value !== undefined)) {
    await scope.database.transaction(async (tx) => {
      if (change.upiAddress !== undefined)
        await noteUpiChange(tx, viewer.id, change.upiAddress, scope.clock.now());
      await tx.update(UserEntity, { id: viewer.id }, change);
      await record(scope, tx, { type: 'ProfileChanged', userId: viewer.id });
    });
  }
  return viewer.id;
}
