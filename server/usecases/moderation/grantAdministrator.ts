import { refuse } from '../../domain/errors.js';
import { UserEntity } from '../../persistence/entities/accounts.js';
import { accountByEmail } from '../../persistence/queries/moderation.js';
import type { Ports } from '../scope.js';

/** Makes an account an administrator, by its address; from the command line only. Refuses USER_NOT_FOUND. */
export async function grantAdministrator(
  { database }: Pick<Ports, 'database'>,
  email: string,
): Promise<void> {
  const { id } = (await accountByEmail(database, email)) ?? refuse('USER_NOT_FOUND');
  await database.transaction((tx) => tx.update(UserEntity, { id }, { role: 'ADMINISTRATOR' }));
}

/** Makes an administrator again what the account was before. Refuses USER_NOT_FOUND. */
export async function revokeAdministrator(
  { database }: Pick<Ports, 'database'>,
  email: string,
): Promise<void> {
  const { id, isPublisher } = (await accountByEmail(database, email)) ?? refuse('USER_NOT_FOUND');
  await database.transaction((tx) =>
    tx.update(UserEntity, { id }, { role: isPublisher ? 'PUBLISHER' : 'READER' }),
  );
}
