import type { Queryable } from '../../persistence/sql.js';

/**
 * Wraps a database, so that a test can set the result of the query that estimates from a sample if a list is narrow.
 * While `isNarrow` is null, the real query runs, which returns true for the few books of a test.
 */
export class ToldSample {
  isNarrow: boolean | null = null;
  /** Number of times that the estimate was queried. */
  asked = 0;

  beside(reads: Queryable): Queryable {
    return {
      rows: (shape, statement) => {
        if (!statement.text.includes('TABLESAMPLE')) return reads.rows(shape, statement);
        this.asked += 1;
        if (this.isNarrow === null) return reads.rows(shape, statement);
        return Promise.resolve([shape.parse({ isNarrow: this.isNarrow })]);
      },
      preparedRows: (shape, statement) => reads.preparedRows(shape, statement),
      run: (statement) => reads.run(statement),
      runPrepared: (statement) => reads.runPrepared(statement),
    };
  }
}
