import { USUAL_PAGE } from '../domain/shared/page.js';
import { booksPage } from '../persistence/queries/books/booksPage.js';
import type { Sql } from '../persistence/sql.js';

/** A statement with the values of its parameters. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** The very statement by which Panna reads the first page of the newest books. */
export async function listStatement(): Promise<Statement> {
  const statements: Statement[] = [];
  const query = async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> => {
    statements.push({ text, values: [...values] });
    return [];
  };
  const sql: Sql = { query, queryPrepared: query };
  const list = {
    filter: {},
    order: 'DATE_DESC',
    limit: USUAL_PAGE + 1,
    backward: false,
    skip: 0,
    place: null,
  } as const;
  await booksPage(sql, list, new Date().toISOString().slice(0, 10));
  const [statement] = statements;
  if (!statement) throw new Error('The list sent no statement');
  return statement;
}
