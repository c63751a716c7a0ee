import Sanscript from '@indic-transliteration/sanscript';

/** The scripts of India that are read aloud here, by their names in Unicode: the library knows each by the same name. */
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
/** The dot under a letter, which writing leaves out as often as not. It belongs to no one script. */
const DOTS_BELOW = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/g;
const LATIN = /^[a-z0-9]+$/;
const NASAL_END = /(?:ṁ|\u0310)$/;

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

/** What the last letter of an unfinished word may turn out to be with the next one, as typed in Latin letters or by its sound. */
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
 * What the sound of a text may begin with of which these words are typed so far, the likeliest first: none of them begins with
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
 * The sounds of a word that somebody searches for, each of which may be the beginning of the one that is meant. The last
 * letter of one that ends through the nose is often left out.
 */
export function soundsOf(word: string): string[] {
  const sound = soundOf(word);
  return sound ? [sound, ...withoutNasalEnd(word, sound)] : [];
}

/** The sound of a text without its last letter, if that is how the word ends that is its last. */
function withoutNasalEnd(word: string, sound: string): string[] {
  return sound.length > 1 && NASAL_END.test(romanised(word) ?? '') ? [sound.slice(0, -1)] : [];
}

const ENDINGS = [/(?=\p{L}\P{L}*$)/u, /(?=\p{L}\P{L}*\p{L}\P{L}*$)/u];

/**
 * A word in two, before its last letter or the one before that, each with their signs: what Gujarati writes as the end of a
 * word is often one of its own in Latin letters (સત્યના, satya na). Words in Latin letters are not divided.
 */
export function divisionsOf(word: string): [head: string, tail: string][] {
  if (isLatin(word)) return [];
  return ENDINGS.flatMap((ending) => {
    const [head = '', tail = ''] = word.split(ending);
    return Array.from(head).length > 1 && tail ? [[head, tail] as [string, string]] : [];
  });
}

/** Whether a word is in Latin letters: between two such words, their spelling decides and not their sound. */
export function isLatin(word: string): boolean {
  return LATIN.test(word);
}

function romanised(word: string): string | null {
  const script = NAMED.find(({ letter }) => letter.test(word));
  if (!script) return null;
  return Sanscript.t(word.normalize('NFD').replace(DOTS_BELOW, '').normalize('NFC'), script.scheme, 'iso');
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

/** As it would be with each of these that applies. */
function turned(text: string, turns: readonly (readonly [RegExp, string])[]): string[] {
  return turns.map((turn) => replaced(text, [turn])).filter((other) => other !== text);
}
