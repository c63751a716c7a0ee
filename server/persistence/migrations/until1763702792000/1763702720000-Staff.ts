import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Staff are accounts with sets of abilities beside their own, so an administrator is a reader or publisher again. What staff
 * do to accounts, and whose private data they read, is kept for good.
 */
export class Staff1763702720000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ROLES);
    await runner.query(VIEWS);
    await runner.query(ACTIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE staff_actions;
      DROP TABLE support_views;
      ALTER TABLE users DROP CONSTRAINT users_role_check;
      ALTER TABLE users ADD CONSTRAINT users_role_check CHECK (role IN ('READER', 'PUBLISHER', 'ADMINISTRATOR'));
      UPDATE users SET role = 'ADMINISTRATOR' WHERE 'ADMINISTRATOR' = ANY (staff_roles);
      ALTER TABLE users DROP COLUMN staff_roles;
    `);
  }
}

const ROLES = `
  ALTER TABLE users ADD COLUMN staff_roles text[] NOT NULL DEFAULT '{}'
    CHECK (staff_roles <@ ARRAY['ADMINISTRATOR', 'MODERATOR', 'SUPPORT', 'FINANCE']);
  UPDATE users u SET staff_roles = '{ADMINISTRATOR}',
    role = CASE WHEN EXISTS (SELECT FROM publisher_profiles p WHERE p.user_id = u.id) THEN 'PUBLISHER' ELSE 'READER' END
    WHERE role = 'ADMINISTRATOR';
  ALTER TABLE users DROP CONSTRAINT users_role_check;
  ALTER TABLE users ADD CONSTRAINT users_role_check CHECK (role IN ('READER', 'PUBLISHER'));
  ALTER TABLE users ADD CONSTRAINT closed_accounts_are_no_staff CHECK (closed_at IS NULL OR staff_roles = '{}');
  CREATE INDEX users_of_staff ON users (id) WHERE staff_roles <> '{}';
`;

const VIEWS = `
  CREATE TABLE support_views (
    id text PRIMARY KEY,
    staff_id text NOT NULL REFERENCES users,
    user_id text NOT NULL REFERENCES users,
    token_hash bytea NOT NULL UNIQUE,
    reason text NOT NULL,
    started_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL CHECK (expires_at <= started_at + interval '30 minutes'),
    ended_at timestamptz CHECK (ended_at BETWEEN started_at AND expires_at),
    CONSTRAINT nobody_supports_themselves CHECK (staff_id <> user_id)
  );
  CREATE INDEX support_views_under_way ON support_views (expires_at) WHERE ended_at IS NULL;
`;

const ACTIONS = `
  CREATE TABLE staff_actions (
    id text PRIMARY KEY,
    action text NOT NULL CHECK (action IN
      ('GRANT_ROLE', 'REVOKE_ROLE', 'START_SUPPORT_VIEW', 'SEE_PAGE', 'END_SUPPORT_VIEW', 'READ_PHOTO')),
    staff_id text REFERENCES users,
    user_id text NOT NULL REFERENCES users,
    detail text,
    address text,
    occurred_at timestamptz NOT NULL
  );
  CREATE INDEX staff_actions_newest ON staff_actions (occurred_at, id);
  CREATE TRIGGER staff_actions_are_append_only BEFORE UPDATE OR DELETE ON staff_actions
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER staff_actions_are_never_emptied BEFORE TRUNCATE ON staff_actions
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`;
