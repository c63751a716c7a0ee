const SHORTEST_FORGIVEN = 4;
const LONGEST_FORGIVEN = 40;

/** True if typos in the word are forgiven: it has 4 to 40 letters and is not a number. */
export function forgivesTypo(word: string): boolean {
  const length = Array.from(word).length;
  return length >= SHORTEST_FORGIVEN && length <= LONGEST_FORGIVEN && /^[\p{L}\p{M}]+$/u.test(word);
}

/**
 * Returns the word and, if typos in it are forgiven, all forms of the word with one letter removed. Two words within
 * one typo of each other always share a form (symmetric delete spelling correction), so an index of the forms finds
 * all candidates.
 */
export function wordVariants(word: string): string[] {
  if (!forgivesTypo(word)) return [word];
  const letters = Array.from(word);
  return [...new Set([word, ...letters.map((_, gap) => letters.toSpliced(gap, 1).join(''))])];
}

/** True if one word becomes the other by adding, removing or replacing one letter, or by swapping two neighbours. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (a === b) return false;
  const [short = [], long = []] = [Array.from(a), Array.from(b)].sort(
    (one, other) => one.length - other.length,
  );
  const start = long.findIndex((letter, place) => letter !== short[place]);
  const rest = (letters: string[], from: number) => letters.slice(from).join('');
  if (long.length === short.length + 1) return rest(long, start + 1) === rest(short, start);
  if (long.length !== short.length) return false;
  const replaced = rest(long, start + 1) === rest(short, start + 1);
  const swapped = long[start] === short[start + 1] && long[start + 1] === short[start];
  return replaced || (swapped && rest(long, start + 2) === rest(short, start + 2));
}
