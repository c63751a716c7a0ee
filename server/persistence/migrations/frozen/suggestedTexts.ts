import { indexWords, titleKey } from './searchText.js';
import { isLatin, soundOfText } from './sound.js';

/** Nobody types more of a text than this before its suggestion is there. */
const LONGEST_SOUND = 100;

/** The titles and authors of listings as they are kept; a text of signs alone is none. */
export function suggestedRows(listings: readonly { title: string; author: string }[]) {
  const rows = listings.flatMap(({ title, author }) => [
    { kind: 'TITLE', text: title, author, ...foundBy(title, indexWords(title, author)) },
    { kind: 'AUTHOR', text: author, author: null, ...foundBy(author, indexWords('', author)) },
  ]);
  const byKey = new Map(rows.map((row) => [`${row.kind} ${row.key}`, row]));
  return [...byKey.values()].filter(({ key }) => key !== '');
}

function foundBy(text: string, words: readonly string[]) {
  const key = titleKey(text);
  return { key, ...soundsOfKey(key), words: tsvectorOf(words) };
}

/** The sound of a text stands in one of two columns, since what is typed in Latin letters is not looked for in Latin letters. */
export function soundsOfKey(key: string): { sound: string | null; latinSound: string | null } {
  const words = key.split(' ');
  const sound = soundOfText(words)?.slice(0, LONGEST_SOUND) ?? null;
  return words.every(isLatin) ? { sound: null, latinSound: sound } : { sound, latinSound: null };
}

/** The words of a listing as the text of a tsvector. */
function tsvectorOf(words: readonly string[]): string {
  return words.map(lexeme).join(' ');
}

/** Words hold letters and digits only; the quotes make sure. */
function lexeme(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}
