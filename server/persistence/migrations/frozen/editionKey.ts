import { normalise } from './searchText.js';

const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * Under which listings are known to be of one edition: their ISBN, or without one their title and author, word by word. An ISBN
 * and a title are never taken for one another, nor two titles that differ in a word: what is in doubt stays apart.
 */
export function editionKey({ isbn, title, author }: EditionFacts): string {
  return isbn ? `isbn:${isbn}` : `work:${words(title)}\n${words(author)}`;
}

/** What tells an edition apart. */
export interface EditionFacts {
  title: string;
  author: string;
  isbn: string | null;
}

/** A text of signs alone has no words: it counts as it stands. */
function words(text: string): string {
  const normal = normalise(text);
  return normal.replace(NO_WORD, ' ').trim() || normal.trim();
}
