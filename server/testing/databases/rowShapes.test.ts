import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sql, type Queryable } from '../../persistence/sql.js';
import { holdToShape } from './rowShapes.js';
import { openTestDatabase, type TestDatabase } from './testDatabase.js';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

const Row = z.strictObject({ id: z.string(), role: z.enum(['READER', 'PUBLISHER']), at: z.date() });
const statement = (role: string) => sql`SELECT ${'user'}::text AS id, ${role}::text AS role, now() AS at`;

describe('the rows of a query in a test', () => {
  const queries: [string, (work: (on: Queryable) => Promise<unknown>) => Promise<unknown>][] = [
    ['the database', (work) => work(opened.database)],
    ['a transaction', (work) => opened.database.transaction(work)],
  ];

  it.each(queries)('of %s pass when they are as declared', async (_where, on) => {
    await on(async (database) => {
      expect(await database.rows(Row, statement('READER'))).toHaveLength(1);
      expect(await database.preparedRows(Row, statement('PUBLISHER'))).toHaveLength(1);
    });
  });

  it.each(queries)('of %s fail on a value that is not declared', async (_where, on) => {
    const read = on((database) => database.rows(Row, statement('LOST')));
    await expect(read).rejects.toThrow('A row is not as declared: role');
    const prepared = on((database) => database.preparedRows(Row, statement('LOST')));
    await expect(prepared).rejects.toThrow('A row is not as declared: role');
  });

  it.each([
    ['lacks', sql`SELECT 'user' AS id, 'READER' AS role`],
    ['has besides', sql`SELECT 'user' AS id, 'READER' AS role, now() AS at, 1 AS more`],
    ['has of another type', sql`SELECT 1 AS id, 'READER' AS role, now() AS at`],
    ['has as null', sql`SELECT 'user' AS id, 'READER' AS role, NULL::timestamptz AS at`],
  ])('fail on a column that a row %s', async (_how, wrong) => {
    await expect(opened.database.rows(Row, wrong)).rejects.toThrow('A row is not as declared');
  });
});

it('an error names only the row that is not as declared', () => {
  expect(() => holdToShape(z.strictObject({ id: z.string() }), [{ id: 'a' }, { id: 2 }])).toThrow('{"id":2}');
});
