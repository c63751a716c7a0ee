import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets messages go to an address of the operator's that needs no account, such as the grievance officer's. */
export class MailByAddress1763712100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ADDRESS);
  }

  async down(): Promise<void> {
    throw new Error('Messages that wait to be sent are not thrown away.');
  }
}

const ADDRESS = `
  ALTER TABLE outbox_messages
    ADD COLUMN address text CHECK (address LIKE '%_@_%'),
    ADD CONSTRAINT outbox_messages_recipient CHECK (num_nonnulls(recipient_id, address) = 1);
`;
