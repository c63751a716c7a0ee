import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the adding of a book to a cart be done once for each idempotency key. */
export class KeysOfCarts1763702780000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await actions(runner, "'LIST_BOOK', 'ADJUST_COPIES', 'ADD_TO_CART'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM idempotency_keys WHERE action = 'ADD_TO_CART'");
    await actions(runner, "'LIST_BOOK', 'ADJUST_COPIES'");
  }
}

async function actions(runner: QueryRunner, known: string): Promise<void> {
  await runner.query(`
    ALTER TABLE idempotency_keys
      DROP CONSTRAINT idempotency_keys_action_check,
      ADD CONSTRAINT idempotency_keys_action_check CHECK (action IN (${known}))`);
}
