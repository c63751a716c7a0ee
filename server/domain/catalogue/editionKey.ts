import { normalise } from './search/searchText.js';

const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * Returns the key that listings of one edition share: their ISBN, or without one their title and author, word
 * by word. An ISBN never equals a title, nor two titles that differ in a word: doubtful cases stay apart.
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

/** A text without letters or digits has no words: it counts as it stands. */
function words(text: string): string {
  const normal = normalise(text);
  return normal.replace(NO_WORD, ' ').trim() || normal.trim();
}
