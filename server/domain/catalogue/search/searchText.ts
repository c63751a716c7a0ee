/** Replacements for Latin letters that Unicode does not decompose into a letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
/**
 * Combining accents, which Unicode assigns to no script. Vowel signs of Hindi and Gujarati are kept, because Unicode
 * assigns them to their scripts.
 */
const ACCENTS = /\p{Script=Inherited}/gu;
const APOSTROPHES = /['`´‘’‛ʼʹ′＇｀]/g;
const INVISIBLE = /\p{Cf}/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const SERIES_OR_EDITION = /\([^()]*\)\s*$/;

const LONGEST_QUERY = 200;
const MOST_QUERY_WORDS = 8;
/** Maximum number of characters of a word, which keeps index entries far below PostgreSQL's size limit. */
const LONGEST_WORD = 64;
const LONGEST_TITLE_KEY = 500;

/**
 * Returns the text in lower case and in Unicode's compatibility form, with plain Latin letters for ß, æ and the like.
 * Removes accents, apostrophes and invisible characters.
 */
export function normalise(text: string): string {
  return text
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFC');
}

/** Returns the distinct words of a search: at most eight, from the first 200 characters. */
export function searchWords(query: string): string[] {
  return unique(wordsOf(query.slice(0, LONGEST_QUERY))).slice(0, MOST_QUERY_WORDS);
}

/**
 * Returns the distinct words under which a book is indexed. Initials count separately and joined: 'J.K.' gives j, k and
 * jk.
 */
export function indexWords(title: string, author: string): string[] {
  return unique([title, author].flatMap((text) => withJoinedInitials(wordsOf(text))));
}

/** Returns the key of a title for exact matches: its words, without a series or an edition in brackets at the end. */
export function titleKey(title: string): string {
  const words = wordsOf(title.replace(SERIES_OR_EDITION, ''));
  return firstCharacters((words.length > 0 ? words : wordsOf(title)).join(' '), LONGEST_TITLE_KEY);
}

function wordsOf(text: string): string[] {
  return (normalise(text).match(WORD) ?? []).map((word) => firstCharacters(word, LONGEST_WORD));
}

function withJoinedInitials(words: string[]): string[] {
  const runs = words.map((word) => (/^\p{L}$/u.test(word) ? word : ' ')).join('');
  return [...words, ...runs.split(' ').filter((run) => Array.from(run).length > 1)];
}

function firstCharacters(text: string, count: number): string {
  return text.length <= count ? text : Array.from(text).slice(0, count).join('');
}

function unique(words: string[]): string[] {
  return [...new Set(words)];
}
