import type { Database } from '../../persistence/database.js';
import { isTooSlow } from '../../persistence/outage.js';
import { StatementRunner } from '../../persistence/statementRunner.js';
import type { Statement } from '../../persistence/sql.js';

/** The cost of one statement in PostgreSQL. */
export interface Explained {
  statement: Statement;
  /** Time for planning and execution in milliseconds; Infinity if the statement exceeded its time limit. */
  ms: number;
  /** Number of rows and index entries that scans read, including those that a filter removed. */
  touched: number;
  /** Number of accesses to pages of 8 KB. A page counts each time it is accessed. */
  pages: number;
}

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

interface Explanation {
  'QUERY PLAN': [{ Plan: PlanNode; 'Planning Time': number; 'Execution Time': number }];
}

/** Runs each statement and records its cost. A statement that exceeds its time limit returns no rows. */
export class ExplainingSql extends StatementRunner {
  readonly explained: Explained[] = [];

  constructor(private readonly database: Database) {
    super(() => undefined);
  }

  async query<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const rows = await inTime(this.database.query<Row>(text, values));
    this.explained.push(await explain(this.database, { text, values }));
    return rows ?? [];
  }

  queryPrepared<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.query(text, values);
  }
}

/** Runs a statement with EXPLAIN ANALYZE and returns its cost. */
export async function explain(database: Database, statement: Statement): Promise<Explained> {
  const rows = await inTime(
    database.query<Explanation>(
      `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${statement.text}`,
      statement.values,
    ),
  );
  const explanation = rows?.[0]?.['QUERY PLAN'][0];
  if (!explanation) return { statement, ms: Infinity, touched: NaN, pages: NaN };
  const { Plan: plan, 'Planning Time': planning, 'Execution Time': execution } = explanation;
  return {
    statement,
    ms: planning + execution,
    touched: touchedBy(plan),
    pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
  };
}

/** Returns the rows of a statement; null if the statement exceeded its time limit. */
async function inTime<Row>(statement: Promise<Row[]>): Promise<Row[] | null> {
  try {
    return await statement;
  } catch (error) {
    if (error instanceof Error && isTooSlow(error.cause)) return null;
    throw error;
  }
}

/**
 * Returns the plan of a statement as PostgreSQL prints it. A statement that exceeded its time limit is not executed
 * again, so its plan has no measurements.
 */
export async function printedPlan(
  database: Database,
  { statement: { text, values }, ms }: Explained,
): Promise<string> {
  const how = Number.isFinite(ms) ? 'ANALYZE, BUFFERS' : 'VERBOSE';
  const lines = await database.query<{ 'QUERY PLAN': string }>(`EXPLAIN (${how}) ${text}`, values);
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}

function touchedBy(node: PlanNode): number {
  const own = node['Node Type'].includes('Scan')
    ? (node['Actual Rows'] +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0)) *
      node['Actual Loops']
    : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + touchedBy(child), own);
}
