import type { MigrationInterface, QueryRunner } from 'typeorm';
import { QUEUE_TABLES } from '../frozen/queueTables.js';

/**
 * What mail needs: messages that are queued once however often they are asked for, messages that were dropped because
 * they were no longer true, the tokens of mailed links (only their hashes), and the tables of the job queue, which
 * pg-boss keeps in a schema of its own and upgrades itself.
 */
export class Notifications1763700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(OUTBOX);
    await runner.query(MAILED_LINKS);
    await runner.query(QUEUE_TABLES);
    await runner.query(QUEUES);
  }

  async down(): Promise<void> {
    throw new Error('Messages that wait to be sent are not thrown away.');
  }
}

const OUTBOX = `
  ALTER TABLE outbox_messages
    /* The cause: a second message with the same one is not put into the box. */
    ADD COLUMN cause text UNIQUE,
    /* Set instead of sent_at when the message was not wanted or no longer true when its turn came. */
    ADD COLUMN dropped_at timestamptz,
    ADD CHECK (sent_at IS NULL OR dropped_at IS NULL);
  DROP INDEX outbox_messages_unsent;
  CREATE INDEX outbox_messages_unsent ON outbox_messages (created_at, id)
    WHERE sent_at IS NULL AND dropped_at IS NULL;
  CREATE INDEX outbox_messages_by_recipient ON outbox_messages (recipient_id, created_at);
`;

const MAILED_LINKS = `
  CREATE TABLE mailed_links (
    token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
    user_id type_id NOT NULL REFERENCES users ON DELETE CASCADE,
    purpose text NOT NULL CHECK (purpose IN ('VERIFY_EMAIL', 'RESET_PASSWORD')),
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  );
  CREATE INDEX mailed_links_by_user ON mailed_links (user_id);
`;

/** A mail is tried for about five days, as mail servers do, at growing distances. */
const QUEUES = `
  SELECT queue.create_queue('deliver-message', '{"policy": "standard", "retryLimit": 14, "retryDelay": 20,
    "retryBackoff": true, "expireInSeconds": 300, "retentionMinutes": 20160}');
  SELECT queue.create_queue('remind-of-rentals', '{"policy": "short", "retryLimit": 3, "retryDelay": 60}');
  SELECT queue.create_queue('announce-new-books', '{"policy": "short", "retryLimit": 3, "retryDelay": 60}');
`;
