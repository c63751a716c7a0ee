import { normalise } from './search/searchText.js';

const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * Returns the key that listings of one edition share: the ISBN, or the words of the title and author if there is
 * none. An ISBN never equals a title, and titles that differ in a word never match: doubtful cases stay separate
 * editions.
 */
export function editionKey({ isbn, title, author }: EditionFacts): string {
  return isbn ? `isbn:${isbn}` : `work:${words(title)}\n${words(author)}`;
}

/** The facts that identify an edition. */
export interface EditionFacts {
  title: string;
  author: string;
  isbn: string | null;
}

/** Returns the normalised words of a text, joined by spaces. Without letters or digits, returns the whole text normalised. */
function words(text: string): string {
  const normal = normalise(text);
  return normal.replace(NO_WORD, ' ').trim() || normal.trim();
}
