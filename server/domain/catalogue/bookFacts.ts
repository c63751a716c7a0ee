import { z } from 'zod';
import { refuse } from '../shared/errors.js';
import { optionalText } from '../shared/fields.js';

/**
 * The languages that books here are in, by their primary code in BCP 47: those of India's constitution, and those of the books
 * that are imported as a rule.
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

/** The most pages that a book has. */
const MOST_PAGES = 20_000;

/** The year since which books are printed. */
export const FIRST_YEAR_OF_PRINT = 1450;

/** What is known of the book itself, and need not be: null where nobody said. */
export interface BookFacts {
  language: BookLanguage | null;
  pages: number | null;
  /** The year in which it was published. */
  publishedIn: number | null;
  /** Who published it, which need not be who sells it. */
  publishedBy: string | null;
}

const orNull = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? null);

/** The facts among the fields of a listing. That a year is not too far ahead is for assertPublished to say. */
export const factFields = {
  language: orNull(z.enum(BookLanguage, 'BOOK_LANGUAGE_UNKNOWN')),
  pages: orNull(
    z.int('PAGES_OUT_OF_RANGE').min(1, 'PAGES_OUT_OF_RANGE').max(MOST_PAGES, 'PAGES_OUT_OF_RANGE'),
  ),
  publishedIn: orNull(
    z.int('YEAR_INVALID').min(FIRST_YEAR_OF_PRINT, 'YEAR_INVALID').max(9999, 'YEAR_INVALID'),
  ),
  publishedBy: optionalText(300),
};

/** Refuses YEAR_INVALID for a book of a year after the next: next year's books are announced, and sold, before it begins. */
export function assertPublished({ publishedIn }: Pick<BookFacts, 'publishedIn'>, today: string): void {
  const next = Number(today.slice(0, 4)) + 1;
  if (publishedIn !== null && publishedIn > next) refuse('YEAR_INVALID', { field: ['publishedIn'] });
}

/**
 * The language that a code means: 'hi', 'eng' and 'en-US' as well as 'EN'; OTHER for one that is known but not listed. Null
 * for what is no code of a language.
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

const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function isBookLanguage(name: string): name is BookLanguage {
  return Object.hasOwn(BookLanguage, name);
}
