import { z } from 'zod';
import { WEIGHT_LIMITS } from '../delivery/weight.js';
import { refuse } from '../shared/errors.js';
import { optionalText } from '../shared/fields.js';

/**
 * The languages of books, by their primary BCP 47 code: the languages of India's constitution, the languages of most
 * imported books, and OTHER.
 */
export const BookLanguage = {
  EN: 'EN',
  AS: 'AS',
  BN: 'BN',
  BRX: 'BRX',
  DOI: 'DOI',
  GU: 'GU',
  HI: 'HI',
  KN: 'KN',
  KOK: 'KOK',
  KS: 'KS',
  MAI: 'MAI',
  ML: 'ML',
  MNI: 'MNI',
  MR: 'MR',
  NE: 'NE',
  OR: 'OR',
  PA: 'PA',
  SA: 'SA',
  SAT: 'SAT',
  SD: 'SD',
  TA: 'TA',
  TE: 'TE',
  UR: 'UR',
  AR: 'AR',
  DA: 'DA',
  DE: 'DE',
  ES: 'ES',
  FA: 'FA',
  FIL: 'FIL',
  FR: 'FR',
  ID: 'ID',
  IT: 'IT',
  JA: 'JA',
  KO: 'KO',
  NL: 'NL',
  NO: 'NO',
  PL: 'PL',
  PT: 'PT',
  RO: 'RO',
  RU: 'RU',
  SV: 'SV',
  TR: 'TR',
  VI: 'VI',
  ZH: 'ZH',
  OTHER: 'OTHER',
} as const;
export type BookLanguage = keyof typeof BookLanguage;

/** The bindings of books, as schema.org and ONIX distinguish them. */
export const BookBinding = { PAPERBACK: 'PAPERBACK', HARDCOVER: 'HARDCOVER' } as const;
export type BookBinding = keyof typeof BookBinding;

/** Maximum number of pages of a book. */
const MOST_PAGES = 20_000;

/** Earliest year of publication that a listing can have: about when book printing began. */
export const FIRST_YEAR_OF_PRINT = 1450;

/** Optional facts of the printed book; null if not given. */
export interface BookFacts {
  language: BookLanguage | null;
  binding: BookBinding | null;
  pages: number | null;
  publishedIn: number | null;
  /** The weight of one copy; null if the seller has not stated it. */
  weightGrams: number | null;
  /** The publisher of the printed book, which may differ from the seller. */
  publishedBy: string | null;
}

const orNull = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? null);

/**
 * The optional facts in a listing's form. assertPublished checks the year again, because the latest valid year
 * depends on today.
 */
export const factFields = {
  language: orNull(z.enum(BookLanguage, 'BOOK_LANGUAGE_UNKNOWN')),
  binding: orNull(z.enum(BookBinding, 'BINDING_UNKNOWN')),
  pages: orNull(
    z.int('PAGES_OUT_OF_RANGE').min(1, 'PAGES_OUT_OF_RANGE').max(MOST_PAGES, 'PAGES_OUT_OF_RANGE'),
  ),
  publishedIn: orNull(
    z.int('YEAR_INVALID').min(FIRST_YEAR_OF_PRINT, 'YEAR_INVALID').max(9999, 'YEAR_INVALID'),
  ),
  publishedBy: optionalText(300),
  weightGrams: orNull(
    z
      .int('WEIGHT_OUT_OF_RANGE')
      .min(WEIGHT_LIMITS.least, 'WEIGHT_OUT_OF_RANGE')
      .max(WEIGHT_LIMITS.most, 'WEIGHT_OUT_OF_RANGE'),
  ),
};

/** Throws YEAR_INVALID for a year later than next year. Books of next year are already announced and sold. */
export function assertPublished({ publishedIn }: Pick<BookFacts, 'publishedIn'>, today: string): void {
  const next = Number(today.slice(0, 4)) + 1;
  if (publishedIn !== null && publishedIn > next) refuse('YEAR_INVALID', { field: ['publishedIn'] });
}

/**
 * Returns the language that a code stands for. Besides 'EN', codes such as 'hi', 'eng' and 'en-US' are accepted. Returns
 * OTHER for a language that is not listed, and null for text that is not a language code.
 */
export function bookLanguageOf(code: string): BookLanguage | null {
  const text = code.trim();
  if (isBookLanguage(text.toUpperCase())) return text.toUpperCase() as BookLanguage;
  try {
    const { language } = new Intl.Locale(text);
    if (isBookLanguage(language.toUpperCase())) return language.toUpperCase() as BookLanguage;
    return NAMES.of(language) === undefined ? null : 'OTHER';
  } catch {
    return null;
  }
}

/**
 * Returns the binding that a name in a list of books stands for, in upper or lower case: 'Hardback' and 'Library Binding' are
 * hardcovers, 'Mass Market Paperback' and 'Softcover' are paperbacks. Returns null for other text, such as 'Kindle Edition'.
 */
export function bookBindingOf(name: string): BookBinding | null {
  const text = name.trim().toLowerCase();
  if (/^(hard[ -]?(cover|back|bound)|library binding)$/.test(text)) return 'HARDCOVER';
  return /^((mass market|trade) )?paper[ -]?(back|bound)$|^soft[ -]?(cover|back|bound)$/.test(text)
    ? 'PAPERBACK'
    : null;
}

const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function isBookLanguage(name: string): name is BookLanguage {
  return Object.hasOwn(BookLanguage, name);
}
