import type { BookLanguage } from '../../shared/contract/schema.generated';

/** The BCP 47 code of each book language. */
const CODES: Record<BookLanguage, string> = {
  EN: 'en',
  AS: 'as',
  BN: 'bn',
  BRX: 'brx',
  DOI: 'doi',
  GU: 'gu',
  HI: 'hi',
  KN: 'kn',
  KOK: 'kok',
  KS: 'ks',
  MAI: 'mai',
  ML: 'ml',
  MNI: 'mni',
  MR: 'mr',
  NE: 'ne',
  OR: 'or',
  PA: 'pa',
  SA: 'sa',
  SAT: 'sat',
  SD: 'sd',
  TA: 'ta',
  TE: 'te',
  UR: 'ur',
  AR: 'ar',
  DA: 'da',
  DE: 'de',
  ES: 'es',
  FA: 'fa',
  FIL: 'fil',
  FR: 'fr',
  ID: 'id',
  IT: 'it',
  JA: 'ja',
  KO: 'ko',
  NL: 'nl',
  NO: 'no',
  PL: 'pl',
  PT: 'pt',
  RO: 'ro',
  RU: 'ru',
  SV: 'sv',
  TR: 'tr',
  VI: 'vi',
  ZH: 'zh',
  OTHER: '',
};

/** Returns the language for a code in an address; an empty text if the code is unknown. */
export function bookLanguageOf(text: string): BookLanguage | '' {
  const name = text.toUpperCase();
  return Object.hasOwn(CODES, name) ? (name as BookLanguage) : '';
}

/** Returns a book language's name in the site's language; `other` for the language OTHER. */
export function languageName(language: BookLanguage, locale: string, other: string): string {
  if (language === 'OTHER') return other;
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(CODES[language]) ?? CODES[language];
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Returns the names of all book languages, sorted for a dropdown. `other` is the name of the last entry, OTHER. */
export function languageNames(locale: string, other: string): Partial<Record<BookLanguage, string>> {
  const { compare } = new Intl.Collator(locale);
  const languages = (Object.keys(CODES) as BookLanguage[]).filter((language) => language !== 'OTHER');
  const names = languages.map((language) => [language, languageName(language, locale, other)] as const);
  return Object.fromEntries([...names.toSorted(([, a], [, b]) => compare(a, b)), ['OTHER', other]]);
}
