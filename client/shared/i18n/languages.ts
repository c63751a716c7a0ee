/** The languages of the site, each in its own words. */
export const LANGUAGES = { en: 'English', hi: 'हिन्दी', gu: 'ગુજરાતી' } as const;
export type Language = keyof typeof LANGUAGES;

/** Whether the site speaks it. */
export const isLanguage = (text: string | null): text is Language => text !== null && text in LANGUAGES;

/** Under which name a device keeps the language that was chosen on it. */
export const LANGUAGE_KEY = 'panna.language';

/** Tells the server, which writes some pages, in a cookie: it cannot see what the device keeps. */
export function tellServer(language: Language): void {
  document.cookie = `panna_language=${language}; path=/; max-age=31536000; samesite=lax`;
}
