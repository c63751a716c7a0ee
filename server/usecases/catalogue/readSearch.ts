import { isbnFromSearch } from '../../domain/catalogue/isbn.js';
import { searchWords, titleKey } from '../../domain/catalogue/searchText.js';
import { forgivesTypo, isOneTypoApart } from '../../domain/catalogue/typos.js';
import type { BookSearch } from '../../persistence/queries/books/bookFilters.js';
import { knownBeginnings, tsqueryOf, wordsAlike } from '../../persistence/queries/books/searchWords.js';
import type { Queryable } from '../../persistence/sql.js';
import type { Reading } from './bookCursor.js';

/**
 * What a text asks the catalogue for: an ISBN in either form, or books that have all its words, each as the beginning
 * of a word. A word that no listing knows may be one typo away from one that does; when that finds nothing, the loose
 * reading lets every longer word be. Null when nothing can be found.
 */
export async function readSearch(
  database: Queryable,
  text: string,
  reading: Reading,
): Promise<BookSearch | null> {
  const isbn = isbnFromSearch(text);
  if (isbn) return reading === 'STRICT' ? { isbn } : null;
  const words = searchWords(text);
  if (words.length === 0) return null;
  const known = await knownBeginnings(database, words);
  const doubtful = words.filter((word) => forgivesTypo(word) && (reading === 'LOOSE' || !known.has(word)));
  if (reading === 'LOOSE' && doubtful.length === 0) return null;
  const alike = doubtful.length > 0 ? await wordsAlike(database, doubtful) : new Map<string, string[]>();
  const meant = words.map((word) => [
    ...(known.has(word) ? [word] : []),
    ...(alike.get(word) ?? []).filter((other) => isOneTypoApart(word, other)),
  ]);
  if (meant.some((alternatives) => alternatives.length === 0)) return null;
  return { words: tsqueryOf(meant), titleKey: titleKey(text) };
}
