import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { refusals } from '../restDependencies.js';

/** The columns of a file: each heading, and a function that returns the cell of a row. Null gives an empty cell. */
export type Columns<Row> = Record<string, (row: Row) => string | number | null>;

/** Documented responses of routes that send a CSV file. */
export const csvAnswers = {
  200: {
    description: 'The file: UTF-8 with a byte order mark, a line of headings, lines that end in CRLF.',
    content: { 'text/csv': { schema: z.string() } },
  },
  ...refusals(401),
};

/**
 * Sends rows as a CSV file (RFC 4180) while they are read, so that memory holds only rows waiting to be sent.
 *
 * The byte order mark lets spreadsheets read every script. Text that a spreadsheet would take for a formula is
 * prefixed with an apostrophe.
 */
export function sendCsv<Row>(
  reply: FastifyReply,
  { name, columns, rows }: { name: string; columns: Columns<Row>; rows: AsyncIterable<Row> },
): FastifyReply {
  const file = stringify({
    columns: Object.keys(columns),
    header: true,
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  // An error while reading rows truncates the file, because the headers are already sent. The server logs it.
  pipeline(Readable.from(cellsOf(rows, columns)), file, () => {});
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(file);
}

async function* cellsOf<Row>(rows: AsyncIterable<Row>, columns: Columns<Row>) {
  for await (const row of rows) yield Object.values(columns).map((cell) => cell(row));
}
