import type { Language as SavedLanguage, Theme } from '../../shared/contract/schema.generated';
import { savedLanguage } from '../../shared/i18n/language';
import type { Language } from '../../shared/i18n/languages';
import { savedTheme, type ThemeChoice } from '../../shared/theme/ThemeProvider';

/** Maps each theme of the settings to its name on this device. */
export const THEME_CHOICES: Record<Theme, ThemeChoice> = { LIGHT: 'light', DARK: 'dark', SYSTEM: 'system' };

/** Maps each language of the settings to its name on this device. */
export const LANGUAGE_CHOICES: Record<SavedLanguage, Language> = { EN: 'en', HI: 'hi', GU: 'gu' };

const THEME_NAMES: Record<ThemeChoice, Theme> = { light: 'LIGHT', dark: 'DARK', system: 'SYSTEM' };

/** Maps each language of this device to its name in the settings. */
export const LANGUAGE_NAMES: Record<Language, SavedLanguage> = { en: 'EN', hi: 'HI', gu: 'GU' };

/** Returns the current theme and language of this device, which may differ from the settings. */
export const shownHere = () => ({
  theme: THEME_NAMES[savedTheme() ?? 'light'],
  language: LANGUAGE_NAMES[savedLanguage() ?? 'en'],
});
