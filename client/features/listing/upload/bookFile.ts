/** A book of a bulk file, known by its place in the file. */
export type BookRow = {
  /** Counted from 1. */
  readonly row: number;
  readonly title: string;
  readonly author: string;
  readonly isbn: string;
  /** As it stands in the file: the server reads it. */
  readonly book: unknown;
};

/** Why a file cannot be read; the server calls the same things by the same codes. */
export type BookFileProblem = 'FILE_NOT_JSON' | 'JSON_INVALID' | 'BOOKS_NOT_A_LIST';

/** The books of a file that somebody chose, or what is wrong with it. */
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

/** A file of the rows that are left. */
export const writeBookFile = (rows: readonly BookRow[]): File =>
  new File([JSON.stringify(rows.map(({ book }) => book))], 'books.json', { type: 'application/json' });
