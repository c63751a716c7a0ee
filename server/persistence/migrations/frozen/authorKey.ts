import { normalise } from './searchText.js';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const BETWEEN_INITIALS = /(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu;
/** Keeps an index entry far below PostgreSQL's limits, whatever the letters. */
const LONGEST = 300;

/** Under which titles are known to be by the same author: the words of the name, initials joined. Empty for signs alone. */
export function authorKey(author: string): string {
  const words = normalise(author).match(WORD) ?? [];
  return Array.from(words.join(' ').replace(BETWEEN_INITIALS, '')).slice(0, LONGEST).join('');
}
