import { Genre } from '../../domain/catalogue/book.js';
import { isbnBeginnings } from '../../domain/catalogue/isbn.js';
import type { Place } from '../../domain/catalogue/search/searchPlaces.js';
import { titleKey } from '../../domain/catalogue/search/searchText.js';
import { isLatin, soundsOfBeginning } from '../../domain/catalogue/search/sound.js';
import { refuse } from '../../domain/shared/errors.js';
import type { BookSearch } from '../../persistence/queries/books/bookFilters.js';
import { suggestedIsbns } from '../../persistence/queries/books/finding/suggestedIsbns.js';
import { suggestedTexts, type TypedText } from '../../persistence/queries/books/suggestedTexts.js';
import type { Scope } from '../scope.js';
import { readSearch } from './readSearch.js';

export const SuggestionKind = { TITLE: 'TITLE', AUTHOR: 'AUTHOR', GENRE: 'GENRE', ISBN: 'ISBN' } as const;
export type SuggestionKind = keyof typeof SuggestionKind;

/** A search suggested to a reader who is typing. */
export interface Suggestion {
  kind: SuggestionKind;
  /** The text to search for if the reader chooses this suggestion. */
  text: string;
  /** The author of a suggested title or ISBN; otherwise null. */
  author: string | null;
  /** The title of a suggested ISBN; otherwise null. */
  title: string | null;
  /** The suggested genre; null for other kinds. */
  genre: Genre | null;
}

/** Maximum number of suggestions that a client can request. */
const MOST_SUGGESTIONS = 20;
export const USUAL_SUGGESTIONS = 8;
const MOST_AUTHORS = 3;
type Suggesting = Pick<Scope, 'reads'>;

const NOTHING_MORE = { author: null, title: null, genre: null };

/**
 * Returns suggested searches: genres, authors and titles that begin with the text or contain its words, or ISBNs that
 * begin with the text. Every suggestion except a genre has a listing on the market. Throws PAGE_SIZE_OUT_OF_RANGE if
 * `first` is not from 1 to 20.
 */
export async function suggest(scope: Suggesting, search: string, first: number): Promise<Suggestion[]> {
  if (first < 1 || first > MOST_SUGGESTIONS) {
    refuse('PAGE_SIZE_OUT_OF_RANGE', { field: ['first'], values: { max: MOST_SUGGESTIONS } });
  }
  const isbns = await isbnsOf(scope, search, first);
  const key = titleKey(search);
  if (isbns.length > 0 || key === '') return isbns;
  const found = await readSearch(scope.reads, search, 'STRICT');
  const typed = { ...soundOfTyped(key), key };
  for (const places of interpretationsOf(found)) {
    const suggestions = await suggestionsOf(scope, { ...typed, places }, first);
    if (suggestions.length > 0) return suggestions;
  }
  return [];
}

/** Returns the interpretations of the typed words to try in turn: without typos, then with typos forgiven. */
function interpretationsOf(found: BookSearch | null): (readonly Place[])[] {
  if (!found || 'isbn' in found) return [[]];
  const asTheyStand = found.tiers.findLast(({ rank }) => rank < 4);
  const widest = found.tiers.at(-1);
  return [...new Set([asTheyStand, widest])].flatMap((tier) => (tier ? [tier.places] : []));
}

async function suggestionsOf(scope: Suggesting, typed: TypedText, first: number): Promise<Suggestion[]> {
  const start = [
    ...genresOf(typed.key),
    ...(await textsOf(scope, 'AUTHOR', typed, Math.min(first, MOST_AUTHORS))),
  ];
  const titles = await textsOf(scope, 'TITLE', typed, Math.max(1, first - start.length));
  return [...start, ...titles].slice(0, first);
}

async function textsOf(
  scope: Suggesting,
  kind: 'TITLE' | 'AUTHOR',
  typed: TypedText,
  most: number,
): Promise<Suggestion[]> {
  const texts = await suggestedTexts(scope.reads, kind, typed, most);
  return texts.map((text) => ({ ...NOTHING_MORE, ...text }));
}

function soundOfTyped(key: string) {
  const words = key.split(' ');
  return { sounds: soundsOfBeginning(words), isLatin: words.every(isLatin) };
}

async function isbnsOf(scope: Suggesting, search: string, first: number): Promise<Suggestion[]> {
  for (const beginning of isbnBeginnings(search)) {
    const isbns = await suggestedIsbns(scope.reads, beginning, first);
    if (isbns.length > 0) {
      return isbns.map(({ isbn, ...book }) => ({ ...NOTHING_MORE, ...book, kind: 'ISBN', text: isbn }));
    }
  }
  return [];
}

/** Returns the genres whose English names begin with the text. Clients match the names in their own language. */
function genresOf(key: string): Suggestion[] {
  return Object.values(Genre).flatMap((genre) => {
    const text = genre.toLowerCase().replace('_', ' ');
    return text.startsWith(key) ? [{ ...NOTHING_MORE, kind: 'GENRE' as const, text, genre }] : [];
  });
}
