import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The last columns whose values the program lists, and which took any text so far. Rows with another value are named and
 * nothing is changed: what they should say is for a person to decide.
 */
export class KnownValues1763702320000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const unknown: string[] = [];
    for (const column of COLUMNS) unknown.push(...(await unknownValues(runner, column)));
    if (unknown.length > 0) {
      throw new Error(
        `Panna does not know some values in the database. Nothing was changed.\n${unknown.join('\n')}`,
      );
    }
    for (const { table, column, values } of COLUMNS) {
      await runner.query(
        `ALTER TABLE ${table} ADD CONSTRAINT ${nameOf(table, column)} CHECK (${column} IN (${values}))`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, column } of COLUMNS) {
      await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${nameOf(table, column)}`);
    }
  }
}

interface KnownColumn {
  table: string;
  /** What tells its rows apart. */
  id: string;
  column: string;
  /** As SQL. */
  values: string;
}

const STATUSES = "'PENDING', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED'";

const COLUMNS: readonly KnownColumn[] = [
  { table: 'fulfillment_events', id: 'id', column: 'from_status', values: STATUSES },
  { table: 'fulfillment_events', id: 'id', column: 'to_status', values: STATUSES },
  {
    table: 'ledger_totals',
    id: "seller_id || ' ' || month",
    column: 'kind',
    values: "'CHARGE', 'DEPOSIT_HELD', 'DEPOSIT_RELEASED', 'DEPOSIT_WITHHELD', 'REFUND', 'LATE_FEE'",
  },
  {
    table: 'book_genres',
    id: 'book_id',
    column: 'genre',
    values: `'FICTION', 'NON_FICTION', 'SCIENCE_FICTION', 'FANTASY', 'MYSTERY', 'THRILLER', 'ROMANCE', 'HORROR',
      'BIOGRAPHY', 'HISTORY', 'SCIENCE', 'TECHNOLOGY', 'SELF_HELP', 'CHILDREN', 'OTHER'`,
  },
  { table: 'book_genres', id: 'book_id', column: 'listing_type', values: "'SALE', 'LEASE', 'BOTH'" },
];

const MOST_NAMED = 10;

const nameOf = (table: string, column: string) => `${table}_known_${column}`;

/** A line that names the table, the column and some of the rows; none when all values are known. */
async function unknownValues(
  runner: QueryRunner,
  { table, id, column, values }: KnownColumn,
): Promise<string[]> {
  const rows = (await runner.query(
    `SELECT ${id} AS id, ${column} AS value FROM ${table} WHERE ${column} NOT IN (${values})
     ORDER BY 1 LIMIT ${MOST_NAMED + 1}`,
  )) as { id: string; value: string }[];
  if (rows.length === 0) return [];
  const named = rows.slice(0, MOST_NAMED).map((row) => `${row.id} ('${row.value}')`);
  const more = rows.length > MOST_NAMED ? ' and others' : '';
  return [`${table}.${column}: ${named.join(', ')}${more}`];
}
