const TOP_LEVEL =
  'com|net|org|info|biz|in|co|io|ly|me|ru|cn|uk|us|app|dev|link|shop|store|online|site|club|top|xyz|click';

/**
 * Matches texts that mail programs turn into links: `https://…`, `www.…`, `word.tld/…`, or `word.com` with a common
 * top-level domain.
 */
const WEB_ADDRESS = new RegExp(
  `://|\\bwww[.。]|[\\p{L}\\p{N}][.。]\\p{L}{2,}/|[\\p{L}\\p{N}][.。](?:${TOP_LEVEL})(?![\\p{L}\\p{N}])`,
  'iu',
);

/** True if a text contains something that looks like a web address. */
export function hasWebAddress(text: string): boolean {
  return WEB_ADDRESS.test(text.normalize('NFKC'));
}

/** Adds invisible characters to a text, so that mail programs do not turn web addresses in it into links. */
export function unlinked(text: string): string {
  return text
    .replaceAll('://', `:${JOINER}//`)
    .replaceAll(/(?<=[\p{L}\p{N}])[.。](?=\p{L}{2})/gu, `$&${JOINER}`);
}

/** The word joiner: an invisible character that prevents a line break at its position. */
const JOINER = '\u2060';
