const APOSTROPHES = /['`´‘’‛ʼʹ′＇｀]/gu;
const INVISIBLE = /\p{Cf}/gu;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
const LONGEST_SLUG = 80;

/** The paths of public pages: of a listing or an edition, and of a seller. */
const PLACES = { book: 'b', edition: 'b', seller: 's' } as const;

/**
 * Returns the address of a public page, as a path: '/b/{id}/{slug}'. The id alone finds the page; the slug is
 * for readers of the address, and may be empty.
 */
export function publicPath(of: keyof typeof PLACES, id: string, name: string): string {
  return `/${PLACES[of]}/${id}/${encodeURIComponent(slugOf(name))}`.replace(/\/$/, '');
}

/**
 * Returns the words of a name in lower case, joined by hyphens: letters, vowel signs and digits of any
 * script, 80 at most.
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

/** Returns as many whole words as fit; the beginning of a single long one. */
function shortened(words: string): string {
  const letters = Array.from(words);
  if (letters.length <= LONGEST_SLUG) return words;
  const kept = letters.slice(0, LONGEST_SLUG + 1).join('');
  const end = kept.lastIndexOf(' ');
  return end > 0 ? kept.slice(0, end) : letters.slice(0, LONGEST_SLUG).join('');
}
