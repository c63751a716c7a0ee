import type { MigrationInterface, QueryRunner } from 'typeorm';
import { newEditionId } from './frozen/newEditionId.js';

/**
 * Lets the audit log record that staff read orders and contact details, and ties a support view to the session that
 * opened it. Adds the grants and losses of roles that are missing from the log.
 */
export class StaffReads1763702795000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACTIONS);
    await runner.query(VIEWS);
    await note(runner, (await runner.query(GRANTS)) as Missing[]);
    await note(runner, (await runner.query(LOSSES)) as Missing[]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX support_views_by_account;
      DROP INDEX staff_actions_by_account;
      ALTER TABLE support_views DROP COLUMN session_id;
      DROP TRIGGER staff_actions_are_append_only ON staff_actions;
      DELETE FROM staff_actions WHERE action IN ('READ_ORDER', 'READ_CONTACT', 'RESET_FACTORS');
      CREATE TRIGGER staff_actions_are_append_only BEFORE UPDATE OR DELETE ON staff_actions
        FOR EACH ROW EXECUTE FUNCTION refuse_change();
      ALTER TABLE staff_actions DROP CONSTRAINT staff_actions_action_check,
        ADD CONSTRAINT staff_actions_action_check CHECK (action IN
          ('GRANT_ROLE', 'REVOKE_ROLE', 'START_SUPPORT_VIEW', 'SEE_PAGE', 'END_SUPPORT_VIEW', 'READ_PHOTO'));
    `);
  }
}

const ACTIONS = `
  ALTER TABLE staff_actions DROP CONSTRAINT staff_actions_action_check,
    ADD CONSTRAINT staff_actions_action_check CHECK (action IN
      ('GRANT_ROLE', 'REVOKE_ROLE', 'START_SUPPORT_VIEW', 'SEE_PAGE', 'END_SUPPORT_VIEW', 'READ_PHOTO',
       'READ_ORDER', 'READ_CONTACT', 'RESET_FACTORS'));
  CREATE INDEX staff_actions_by_account ON staff_actions (user_id, occurred_at);
`;

/**
 * The session of older views is unknown, so they end now. No foreign key: sessions are deleted when they end, and
 * views are kept.
 */
const VIEWS = `
  ALTER TABLE support_views ADD COLUMN session_id text;
  CREATE INDEX support_views_by_account ON support_views (user_id, started_at);
`;

interface Missing {
  userId: string;
  staffId: string | null;
  action: 'GRANT_ROLE' | 'REVOKE_ROLE';
  role: string;
  occurredAt: Date;
}

/**
 * Administrators from before the log. It was not recorded who made them administrators and when, so their entries name
 * no member of staff and have the time of this migration.
 */
const GRANTS = `
  SELECT u.id AS "userId", NULL AS "staffId", 'GRANT_ROLE' AS action, granted.role, now() AS "occurredAt"
  FROM users u CROSS JOIN unnest(u.staff_roles) AS granted (role)
  WHERE u.staff_roles <> '{}' AND NOT EXISTS (
    SELECT FROM staff_actions a WHERE a.user_id = u.id AND a.detail = granted.role AND a.action = 'GRANT_ROLE')
`;

/** Roles that ended because their owners closed the account. */
const LOSSES = `
  SELECT last."userId", last."userId" AS "staffId", 'REVOKE_ROLE' AS action, last.role, last."occurredAt" FROM (
    SELECT DISTINCT ON (a.user_id, a.detail) a.user_id AS "userId", a.detail AS role, a.action, u.closed_at AS "occurredAt"
    FROM staff_actions a JOIN users u ON u.id = a.user_id
    WHERE u.closed_at IS NOT NULL AND a.action IN ('GRANT_ROLE', 'REVOKE_ROLE')
    ORDER BY a.user_id, a.detail, a.occurred_at DESC, a.id DESC) AS last
  WHERE last.action = 'GRANT_ROLE'
`;

async function note(runner: QueryRunner, missing: readonly Missing[]): Promise<void> {
  for (const { userId, staffId, action, role, occurredAt } of missing)
    await runner.query(
      'INSERT INTO staff_actions (id, action, staff_id, user_id, detail, occurred_at) VALUES ($1, $2, $3, $4, $5, $6)',
      [newEntryId(), action, staffId, userId, role, occurredAt],
    );
}

/** Returns a new ID of an entry. It differs from the ID of an edition only by its prefix. */
const newEntryId = () => newEditionId().replace('edition', 'staffaction');
