import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Plans the statements of the trigger on allocations once for each connection. They take the ids of copies as arrays, and PostgreSQL
 * planned them again at each order because an array of one id looked cheaper than one of unknown length.
 */
export class TriggersPlannedOnce1763702761000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of FUNCTIONS) {
      await runner.query(`ALTER FUNCTION ${name} SET plan_cache_mode = force_generic_plan`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of FUNCTIONS) await runner.query(`ALTER FUNCTION ${name} RESET plan_cache_mode`);
  }
}

const FUNCTIONS = ['count_copies(text[])', 'count_allocated_copies()', 'file_rental_months(text[], date[])'];
