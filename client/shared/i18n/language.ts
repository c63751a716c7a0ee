import { i18n, type Messages } from '@lingui/core';
import type { ErrorCode } from '../contract/schema.generated';
import { isLanguage, LANGUAGE_KEY, tellServer, type Language } from './languages';

/** The locale of each language for numbers and dates in India, with Latin digits. */
const REGIONS: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn', gu: 'gu-IN-u-nu-latn' };

// English is part of the code (see I18nProvider). Every other language is a chunk that includes its bold font.
const CATALOGUES: Record<Exclude<Language, 'en'>, () => Promise<Messages>> = {
  hi: async () =>
    catalogueOf(
      await Promise.all([import('./locales/hi.po'), import('./errors/hi'), import('./fonts/hi.css')]),
    ),
  gu: async () =>
    catalogueOf(
      await Promise.all([import('./locales/gu.po'), import('./errors/gu'), import('./fonts/gu.css')]),
    ),
};

/** Combines the texts of screens with the texts of refusals. Refusals get the ids that translateError looks up. */
function catalogueOf([texts, { ERRORS }]: [
  { messages: Messages },
  { ERRORS: Record<ErrorCode, string> },
  unknown,
]) {
  const errors = Object.entries(ERRORS).map(([code, text]) => [`error.${code}`, text]);
  return { ...texts.messages, ...(Object.fromEntries(errors) as Messages) };
}

/** Returns all texts of a language; an empty object for English. */
export const textsOf = async (language: Language): Promise<Messages> =>
  language === 'en' ? {} : CATALOGUES[language]();

/** Activates a language with its texts. Components that show texts render again. */
export function speak(language: Language, messages: Messages): void {
  i18n.loadAndActivate({ locale: language, locales: REGIONS[language], messages });
}

/** Returns the language that was chosen on this device; null if no language was chosen, which means English. */
export function savedLanguage(): Language | null {
  const saved = localStorage.getItem(LANGUAGE_KEY);
  return isLanguage(saved) ? saved : null;
}

/**
 * Switches the site to a language on this device, including the current screen. Resolves to false without a change if
 * another language was chosen while the catalogue was loading.
 */
export async function chooseLanguage(language: Language): Promise<boolean> {
  const isShown = await activate(language);
  if (isShown) localStorage.setItem(LANGUAGE_KEY, language);
  return isShown;
}

/** Switches the site to the saved language, if any. If its catalogue cannot be loaded, the current language stays. */
export async function restoreLanguage(): Promise<void> {
  const language = savedLanguage();
  if (language) await activate(language).catch(() => undefined);
}

let activations = 0;

async function activate(language: Language): Promise<boolean> {
  activations += 1;
  const mine = activations;
  const messages = await textsOf(language);
  if (mine !== activations) return false;
  speak(language, messages);
  document.documentElement.lang = language;
  tellServer(language);
  return true;
}
