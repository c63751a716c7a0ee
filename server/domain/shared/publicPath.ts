const APOSTROPHES = /['`´‘’‛ʼʹ′＇｀]/gu;
const INVISIBLE = /\p{Cf}/gu;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
const LONGEST_SLUG = 80;

/** The first segment of each public path. Listings and editions share a segment. */
const PLACES = { book: 'b', edition: 'b', seller: 's' } as const;

/**
 * Returns the path of a public page, such as '/b/{id}/{slug}'. Only the id identifies the page. The slug is for people;
 * it is omitted if the name has no letters or digits.
 */
export function publicPath(of: keyof typeof PLACES, id: string, name: string): string {
  return `/${PLACES[of]}/${id}/${encodeURIComponent(slugOf(name))}`.replace(/\/$/, '');
}

/**
 * Returns the words of a name in lower case, joined by hyphens, at most 80 characters. Keeps the letters, vowel signs
 * and digits of all scripts, and drops apostrophes.
 */
export function slugOf(name: string): string {
  const words = name
    .replace(APOSTROPHES, '')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(NO_WORD, ' ')
    .trim();
  return shortened(words).replaceAll(' ', '-');
}

/** Returns as many whole words as fit into 80 characters. A longer first word is cut. */
function shortened(words: string): string {
  const letters = Array.from(words);
  if (letters.length <= LONGEST_SLUG) return words;
  const kept = letters.slice(0, LONGEST_SLUG + 1).join('');
  const end = kept.lastIndexOf(' ');
  return end > 0 ? kept.slice(0, end) : letters.slice(0, LONGEST_SLUG).join('');
}
