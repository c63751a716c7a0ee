const APOSTROPHES = /['`´‘’‛ʼʹ′＇｀]/gu;
const INVISIBLE = /\p{Cf}/gu;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
const LONGEST_SLUG = 80;

/** The first segment of each public path. Listings and editions share a segment. */
const PLACES = { book: 'b', edition: 'b', seller: 's' } as const;

/**
 * Returns the path of a public page: '/b/{id}/{slug}'. Only the id identifies the page; the slug is for people and
 * may be empty.
 */
export function publicPath(of: keyof typeof PLACES, id: string, name: string): string {
  return `/${PLACES[of]}/${id}/${encodeURIComponent(slugOf(name))}`.replace(/\/$/, '');
}

/**
 * Returns the words of a name in lower case, joined by hyphens, at most 80 characters. Letters, vowel signs and
 * digits of all scripts are kept.
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

/** Returns as many whole words as fit into 80 characters. A single word that is longer is cut. */
function shortened(words: string): string {
  const letters = Array.from(words);
  if (letters.length <= LONGEST_SLUG) return words;
  const kept = letters.slice(0, LONGEST_SLUG + 1).join('');
  const end = kept.lastIndexOf(' ');
  return end > 0 ? kept.slice(0, end) : letters.slice(0, LONGEST_SLUG).join('');
}
