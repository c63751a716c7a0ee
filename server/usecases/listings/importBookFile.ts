import type { Readable } from 'node:stream';
import { readAtMost } from '../../covers/readAtMost.js';
import { refuse } from '../../domain/shared/errors.js';
import { valueOf, type Lazy } from '../readInput.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { importBooks, type ImportReport } from './importBooks.js';
import type { ReadBook } from './submittedBook.js';

export interface UploadedFile {
  name: string;
  type: string;
  open(): Readable;
}

/** Maximum size of an import file, in bytes (docs/marketplace.md, Books and copies). */
const LARGEST_BOOK_FILE = 10_000_000;

/**
 * Maximum number of rows in an import file. A file of the maximum size holds far fewer complete books, but it could
 * hold more invalid rows, each of which would be reported.
 */
const MOST_ROWS = 50_000;

/**
 * Imports the books of a JSON file: an array in the format of `readBook`. The whole file is read first, so that a malformed
 * file changes nothing. Throws FILE_REQUIRED if there is no file, FILE_NOT_JSON if neither its media type nor its extension
 * indicates JSON, FILE_TOO_LARGE above 10 MB, JSON_INVALID if the content cannot be parsed, BOOKS_NOT_A_LIST if it is not an
 * array, and TOO_MANY_ROWS above 50,000 entries.
 */
export async function importBookFile(
  scope: Scope,
  upload: Lazy<UploadedFile | null>,
  readBook: ReadBook,
): Promise<ImportReport> {
  await requireAbility(scope, 'listings:import');
  const file = await valueOf(upload);
  if (!file) return refuse('FILE_REQUIRED', { field: ['file'] });
  if (!isJson(file)) refuse('FILE_NOT_JSON', { field: ['file'] });
  const content = await readAtMost(file.open(), LARGEST_BOOK_FILE);
  if (!content) return refuse('FILE_TOO_LARGE', { field: ['file'], values: { max: LARGEST_BOOK_FILE } });
  return importBooks(scope, rowsOf(content), readBook);
}

function isJson({ name, type }: UploadedFile): boolean {
  return /^application\/json\b/i.test(type) || /\.json$/i.test(name);
}

function rowsOf(content: Buffer): unknown[] {
  const books = parse(content.toString().replace(/^\uFEFF/, ''));
  if (!Array.isArray(books)) return refuse('BOOKS_NOT_A_LIST', { field: ['file'] });
  if (books.length > MOST_ROWS) refuse('TOO_MANY_ROWS', { field: ['file'], values: { max: MOST_ROWS } });
  return books;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('JSON_INVALID', { field: ['file'] });
  }
}
