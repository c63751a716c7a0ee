import type { Queryable } from '../persistence/sql.js';

/**
 * A database whose sampled estimate of "is this list narrow?" a test can set with `isNarrow`. While that is null, the
 * real estimate is used, which is always true for the few books of a test.
 */
export class ToldSample {
  isNarrow: boolean | null = null;
  /** Number of times that the estimate was requested. */
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
