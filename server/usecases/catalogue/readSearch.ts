import { isbnFromSearch } from '../../domain/catalogue/isbn.js';
import { searchTiers, type WordReadings } from '../../domain/catalogue/search/searchPlaces.js';
import { searchWords, titleKey } from '../../domain/catalogue/search/searchText.js';
import { isLatin, soundOf } from '../../domain/catalogue/search/sound.js';
import { forgivesTypo, isOneTypoApart } from '../../domain/catalogue/search/typos.js';
import type { BookSearch } from '../../persistence/queries/books/bookFilters.js';
import { findWords, tsqueryOf, wordsAlike } from '../../persistence/queries/books/searchWords.js';
import type { Queryable } from '../../persistence/sql.js';
import type { Interpretation } from './bookCursor.js';
import { soundsToRead } from './readSounds.js';

/**
 * Interprets a search text: an ISBN with 10 or 13 digits, or words that must each occur in a book's title or author. A search
 * word also matches longer words that begin with it, by spelling or, across scripts, by sound. One typo is forgiven in words
 * that no listing has. The LOOSE interpretation forgives one typo in every word of at least 4 letters. Returns null if nothing
 * can match.
 */
export async function readSearch(
  database: Queryable,
  text: string,
  interpretation: Interpretation,
): Promise<BookSearch | null> {
  const isbn = isbnFromSearch(text);
  if (isbn) return interpretation === 'STRICT' ? { isbn } : null;
  const words = searchWords(text);
  if (words.length === 0) return null;
  const sounds = soundsToRead(words);
  const found = await findWords(database, words, sounds.sounds);
  const { known } = found;
  const doubtful = words.filter(
    (word) => forgivesTypo(word) && (interpretation === 'LOOSE' || !known.has(word)),
  );
  if (interpretation === 'LOOSE' && doubtful.length === 0) return null;
  const sounding = sounds.read(found.sounding);
  const alike = doubtful.length > 0 ? await wordsAlike(database, doubtful) : new Map<string, string[]>();
  const tiers = searchTiers(
    words.map((word, index): WordReadings => ({
      spelt: known.has(word) ? [[word]] : [],
      sounding: sounding[index] ?? [],
      typos: (alike.get(word) ?? []).filter((other) => isTypoOf(word, other)).map((other) => [other]),
    })),
  );
  const widest = tiers.at(-1);
  return widest ? { words: tsqueryOf(widest.places), tiers, titleKey: titleKey(text) } : null;
}

/**
 * True if one typo turns one word into the other. If either word is in a script other than Latin, also compares their
 * sounds.
 */
function isTypoOf(word: string, other: string): boolean {
  if (isOneTypoApart(word, other)) return true;
  const [sound, otherSound] = [soundOf(word), soundOf(other)];
  if ((isLatin(word) && isLatin(other)) || sound === null || otherSound === null) return false;
  return forgivesTypo(sound) && isOneTypoApart(sound, otherSound);
}
