import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { refusals } from '../restDependencies.js';

/** The columns of a file: heading, and what a row says there. Null is an empty cell. */
export type Columns<Row> = Record<string, (row: Row) => string | number | null>;

/** What a route that answers a CSV file documents. */
export const csvAnswers = {
  200: {
    description: 'The file: UTF-8 with a byte order mark, a line of headings, lines that end in CRLF.',
    content: { 'text/csv': { schema: z.string() } },
  },
  ...refusals(401),
};

/**
 * Sends rows as a CSV file (RFC 4180) while they are read: no more of them are in memory than wait to be sent. The byte
 * order mark lets spreadsheets read every script, and a text that they would take for a formula begins with an
 * apostrophe.
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
  // An error of the rows ends the file before its end, which the server logs.
  pipeline(Readable.from(cellsOf(rows, columns)), file, () => {});
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(file);
}

async function* cellsOf<Row>(rows: AsyncIterable<Row>, columns: Columns<Row>) {
  for await (const row of rows) yield Object.values(columns).map((cell) => cell(row));
}
