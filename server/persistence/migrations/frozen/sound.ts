import { romanised } from './romanised.js';

const LATIN = /^[a-z0-9]+$/;

/**
 * What people write differently when they put a word of India's languages into Latin letters, each made one: from left to
 * right. The short a is written or not, a vowel once or twice, an h behind a consonant or not.
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/jn|gn/g, 'gy'],
  [/sh/g, 's'],
  [/c(?!h)/g, 'k'],
  [/([bcdfgjkpqstvwxz])h+/g, '$1'],
  [/f/g, 'p'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/y/g, 'i'],
];
/** The same where words run together, as those of Gujarati that Latin letters write apart. */
const RUN_TOGETHER: readonly (readonly [RegExp, string])[] = [
  [/(?<=.)a/g, ''],
  [/m(?=[bcdgjkprstv])/g, 'n'],
  [/(.)\1+/gu, '$1'],
];

/**
 * How a word (of searchText) sounds, roughly, so that सत्य, સત્ય, satya and satyaa sound alike: its letters in ISO 15919,
 * without what spellings differ in. Null for a word in a script that is not read here.
 */
export function soundOf(word: string): string | null {
  return soundOfText([word]);
}

/** How words sound that are said one after the other, however they are divided. Null when one is not read here. */
export function soundOfText(words: readonly string[]): string | null {
  const letters = words.map(lettersOf);
  return letters.includes(null) ? null : replaced(letters.join(''), RUN_TOGETHER);
}

/** Whether a word is in Latin letters: between two such words, their spelling decides and not their sound. */
export function isLatin(word: string): boolean {
  return LATIN.test(word);
}

/** ISO 15919 as people type it: nasals as n, the vowel r as ri, c as ch, and no accents. */
function asTyped(iso: string): string {
  return iso
    .normalize('NFC')
    .replace(/ṁ|m\u0310/g, 'n')
    .replace(/r\u0325/g, 'ri')
    .replace(/ḥ/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/c/g, 'ch');
}

/** Of a word, in one spelling. Null where soundOf is. */
function lettersOf(word: string): string | null {
  if (isLatin(word)) return replaced(word, SPELLINGS);
  const iso = romanised(word);
  return iso === null ? null : replaced(asTyped(iso), SPELLINGS);
}

function replaced(latin: string, spellings: readonly (readonly [RegExp, string])[]): string {
  return spellings.reduce((text, [spelling, one]) => text.replace(spelling, one), latin);
}
