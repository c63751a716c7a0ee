import Sanscript from '@indic-transliteration/sanscript';

/** The Indian scripts whose words can be compared by sound. Unicode and the library use the same names. */
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
/** The dot below a letter (nukta) in several scripts, which writers often omit. */
const DOTS_BELOW = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/g;
const LATIN = /^[a-z0-9]+$/;
const NASAL_END = /(?:ṁ|\u0310)$/;

/**
 * Variant spellings of Indian words in Latin letters, each with its common form. They cover doubled vowels, an
 * optional h after a consonant, and letters of the same sound. The order matters.
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
/**
 * Variants that are merged after words are joined: a short a that may be omitted, m before a consonant, and doubled
 * letters.
 */
const RUN_TOGETHER: readonly (readonly [RegExp, string])[] = [
  [/(?<=.)a/g, ''],
  [/m(?=[bcdgjkprstv])/g, 'n'],
  [/(.)\1+/gu, '$1'],
];

/**
 * Returns the approximate sound of a word from searchText.ts: its romanised letters with spelling variants merged. सत्य,
 * સત્ય, satya and satyaa have the same sound. Null for a word in a script that is not supported.
 */
export function soundOf(word: string): string | null {
  return soundOfText([word]);
}

/**
 * Returns the sound of consecutive words, regardless of spaces. Null if a word is in a script that is not supported.
 */
export function soundOfText(words: readonly string[]): string | null {
  const letters = words.map(lettersOf);
  return letters.includes(null) ? null : replaced(letters.join(''), RUN_TOGETHER);
}

/**
 * Endings of an unfinished word that the next letter may change: TURNS in typed Latin letters, SOUND_TURNS in the
 * sound.
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
 * Returns the possible sounds of a partly typed text, likeliest first. No sound in the list is the beginning of
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
 * Returns the possible sounds of a searched word. A word that ends in a nasal also gets the sound without the nasal,
 * because writers often omit it.
 */
export function soundsOf(word: string): string[] {
  const sound = soundOf(word);
  return sound ? [sound, ...withoutNasalEnd(word, sound)] : [];
}

/** Returns the sound without its last letter if the word ends in a nasal; otherwise an empty list. */
function withoutNasalEnd(word: string, sound: string): string[] {
  return sound.length > 1 && NASAL_END.test(romanised(word) ?? '') ? [sound.slice(0, -1)] : [];
}

const ENDINGS = [/(?=\p{L}\P{L}*$)/u, /(?=\p{L}\P{L}*\p{L}\P{L}*$)/u];

/**
 * Divides a word in two, before its last or its second-last letter. Writers in Latin letters often separate the
 * endings of Gujarati words: સત્યના is 'satya na'. Words in Latin letters are not divided.
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

/** Returns the ISO 15919 text as people type it: nasals as n, the vowel r as ri, c as ch, and without accents. */
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

/**
 * Returns a word in Latin letters with spelling variants merged. Null for a word in a script that is not supported.
 */
function lettersOf(word: string): string | null {
  if (isLatin(word)) return replaced(word, SPELLINGS);
  const iso = romanised(word);
  return iso === null ? null : replaced(asTyped(iso), SPELLINGS);
}

function replaced(latin: string, spellings: readonly (readonly [RegExp, string])[]): string {
  return spellings.reduce((text, [spelling, one]) => text.replace(spelling, one), latin);
}

/** Returns variants of the text: one for each replacement in `turns` that applies. */
function turned(text: string, turns: readonly (readonly [RegExp, string])[]): string[] {
  return turns.map((turn) => replaced(text, [turn])).filter((other) => other !== text);
}
