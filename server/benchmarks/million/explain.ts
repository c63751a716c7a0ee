import type { Database } from '../../persistence/database.js';
import { StatementRunner } from '../../persistence/statementRunner.js';

/** What PostgreSQL did for one statement. */
export interface Explained {
  /** Planning and execution, in milliseconds. */
  planMs: number;
  runMs: number;
  /** Rows and index entries that scans looked at, whether they were kept or not. */
  touched: number;
}

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

interface Explanation {
  'QUERY PLAN': [{ Plan: PlanNode; 'Planning Time': number; 'Execution Time': number }];
}

/** Answers each statement, and keeps how PostgreSQL answered it. */
export class ExplainingSql extends StatementRunner {
  readonly explained: Explained[] = [];

  constructor(private readonly database: Database) {
    super(() => undefined);
  }

  async query<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const rows = await this.database.query<Row>(text, values);
    const [explanation] = await this.database.query<Explanation>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    );
    if (explanation) this.explained.push(explainedBy(explanation));
    return rows;
  }

  queryPrepared<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.query(text, values);
  }
}

function explainedBy({ 'QUERY PLAN': [plan] }: Explanation): Explained {
  return { planMs: plan['Planning Time'], runMs: plan['Execution Time'], touched: touchedBy(plan.Plan) };
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
