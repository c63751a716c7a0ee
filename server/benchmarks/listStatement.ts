import { USUAL_PAGE } from '../domain/shared/page.js';
import { booksPage } from '../persistence/queries/books/booksPage.js';
import type { Queryable, Statement } from '../persistence/sql.js';

/** Returns the SQL statement that Panna uses to read the first page of the newest books. */
export async function listStatement(): Promise<Statement> {
  const statements: Statement[] = [];
  const run = async ({ text, values }: Statement): Promise<void> => {
    statements.push({ text, values });
  };
  const rows = async (_shape: unknown, statement: Statement): Promise<never[]> => {
    await run(statement);
    return [];
  };
  const noting: Queryable = { rows, preparedRows: rows, run, runPrepared: run };
  const list = {
    filter: {},
    order: 'DATE_DESC',
    limit: USUAL_PAGE + 1,
    backward: false,
    skip: 0,
    place: null,
  } as const;
  await booksPage(noting, list, new Date().toISOString().slice(0, 10));
  const [statement] = statements;
  if (!statement) throw new Error('The list sent no statement');
  return statement;
}
