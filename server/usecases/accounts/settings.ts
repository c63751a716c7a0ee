import { settingsUpdateSchema, type Settings } from '../../domain/accounts/account.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { UserSettingsEntity } from '../../persistence/entities/accounts.js';
import { settingsOf } from '../../persistence/queries/accounts/accounts.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

export async function viewSettings(scope: Scope): Promise<Settings> {
  const viewer = await requireAbility(scope, 'profile:read');
  return (await settingsOf(scope.database, viewer.id)) ?? refuse('NOT_FOUND');
}

/** Changes the settings that the input contains, and returns all settings. Absent fields keep their values. */
export async function updateSettings(scope: Scope, input: unknown): Promise<Settings> {
  const viewer = await requireAbility(scope, 'profile:write');
  const change = parseInput(settingsUpdateSchema, input);
  if (Object.values(change).some((value) => value !== undefined)) {
    await scope.database.transaction(async (tx) => {
      await tx.update(UserSettingsEntity, { userId: viewer.id }, change);
      await record(scope, tx, { type: 'SettingsChanged', userId: viewer.id });
    });
  }
  return viewSettings(scope);
}
