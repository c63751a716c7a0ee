/** The languages of the site, each named in its own language. */
export const LANGUAGES = { en: 'English', hi: 'हिन्दी', gu: 'ગુજરાતી' } as const;
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string | null): text is Language => text !== null && text in LANGUAGES;

/** Storage key of the language on this device. */
export const LANGUAGE_KEY = 'panna.language';

/** Saves the language in a cookie for the pages that the server renders. */
export function tellServer(language: Language): void {
  document.cookie = `panna_language=${language}; path=/; max-age=31536000; samesite=lax`;
}
