import { lettersOf } from './shaping.js';

/** What a cover says: a long title falls into a title and a smaller second line, as on a printed book. */
export interface CoverText {
  title: string;
  subtitle: string | null;
  author: string;
}

const LONGEST_TITLE = 160;
const LONGEST_AUTHOR = 90;

/** The words of a cover: cleaned of what cannot be drawn, with series and subtitle told apart from the title. */
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
/** Joiners shape Indic letters and stay; direction marks, lone surrogates and characters that are none go. */
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

/** 'The Hobbit (Middle-earth, #1)': the brackets at the end name a series or an edition. */
function splitSeries(title: string): Split | null {
  const [, main, rest] = /^(.{2,}?)\s*[([]([^()[\]]{2,})[)\]]$/u.exec(title) ?? [];
  return main && rest ? { main: splitSubtitle(main)?.main ?? main, rest } : null;
}

const SHORT_ENOUGH_AS_ONE = 18;

/** 'Frankenstein; or, The Modern Prometheus', 'Sapiens: A Brief History of Humankind'. */
function splitSubtitle(title: string): Split | null {
  if (lettersOf(title).length <= SHORT_ENOUGH_AS_ONE) return null;
  const [, main, rest] = /^(.{3,}?)\s*(?:[:;]|\s[–—-])\s+(.{3,})$/u.exec(title) ?? [];
  return main && rest ? { main, rest } : null;
}

function clipped(text: string, letters: number): string {
  const all = lettersOf(text);
  return all.length <= letters ? text : `${all.slice(0, letters).join('').trimEnd()}…`;
}
