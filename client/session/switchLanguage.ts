import { chooseLanguage } from '../i18n/language';
import type { Language } from '../i18n/languages';
import { readToken } from './token';

/** Shows the site in a language on this device; the settings of whoever is signed in remember it, too. */
export async function switchLanguage(language: Language): Promise<void> {
  const isShown = await chooseLanguage(language);
  if (isShown && readToken()) await (await import('./savedSettings')).saveLanguage(language);
}
