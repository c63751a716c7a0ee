import type { Sql } from '../../persistence/sql.js';

/** Returns the tables in which a text occurs, plain or as bytes. */
export const tablesWith = (database: Sql, text: string): Promise<string[]> =>
  tablesWhere(
    database,
    `t::text ILIKE '%' || $1 || '%' OR t::text LIKE '%' || encode($1::bytea, 'hex') || '%'`,
    text,
  );

/** Returns the tables that contain a number on its own. Ignores IDs and times, which may contain the same digits by chance. */
export const tablesWithNumber = (database: Sql, number: string): Promise<string[]> =>
  tablesWhere(database, `t::text ~ ('(?<![[:alnum:].-])' || $1 || '(?![[:alnum:]-])')`, number);

async function tablesWhere(database: Sql, condition: string, text: string): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema IN ('public', 'queue') AND table_type = 'BASE TABLE'`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await database.query(`SELECT FROM ${name} t WHERE ${condition}`, [text]);
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}
