/** A book of a file, identified by its position. */
export type BookRow = {
  /** The row number in the file, from 1. */
  readonly row: number;
  readonly title: string;
  readonly author: string;
  readonly isbn: string;
  /** The book as written in the file. The server parses it. */
  readonly book: unknown;
};

/** The reasons why a file cannot be read, as error codes of the server. */
export type BookFileProblem = 'FILE_NOT_JSON' | 'JSON_INVALID' | 'BOOKS_NOT_A_LIST';

/** Returns the books of a chosen file, or the problem with it. */
export async function readBookFile(file: File): Promise<BookRow[] | BookFileProblem> {
  if (file.type !== 'application/json' && !file.name.toLowerCase().endsWith('.json')) return 'FILE_NOT_JSON';
  try {
    const books: unknown = JSON.parse(await file.text());
    return Array.isArray(books) ? books.map(bookRow) : 'BOOKS_NOT_A_LIST';
  } catch {
    return 'JSON_INVALID';
  }
}

function bookRow(book: unknown, index: number): BookRow {
  const shown = (field: string): string => {
    const value: unknown = typeof book === 'object' && book !== null ? Reflect.get(book, field) : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  return { row: index + 1, title: shown('title'), author: shown('author'), isbn: shown('isbn'), book };
}

/** Returns a JSON file of these rows. */
export const writeBookFile = (rows: readonly BookRow[]): File =>
  new File([JSON.stringify(rows.map(({ book }) => book))], 'books.json', { type: 'application/json' });
