import { apolloClient } from '../connection/apolloClient';
import { rememberCurrency } from './preferredCurrency';
import { chooseLanguage, savedLanguage } from '../../shared/i18n/language';
import type { Language } from '../../shared/i18n/languages';
import { savedTheme, type ThemeChoice } from '../../shared/theme/ThemeProvider';
import { LANGUAGE_CHOICES, LANGUAGE_NAMES, shownHere, THEME_CHOICES } from './deviceSettings';
import { SavedSettingsDocument, SaveLanguageDocument } from './SavedSettings.generated';

/** Saves a language in the viewer’s settings. */
export const saveLanguage = (language: Language) =>
  apolloClient.mutate({ mutation: SaveLanguageDocument, variables: { language: LANGUAGE_NAMES[language] } });

type Arrival = {
  /** True if the account was just created, so that its settings are still the defaults. */
  isNew: boolean;
  chooseTheme: (choice: ThemeChoice) => void;
};

/**
 * Applies the settings of a new session to this device. A theme or language chosen on this device takes precedence. For
 * a new account, the chosen language is also saved in the account's settings.
 */
export async function settleIn({ isNew, chooseTheme }: Arrival): Promise<void> {
  const chosen = savedLanguage();
  if (isNew && chosen) await saveLanguage(chosen);
  const { data } = await apolloClient.query({ query: SavedSettingsDocument, fetchPolicy: 'network-only' });
  if (!data) return;
  const { theme, language, currency } = data.settings;
  const here = shownHere();
  rememberCurrency(currency);
  if (!savedTheme() && theme !== here.theme) chooseTheme(THEME_CHOICES[theme]);
  if (!chosen && language !== here.language) await chooseLanguage(LANGUAGE_CHOICES[language]);
}
