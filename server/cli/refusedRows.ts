import { writeFile } from 'node:fs/promises';
import type { Problem } from '../domain/shared/errors.js';
import type { RefusedRow } from '../usecases/listings/importBooks.js';

/** Maximum number of refused rows to print; the report file contains all of them. */
const PRINTED = 50;

/** Returns lines with the refused rows and their reasons. Rows are counted from 1, without the header line. */
export function describeRefused(rows: readonly RefusedRow[]): string[] {
  const lines = rows.slice(0, PRINTED).map(({ index, title, problems }) => {
    return `  row ${index + 1}${title ? ` (${title})` : ''}: ${problems.map(reasonOf).join('; ')}`;
  });
  const left = rows.length - lines.length;
  return left > 0 ? [...lines, `  and ${left} more: --report FILE writes them all`] : lines;
}

/** Writes all refused rows to a CSV file, one line per problem. */
export async function writeReport(file: string, rows: readonly RefusedRow[]): Promise<void> {
  const lines = rows.flatMap(({ index, title, problems }) =>
    problems.map(({ field, code, message }) => [
      index + 1,
      title ?? '',
      field?.join('.') ?? '',
      code,
      message,
    ]),
  );
  const table = [['row', 'title', 'field', 'code', 'message'], ...lines];
  await writeFile(file, table.map((cells) => `${cells.map(quoted).join(',')}\n`).join(''));
}

function reasonOf({ field, message }: Problem): string {
  return field ? `${field.join('.')}: ${message}` : message;
}

function quoted(cell: string | number): string {
  return /[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);
}
