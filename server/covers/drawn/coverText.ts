import { lettersOf } from './shaping.js';

/** The text on a cover. A long title is split into a title and a smaller subtitle, as on a printed book. */
export interface CoverText {
  title: string;
  subtitle: string | null;
  author: string;
}

const LONGEST_TITLE = 160;
const LONGEST_AUTHOR = 90;

/** Prepares the text of a cover: removes characters that cannot be drawn, and splits off a series or subtitle. */
export function coverText(title: string, author: string): CoverText {
  const whole = cleaned(title);
  const { main, rest } = splitSeries(whole) ?? splitSubtitle(whole) ?? { main: whole, rest: null };
  return {
    title: clipped(main, LONGEST_TITLE),
    subtitle: rest && clipped(rest, LONGEST_TITLE),
    author: clipped(cleaned(author), LONGEST_AUTHOR),
  };
}

const SPACE_LIKE = /[\p{Cc}\p{Z}]+/gu;
/**
 * Matches format characters such as direction marks, lone surrogates, and private-use or unassigned characters. Does
 * not match joiners, because they shape Indic letters.
 */
const UNDRAWABLE = /[\p{Cs}\p{Co}\p{Cn}]|(?!\p{Join_Control})\p{Cf}/gu;

const STRAIGHT_APOSTROPHE = /(?<=\p{L})'(?=\p{L}|\s|$)/gu;

function cleaned(text: string): string {
  return text
    .normalize('NFC')
    .replace(SPACE_LIKE, ' ')
    .replace(UNDRAWABLE, '')
    .replace(STRAIGHT_APOSTROPHE, '’')
    .trim();
}

interface Split {
  main: string;
  rest: string;
}

/** Splits off a series or edition in brackets at the end: 'The Hobbit (Middle-earth, #1)'. */
function splitSeries(title: string): Split | null {
  const [, main, rest] = /^(.{2,}?)\s*[([]([^()[\]]{2,})[)\]]$/u.exec(title) ?? [];
  return main && rest ? { main: splitSubtitle(main)?.main ?? main, rest } : null;
}

const SHORT_ENOUGH_AS_ONE = 18;

/**
 * Splits a long title at a colon, semicolon or spaced dash: 'Sapiens: A Brief History of Humankind'. Returns null for
 * a short title, or one without a subtitle.
 */
function splitSubtitle(title: string): Split | null {
  if (lettersOf(title).length <= SHORT_ENOUGH_AS_ONE) return null;
  const [, main, rest] = /^(.{3,}?)\s*(?:[:;]|\s[–—-])\s+(.{3,})$/u.exec(title) ?? [];
  return main && rest ? { main, rest } : null;
}

function clipped(text: string, letters: number): string {
  const all = lettersOf(text);
  return all.length <= letters ? text : `${all.slice(0, letters).join('').trimEnd()}…`;
}
