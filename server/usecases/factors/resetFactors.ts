import { refuse } from '../../domain/shared/errors.js';
import { openAccountByEmail } from '../../persistence/queries/staff/staff.js';
import { forgetFactors } from '../../persistence/queries/accounts/secondFactors.js';
import { endSessions } from '../../persistence/queries/accounts/sessions.js';
import { noteStaffAction } from '../noteStaffAction.js';
import { record, type RecordingScope } from '../record.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';

/**
 * Removes all second factors and recovery codes of an account whose owner has lost them, and ends the account's
 * sessions. Available on the command line only. Throws USER_NOT_FOUND if no open account has this email address.
 */
export async function resetFactors(
  ports: Acting & RecordingScope & Pick<Ports, 'database'>,
  email: string,
): Promise<void> {
  await requireAbility(ports, 'factors:reset');
  const { id: userId } = (await openAccountByEmail(ports.database, email)) ?? refuse('USER_NOT_FOUND');
  await ports.database.transaction(async (tx) => {
    await forgetFactors(tx, userId);
    await endSessions(tx, userId, null);
    await noteStaffAction(ports, tx, { action: 'RESET_FACTORS', staffId: null, userId });
    await record(ports, tx, { type: 'SecondFactorsReset', userId });
  });
}
