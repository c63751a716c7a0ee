import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The days on which a copy is taken stand in the index, so that lists and calendars need not look at the rows. */
export class AllocationsByCopy1763700110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX allocations_by_copy;
      CREATE INDEX allocations_by_copy ON allocations (copy_id) INCLUDE (period) WHERE released_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX allocations_by_copy;
      CREATE INDEX allocations_by_copy ON allocations (copy_id) WHERE released_at IS NULL;
    `);
  }
}
