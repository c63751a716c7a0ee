import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Second factors of accounts, their recovery codes, the challenges of log-ins and enrolments under way, and the security
 * events that an account's owner can look up. A session keeps when its holder was last confirmed to be the owner.
 */
export class SecondFactors1763702740000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FACTORS);
    await runner.query(CHALLENGES);
    await runner.query(EVENTS);
    await runner.query('ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN confirmed_at');
    await runner.query('DROP TABLE security_events; DROP TABLE factor_challenges');
    await runner.query('DROP TABLE recovery_codes; DROP TABLE second_factors');
  }
}

/* Of an authenticator app the last step that was used is kept, so that no code opens anything twice. */
const FACTORS = `
  CREATE TABLE second_factors (
    id type_id PRIMARY KEY,
    user_id type_id NOT NULL REFERENCES users ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('AUTHENTICATOR', 'PASSKEY')),
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
    added_at timestamptz NOT NULL,
    last_used_at timestamptz,
    secret bytea,
    last_step integer,
    credential_id bytea UNIQUE CHECK (length(credential_id) <= 1023),
    public_key bytea,
    sign_count bigint CHECK (sign_count >= 0),
    transports text[],
    CHECK (CASE kind
      WHEN 'AUTHENTICATOR' THEN num_nulls(secret, last_step) = 0
        AND num_nonnulls(credential_id, public_key, sign_count, transports) = 0
      ELSE num_nulls(credential_id, public_key, sign_count, transports) = 0
        AND num_nonnulls(secret, last_step) = 0 END)
  );
  CREATE INDEX second_factors_by_user ON second_factors (user_id);
  CREATE TABLE recovery_codes (
    user_id type_id NOT NULL REFERENCES users ON DELETE CASCADE,
    code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
    made_at timestamptz NOT NULL,
    used_at timestamptz,
    PRIMARY KEY (user_id, code_hash)
  );
`;

const CHALLENGES = `
  CREATE TABLE factor_challenges (
    token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
    purpose text NOT NULL
      CHECK (purpose IN ('LOG_IN', 'PASSKEY_LOG_IN', 'CONFIRM', 'ADD_AUTHENTICATOR', 'ADD_PASSKEY')),
    user_id type_id REFERENCES users ON DELETE CASCADE,
    secret bytea,
    expires_at timestamptz NOT NULL,
    CHECK ((user_id IS NULL) = (purpose = 'PASSKEY_LOG_IN')),
    CHECK ((secret IS NOT NULL) = (purpose = 'ADD_AUTHENTICATOR'))
  );
  CREATE INDEX factor_challenges_by_user ON factor_challenges (user_id);
  CREATE INDEX factor_challenges_by_expiry ON factor_challenges (expires_at);
`;

const EVENTS = `
  CREATE TABLE security_events (
    id type_id PRIMARY KEY,
    user_id type_id NOT NULL REFERENCES users ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('LOGGED_IN', 'SESSION_ENDED', 'PASSWORD_CHANGED', 'PASSWORD_RESET',
      'FACTOR_ADDED', 'FACTOR_REMOVED', 'FACTOR_REFUSED', 'RECOVERY_CODES_MADE', 'RECOVERY_CODE_USED',
      'INTRUSION_REPORTED')),
    factor_kind text CHECK (factor_kind IN ('AUTHENTICATOR', 'PASSKEY')),
    session_id text,
    is_new_device boolean NOT NULL DEFAULT false,
    user_agent text,
    network text,
    occurred_at timestamptz NOT NULL
  );
  CREATE INDEX security_events_by_user ON security_events (user_id, occurred_at DESC, id DESC);
  CREATE INDEX security_events_by_session ON security_events (session_id) WHERE session_id IS NOT NULL;
  CREATE INDEX security_events_by_age ON security_events (occurred_at);
`;
