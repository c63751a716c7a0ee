import { normalise } from './search/searchText.js';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const BETWEEN_INITIALS = /(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu;
/**
 * Maximum number of characters of a key, which keeps index entries far below PostgreSQL's size limit in any script.
 */
const LONGEST = 300;

/**
 * Returns the key that all books by an author share: the normalised words of the name, with initials joined, cut to 300
 * characters. Empty for a name without letters or digits.
 */
export function authorKey(author: string): string {
  const words = normalise(author).match(WORD) ?? [];
  return Array.from(words.join(' ').replace(BETWEEN_INITIALS, '')).slice(0, LONGEST).join('');
}
