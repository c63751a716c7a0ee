const TOP_LEVEL =
  'com|net|org|info|biz|in|co|io|ly|me|ru|cn|uk|us|app|dev|link|shop|store|online|site|club|top|xyz|click';

/**
 * Texts that a mail program turns into a link: `https://…`, `www.…`, `word.tld/…`, or a word with one of the
 * usual endings.
 */
const WEB_ADDRESS = new RegExp(
  `://|\\bwww[.。]|[\\p{L}\\p{N}][.。]\\p{L}{2,}/|[\\p{L}\\p{N}][.。](?:${TOP_LEVEL})(?![\\p{L}\\p{N}])`,
  'iu',
);

/** True if a text contains a likely web address. */
export function hasWebAddress(text: string): boolean {
  return WEB_ADDRESS.test(text.normalize('NFKC'));
}

/** Returns a text that looks the same but that no mail program turns into a link. */
export function unlinked(text: string): string {
  return text
    .replaceAll('://', `:${JOINER}//`)
    .replaceAll(/(?<=[\p{L}\p{N}])[.。](?=\p{L}{2})/gu, `$&${JOINER}`);
}

/** The word joiner, which takes no room and breaks no line. */
const JOINER = '\u2060';
