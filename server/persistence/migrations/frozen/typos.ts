const SHORTEST_FORGIVEN = 4;
const LONGEST_FORGIVEN = 40;

/** Whether a typo in the word is forgiven: words of 4 to 40 letters, and no numbers, of which each is its own. */
export function forgivesTypo(word: string): boolean {
  const length = Array.from(word).length;
  return length >= SHORTEST_FORGIVEN && length <= LONGEST_FORGIVEN && /^[\p{L}\p{M}]+$/u.test(word);
}

/**
 * The word, and (when a typo in it is forgiven) each form that lacks one letter. Two words within one typo of each
 * other always share a variant (symmetric delete spelling correction), so an index on variants finds the candidates.
 */
export function wordVariants(word: string): string[] {
  if (!forgivesTypo(word)) return [word];
  const letters = Array.from(word);
  return [...new Set([word, ...letters.map((_, gap) => letters.toSpliced(gap, 1).join(''))])];
}
