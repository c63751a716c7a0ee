/** Maximum size in bytes of the tables of a database that is restored. For larger ones, creating a new database is as fast. */
const MOST_SIZE = 12 * 1024 * 1024;

/**
 * The system catalogs that change when a table, column, function, constraint or setting is created, altered or
 * dropped.
 */
const CATALOGUES = [
  'pg_class',
  'pg_attribute',
  'pg_attrdef',
  'pg_proc',
  'pg_trigger',
  'pg_constraint',
  'pg_type',
  // The server keeps the settings of all its databases in one table.
  `pg_db_role_setting WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())`,
];

const DEFINITIONS = CATALOGUES.map(
  (from) => `SELECT count(*), max(xmin::text::bigint) AS latest FROM ${from}`,
).join(' UNION ALL ');

const SEQUENCES = `SELECT quote_ident(schemaname) || '.' || quote_ident(sequencename) AS name,
  coalesce(last_value, start_value) AS value, last_value IS NOT NULL AS called FROM pg_sequences`;

/**
 * Lists all tables that have at least one page, with their sizes in bytes without indexes. A table that never had a row has no
 * pages.
 */
const TABLES = `SELECT name, size FROM (
    SELECT c.oid::regclass::text AS name, pg_relation_size(c.oid)::int AS size
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg_temp%'
  ) tables WHERE size > 0`;

interface Answer<Row> {
  rows: Row[];
}

/** A connection to a database that no test is using. */
export interface Statements {
  query<Row>(text: string, values?: unknown[]): Promise<Answer<Row>>;
}

interface Table {
  name: string;
  /** The size in bytes, without indexes. */
  size: number;
}

interface Sequence {
  name: string;
  value: number;
  called: boolean;
}

/** The initial rows of a database, to restore after a test has used the database. */
export class Pristine {
  private constructor(
    private readonly definitions: string,
    private readonly rows: ReadonlyMap<string, string>,
    private readonly sequences: ReadonlyMap<string, Sequence>,
  ) {}

  static async of(postgres: Statements): Promise<Pristine> {
    const sequences = (await postgres.query<Sequence>(SEQUENCES)).rows;
    return new Pristine(
      await definitionsOf(postgres),
      await rowsOf(postgres, await tablesOf(postgres)),
      new Map(sequences.map((sequence) => [sequence.name, sequence])),
    );
  }

  /**
   * Restores the initial rows and sequences. Returns false if the table definitions changed, or if the database has grown so
   * much that a new one is as fast.
   */
  async restore(postgres: Statements): Promise<boolean> {
    // An interrupted test may have left an open transaction, listeners or settings. DISCARD ALL is not used, because it
    // also ends the prepared statements, which all connections of the embedded database share.
    for (const statement of ['ROLLBACK', 'UNLISTEN *', 'RESET ALL']) await postgres.query(statement);
    if ((await definitionsOf(postgres)) !== this.definitions) return false;
    const tables = await tablesOf(postgres);
    if (tables.reduce((sum, { size }) => sum + size, 0) > MOST_SIZE) return false;
    // Disables triggers and foreign keys, so that all rows can be deleted in any order, even rows that a trigger
    // protects.
    await postgres.query('BEGIN');
    await postgres.query('SET LOCAL session_replication_role = replica');
    for (const [table, rows] of await rowsOf(postgres, tables))
      await this.restoreTable(postgres, table, rows);
    await this.restoreSequences(postgres);
    await postgres.query('COMMIT');
    return true;
  }

  private async restoreTable(postgres: Statements, table: string, rows: string): Promise<void> {
    const wanted = this.rows.get(table);
    if (rows === wanted) return;
    await postgres.query(`DELETE FROM ${table}`);
    if (wanted === undefined) return;
    await postgres.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`, [
      wanted,
    ]);
  }

  private async restoreSequences(postgres: Statements): Promise<void> {
    for (const { name, value, called } of (await postgres.query<Sequence>(SEQUENCES)).rows) {
      const wanted = this.sequences.get(name);
      if (!wanted || (wanted.value === value && wanted.called === called)) continue;
      await postgres.query('SELECT setval($1::regclass, $2, $3)', [name, wanted.value, wanted.called]);
    }
  }
}

async function definitionsOf(postgres: Statements): Promise<string> {
  return JSON.stringify((await postgres.query(DEFINITIONS)).rows, (_, value: unknown) =>
    typeof value === 'bigint' ? Number(value) : value,
  );
}

async function tablesOf(postgres: Statements): Promise<Table[]> {
  return (await postgres.query<Table>(TABLES)).rows;
}

/** Returns the rows of these tables as JSON, by table name. Omits empty tables. */
async function rowsOf(postgres: Statements, tables: readonly Table[]): Promise<Map<string, string>> {
  if (tables.length === 0) return new Map();
  const query = tables.map(
    ({ name }) => `SELECT '${name}' AS name, json_agg(t)::text AS rows FROM ${name} t`,
  );
  const { rows } = await postgres.query<{ name: string; rows: string | null }>(query.join(' UNION ALL '));
  return new Map(rows.flatMap(({ name, rows: content }) => (content === null ? [] : [[name, content]])));
}
