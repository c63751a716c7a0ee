import { refuse } from '../../domain/shared/errors.js';
import { UserEntity } from '../../persistence/entities/accounts.js';
import { accountByEmail } from '../../persistence/queries/accounts/moderatedAccounts.js';
import { record, type RecordingScope } from '../record.js';
import type { Ports } from '../scope.js';

type CommandPorts = RecordingScope & Pick<Ports, 'database'>;

/** Makes an account an administrator, by its address; from the command line only. Refuses USER_NOT_FOUND. */
export async function grantAdministrator(ports: CommandPorts, email: string): Promise<void> {
  const { database } = ports;
  const { id } = (await accountByEmail(database, email)) ?? refuse('USER_NOT_FOUND');
  await database.transaction(async (tx) => {
    await tx.update(UserEntity, { id }, { role: 'ADMINISTRATOR' });
    await record(ports, tx, { type: 'RoleGranted', userId: id });
  });
}

/** Makes an administrator again what the account was before. Refuses USER_NOT_FOUND. */
export async function revokeAdministrator(ports: CommandPorts, email: string): Promise<void> {
  const { database } = ports;
  const { id, isPublisher } = (await accountByEmail(database, email)) ?? refuse('USER_NOT_FOUND');
  await database.transaction(async (tx) => {
    await tx.update(UserEntity, { id }, { role: isPublisher ? 'PUBLISHER' : 'READER' });
    await record(ports, tx, { type: 'RoleRevoked', userId: id });
  });
}
