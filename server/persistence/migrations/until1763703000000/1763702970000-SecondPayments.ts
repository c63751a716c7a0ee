import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the orders that were paid lately, to ask the provider whether they were paid twice. */
export class SecondPayments1763702970000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "CREATE INDEX payment_intents_paid ON payment_intents (settled_at, id) WHERE status = 'PAID'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payment_intents_paid');
  }
}
