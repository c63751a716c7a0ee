import { refuse } from '../../domain/shared/errors.js';
import { UserEntity } from '../../persistence/entities/accounts.js';
import { accountByEmail } from '../../persistence/queries/accounts/moderatedAccounts.js';
import { record, type RecordingScope } from '../record.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';

type GrantingScope = Acting & RecordingScope & Pick<Ports, 'database'>;

/** Makes an account an administrator, by its address. Refuses USER_NOT_FOUND. */
export async function grantAdministrator(scope: GrantingScope, email: string): Promise<void> {
  await requireAbility(scope, 'staff:grant');
  const { database } = scope;
  const { id } = (await accountByEmail(database, email)) ?? refuse('USER_NOT_FOUND');
  await database.transaction(async (tx) => {
    await tx.update(UserEntity, { id }, { role: 'ADMINISTRATOR' });
    await record(scope, tx, { type: 'RoleGranted', userId: id });
  });
}

/** Makes an administrator again what the account was before. Refuses USER_NOT_FOUND. */
export async function revokeAdministrator(scope: GrantingScope, email: string): Promise<void> {
  await requireAbility(scope, 'staff:grant');
  const { database } = scope;
  const { id, isPublisher } = (await accountByEmail(database, email)) ?? refuse('USER_NOT_FOUND');
  await database.transaction(async (tx) => {
    await tx.update(UserEntity, { id }, { role: isPublisher ? 'PUBLISHER' : 'READER' });
    await record(scope, tx, { type: 'RoleRevoked', userId: id });
  });
}
