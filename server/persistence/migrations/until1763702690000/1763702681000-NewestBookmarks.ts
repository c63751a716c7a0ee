import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people saved last, for the shelf of what is saved most. */
export class NewestBookmarks1763702681000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX bookmarks_newest ON bookmarks (created_at DESC) INCLUDE (book_id, user_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX bookmarks_newest');
  }
}
