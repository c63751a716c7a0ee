import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { refusals } from '../restDependencies.js';

/** The columns of a file by heading. Each function returns the cell of a row; null leaves the cell empty. */
export type Columns<Row> = Record<string, (row: Row) => string | number | null>;

/** The documented responses of routes that send a CSV file. */
export const csvAnswers = {
  200: {
    description:
      'The CSV file, in UTF-8 with a byte order mark. The first line contains the headings. Lines end in CRLF.',
    content: { 'text/csv': { schema: z.string() } },
  },
  ...refusals(401),
};

/**
 * Sends rows as a CSV file (RFC 4180) while they are being read. Only rows that wait to be sent are held in memory.
 *
 * The byte order mark lets spreadsheets read every script. An apostrophe is put before text that a spreadsheet would
 * treat as a formula.
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
  // If reading the rows fails, the file is truncated, because the headers have already been sent. The server logs the
  // error.
  pipeline(Readable.from(cellsOf(rows, columns)), file, () => {});
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(file);
}

async function* cellsOf<Row>(rows: AsyncIterable<Row>, columns: Columns<Row>) {
  for await (const row of rows) yield Object.values(columns).map((cell) => cell(row));
}
