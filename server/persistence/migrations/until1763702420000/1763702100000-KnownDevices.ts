import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The devices on which each account was signed in, by the hash of a token in their cookie, so that somebody who guesses
 * passwords elsewhere does not lock the owner out. And the queue of messages to whoever has an address.
 */
export class KnownDevices1763702100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DEVICES);
    await runner.query(QUEUE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE known_devices');
    await runner.query("SELECT queue.delete_queue('message-by-address')");
  }
}

const DEVICES = `
  CREATE TABLE known_devices (
    user_id type_id NOT NULL REFERENCES users ON DELETE CASCADE,
    token_hash bytea NOT NULL CHECK (length(token_hash) = 32),
    last_used_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, token_hash)
  );
  CREATE INDEX known_devices_by_use ON known_devices (last_used_at);
`;

const QUEUE = `
  SELECT queue.create_queue('message-by-address', '{"policy": "standard", "retryLimit": 5, "retryDelay": 20,
    "retryBackoff": true}');
`;
