import { chooseLanguage } from '../../shared/i18n/language';
import type { Language } from '../../shared/i18n/languages';
import { readToken } from '../token/token';

/** Shows the site in a language on this device. If a viewer is logged in, also saves it in the settings. */
export async function switchLanguage(language: Language): Promise<void> {
  const isShown = await chooseLanguage(language);
  if (isShown && readToken()) await (await import('./savedSettings')).saveLanguage(language);
}
