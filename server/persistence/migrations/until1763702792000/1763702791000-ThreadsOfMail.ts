import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages of one thread that wait for the same person leave as one mail, minutes after the last one at the earliest. */
export class ThreadsOfMail1763702791000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_messages ADD COLUMN thread text');
    await runner.query(
      'CREATE INDEX outbox_messages_by_thread ON outbox_messages (recipient_id, thread, sent_at) WHERE thread IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_messages DROP COLUMN thread');
  }
}
