import type { Database } from '../../persistence/database.js';
import { isTooSlow } from '../../persistence/outage.js';
import { StatementRunner } from '../../persistence/statementRunner.js';
import type { Statement } from '../../persistence/sql.js';

/** PostgreSQL's work for one statement. */
export interface Explained {
  statement: Statement;
  /** Planning and execution, in milliseconds; without end for a statement that ran into its deadline. */
  ms: number;
  /** Rows and index entries that scans looked at, whether they were kept or not. */
  touched: number;
  /** Pages of 8 KB that were looked into, as often as they were. */
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

/** Answers each statement, and keeps how PostgreSQL answered it. What ran into its deadline has no rows. */
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

/** What PostgreSQL does for a statement. */
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

/** The rows of a statement; null when it ran into its deadline. */
async function inTime<Row>(statement: Promise<Row[]>): Promise<Row[] | null> {
  try {
    return await statement;
  } catch (error) {
    if (error instanceof Error && isTooSlow(error.cause)) return null;
    throw error;
  }
}

/** The plan of a statement as PostgreSQL prints it; without what it did where that would run into the deadline. */
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
