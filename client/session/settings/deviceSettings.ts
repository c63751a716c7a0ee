import type { Language as SavedLanguage, Theme } from '../../shared/contract/schema.generated';
import { savedLanguage } from '../../shared/i18n/language';
import type { Language } from '../../shared/i18n/languages';
import { savedTheme, type ThemeChoice } from '../../shared/theme/ThemeProvider';

/** What a theme of the settings is called on this device. */
export const THEME_CHOICES: Record<Theme, ThemeChoice> = { LIGHT: 'light', DARK: 'dark', SYSTEM: 'system' };

/** What a language of the settings is called on this device. */
export const LANGUAGE_CHOICES: Record<SavedLanguage, Language> = { EN: 'en', HI: 'hi', GU: 'gu' };

const THEME_NAMES: Record<ThemeChoice, Theme> = { light: 'LIGHT', dark: 'DARK', system: 'SYSTEM' };

/** What a language of this device is called in the settings. */
export const LANGUAGE_NAMES: Record<Language, SavedLanguage> = { en: 'EN', hi: 'HI', gu: 'GU' };

/** What this device shows now, whatever the settings say: it may have been switched in the frame of the site. */
export const shownHere = () => ({
  theme: THEME_NAMES[savedTheme() ?? 'light'],
  language: LANGUAGE_NAMES[savedLanguage() ?? 'en'],
});
