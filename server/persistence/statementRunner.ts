import type { z } from 'zod';
import type { Queryable, RowCheck, Sql, Statement } from './sql.js';

/** Implements `Queryable` on top of a subclass's `query` methods. Checks all rows that are read. */
export abstract class StatementRunner implements Queryable, Sql {
  constructor(protected readonly checkRows: RowCheck) {}

  abstract query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  abstract queryPrepared<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;

  async rows<Row>(shape: z.ZodType<Row>, { text, values }: Statement): Promise<Row[]> {
    const rows = await this.query<Row>(text, values);
    this.checkRows(shape, rows);
    return rows;
  }

  async preparedRows<Row>(shape: z.ZodType<Row>, { text, values }: Statement): Promise<Row[]> {
    const rows = await this.queryPrepared<Row>(text, values);
    this.checkRows(shape, rows);
    return rows;
  }

  async run({ text, values }: Statement): Promise<void> {
    await this.query(text, values);
  }

  async runPrepared({ text, values }: Statement): Promise<void> {
    await this.queryPrepared(text, values);
  }
}
