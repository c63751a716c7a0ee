import type { Queryable } from '../persistence/sql.js';

/** A place to read where lists are as narrow as a story has it, if it says so: among so few books all are. */
export class ToldSample {
  isNarrow: boolean | null = null;
  /** How often it was asked. */
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
