import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a listing state the binding of the book. */
export class Bindings1763718900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE books ADD COLUMN binding text CHECK (binding IN ('PAPERBACK', 'HARDCOVER'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE books DROP COLUMN binding');
  }
}
