import { afterEach, describe, expect, it } from 'vitest';
import { openOldDatabase, type OldDatabase } from '../../testing/databases/oldDatabase.js';
import { insertRow, userRow } from '../../testing/rows.js';
import type { Database } from '../database.js';
import { newId } from '../ids.js';
import { SearchesFollowTheLog1763702701000 } from './until1763702792000/1763702701000-SearchesFollowTheLog.js';
import { RemovedAnswers1763702792000 } from './until1763702792000/1763702792000-RemovedAnswers.js';

let opened: OldDatabase;
afterEach(() => opened.remove());

const logOf = (database: Database) =>
  database.query('SELECT id, action, staff_id, user_id, detail, occurred_at FROM staff_actions ORDER BY id');

describe('the audit log of an old database', () => {
  it('gets the grants of administrators from before there was a log, by nobody', async () => {
    opened = await openOldDatabase(SearchesFollowTheLog1763702701000);
    const id = await userRow(opened.old);
    await opened.old.query("UPDATE users SET role = 'ADMINISTRATOR' WHERE id = $1", [id]);
    await userRow(opened.old);
    expect(await logOf(await opened.upgrade())).toEqual([
      {
        id: expect.stringMatching(/^staffaction_[0-9a-z]{26}$/),
        action: 'GRANT_ROLE',
        staff_id: null,
        user_id: id,
        detail: 'ADMINISTRATOR',
        occurred_at: expect.any(Date),
      },
    ]);
  });

  it('gets the roles that ended with a closed account, and nothing that it has', async () => {
    opened = await openOldDatabase(RemovedAnswers1763702792000);
    const { old } = opened;
    const note = async (userId: string, action: string, detail: string, hour: number) =>
      insertRow(old, 'staff_actions', {
        id: newId('staffaction'),
        action,
        user_id: userId,
        detail,
        occurred_at: `2026-11-01T0${hour}:00:00Z`,
      });
    const [closed, staff] = [await userRow(old), await userRow(old)];
    await note(closed, 'GRANT_ROLE', 'SUPPORT', 1);
    await note(closed, 'GRANT_ROLE', 'FINANCE', 1);
    await note(closed, 'REVOKE_ROLE', 'FINANCE', 2);
    await note(staff, 'GRANT_ROLE', 'SUPPORT', 1);
    await old.query("UPDATE users SET closed_at = '2026-11-02T00:00:00Z' WHERE id = $1", [closed]);
    await old.query("UPDATE users SET staff_roles = '{SUPPORT}' WHERE id = $1", [staff]);
    const log = await logOf(await opened.upgrade());
    expect(log).toHaveLength(5);
    expect(log.at(-1)).toMatchObject({
      action: 'REVOKE_ROLE',
      staff_id: closed,
      user_id: closed,
      detail: 'SUPPORT',
      occurred_at: new Date('2026-11-02T00:00:00Z'),
    });
  });
});
