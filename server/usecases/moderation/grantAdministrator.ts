import { refuse } from '../../domain/shared/errors.js';
import { UserEntity } from '../../persistence/entities/accounts.js';
import { accountByEmail } from '../../persistence/queries/books/moderation.js';
import { auditCommand } from '../audit.js';
import type { Ports } from '../scope.js';

/** Makes an account an administrator, by its address; from the command line only. Refuses USER_NOT_FOUND. */
export async function grantAdministrator(
  ports: Pick<Ports, 'database' | 'audit'>,
  email: string,
): Promise<void> {
  const { database } = ports;
  const { id } = (await accountByEmail(database, email)) ?? refuse('USER_NOT_FOUND');
  await database.transaction((tx) => tx.update(UserEntity, { id }, { role: 'ADMINISTRATOR' }));
  auditCommand(ports, 'ROLE_GRANTED', id);
}

/** Makes an administrator again what the account was before. Refuses USER_NOT_FOUND. */
export async function revokeAdministrator(
  ports: Pick<Ports, 'database' | 'audit'>,
  email: string,
): Promise<void> {
  const { database } = ports;
  const { id, isPublisher } = (await accountByEmail(database, email)) ?? refuse('USER_NOT_FOUND');
  await database.transaction((tx) =>
    tx.update(UserEntity, { id }, { role: isPublisher ? 'PUBLISHER' : 'READER' }),
  );
  auditCommand(ports, 'ROLE_REVOKED', id);
}
