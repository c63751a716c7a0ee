import { i18n, type Messages } from '@lingui/core';
import type { ErrorCode } from '../contract/schema.generated';
import { isLanguage, LANGUAGE_KEY, tellServer, type Language } from './languages';

/** How each language writes numbers and days in India, with the digits that are usual on screens. */
const REGIONS: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn', gu: 'gu-IN-u-nu-latn' };

// English is in the code (see I18nProvider); each of the others is a chunk of its own, with the font of its strong text.
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

/** The texts of the screens, and those of refusals under the ids that translateError looks for. */
function catalogueOf([texts, { ERRORS }]: [
  { messages: Messages },
  { ERRORS: Record<ErrorCode, string> },
  unknown,
]) {
  const errors = Object.entries(ERRORS).map(([code, text]) => [`error.${code}`, text]);
  return { ...texts.messages, ...(Object.fromEntries(errors) as Messages) };
}

/** All texts of a language; English needs none. */
export const textsOf = async (language: Language): Promise<Messages> =>
  language === 'en' ? {} : CATALOGUES[language]();

/** Has everything that is drawn from now on speak a language. */
export function speak(language: Language, messages: Messages): void {
  i18n.loadAndActivate({ locale: language, locales: REGIONS[language], messages });
}

/** The language that was chosen on this device; null for none, which is English. */
export function savedLanguage(): Language | null {
  const saved = localStorage.getItem(LANGUAGE_KEY);
  return isLanguage(saved) ? saved : null;
}

/**
 * Shows the site in a language from now on, on this device. Everything that is on the screen changes with it. Answers
 * false, and leaves all as it is, when another one was chosen while its catalogue was on the way.
 */
export async function chooseLanguage(language: Language): Promise<boolean> {
  const isShown = await activate(language);
  if (isShown) localStorage.setItem(LANGUAGE_KEY, language);
  return isShown;
}

/** Shows the site in the saved language; in English when its catalogue is not available. */
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
