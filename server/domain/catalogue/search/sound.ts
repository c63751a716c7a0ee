import Sanscript from '@indic-transliteration/sanscript';

/** The Indian scripts that have a known sound, by their names in Unicode, which the library uses too. */
const SCRIPTS = [
  'Devanagari',
  'Gujarati',
  'Bengali',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Oriya',
  'Tamil',
  'Telugu',
] as const;
const NAMED = SCRIPTS.map((name) => ({
  scheme: name.toLowerCase(),
  letter: new RegExp(`\\p{Script=${name}}`, 'u'),
}));
/** The dot under a letter, which is often left out in writing. It belongs to no one script. */
const DOTS_BELOW = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/g;
const LATIN = /^[a-z0-9]+$/;
const NASAL_END = /(?:ṁ|\u0310)$/;

/**
 * Variant spellings of Indian words in Latin letters, each with its common form; applied in order. The short
 * a is written or not, a vowel once or twice, an h after a consonant or not.
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
/** The variants of words that run together, such as Gujarati ones that Latin letters separate. */
const RUN_TOGETHER: readonly (readonly [RegExp, string])[] = [
  [/(?<=.)a/g, ''],
  [/m(?=[bcdgjkprstv])/g, 'n'],
  [/(.)\1+/gu, '$1'],
];

/**
 * Returns the approximate sound of a word (of searchText), so that सत्य, સત્ય, satya and satyaa sound alike:
 * its letters in ISO 15919, without the differences of spelling. Null for a word in another script.
 */
export function soundOf(word: string): string | null {
  return soundOfText([word]);
}

/** Returns the sound of consecutive words, however they are divided. Null if one is in another script. */
export function soundOfText(words: readonly string[]): string | null {
  const letters = words.map(lettersOf);
  return letters.includes(null) ? null : replaced(letters.join(''), RUN_TOGETHER);
}

/**
 * Endings that the last letter of an unfinished word may become with the next one, as typed in Latin letters
 * or by sound.
 */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/c$/, 'ch'],
  [/e$/, 'ee'],
  [/o$/, 'oo'],
];
const SOUND_TURNS: readonly (readonly [RegExp, string])[] = [
  [/m$/, 'n'],
  [/j$/, 'gi'],
];

/**
 * Returns beginnings of the sound of a text that is being typed, likeliest first; none of them begins with
 * another.
 */
export function soundsOfBeginning(words: readonly string[]): string[] {
  const last = words.at(-1);
  if (last === undefined) return [];
  const typed = isLatin(last) ? [last, ...turned(last, TURNS)] : [last];
  const sounds = typed.flatMap((each) => {
    const text = [...words.slice(0, -1), each];
    const sound = soundOfText(text);
    return sound === null ? [] : [sound, ...turned(sound, SOUND_TURNS), ...withoutNasalEnd(each, sound)];
  });
  return [...new Set(sounds)].filter(
    (sound) => !sounds.some((other) => other !== sound && sound.startsWith(other)),
  );
}

/**
 * Returns the sounds of a searched word, each possibly the beginning of the intended one. A nasal at the end
 * is often left out.
 */
export function soundsOf(word: string): string[] {
  const sound = soundOf(word);
  return sound ? [sound, ...withoutNasalEnd(word, sound)] : [];
}

/** Returns the sound of a text without its last letter, if its last word ends that way. */
function withoutNasalEnd(word: string, sound: string): string[] {
  return sound.length > 1 && NASAL_END.test(romanised(word) ?? '') ? [sound.slice(0, -1)] : [];
}

const ENDINGS = [/(?=\p{L}\P{L}*$)/u, /(?=\p{L}\P{L}*\p{L}\P{L}*$)/u];

/**
 * Divides a word in two, before its last letter or the one before that, each with its signs. Endings in
 * Gujarati are often separate words in Latin letters (સત્યના, satya na). Words in Latin letters are not
 * divided.
 */
export function divisionsOf(word: string): [head: string, tail: string][] {
  if (isLatin(word)) return [];
  return ENDINGS.flatMap((ending) => {
    const [head = '', tail = ''] = word.split(ending);
    return Array.from(head).length > 1 && tail ? [[head, tail] as [string, string]] : [];
  });
}

/** True if a word is in Latin letters. Two such words are compared by spelling instead of sound. */
export function isLatin(word: string): boolean {
  return LATIN.test(word);
}

function romanised(word: string): string | null {
  const script = NAMED.find(({ letter }) => letter.test(word));
  if (!script) return null;
  return Sanscript.t(word.normalize('NFD').replace(DOTS_BELOW, '').normalize('NFC'), script.scheme, 'iso');
}

/** Returns ISO 15919 as people type it: nasals as n, the vowel r as ri, c as ch, and no accents. */
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

/** Returns a word's letters in one spelling. Null where soundOf is. */
function lettersOf(word: string): string | null {
  if (isLatin(word)) return replaced(word, SPELLINGS);
  const iso = romanised(word);
  return iso === null ? null : replaced(asTyped(iso), SPELLINGS);
}

function replaced(latin: string, spellings: readonly (readonly [RegExp, string])[]): string {
  return spellings.reduce((text, [spelling, one]) => text.replace(spelling, one), latin);
}

/** Returns the text with each applicable change. */
function turned(text: string, turns: readonly (readonly [RegExp, string])[]): string[] {
  return turns.map((turn) => replaced(text, [turn])).filter((other) => other !== text);
}
