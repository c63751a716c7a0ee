import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Language as SavedLanguage, Theme } from '../../apollo/schema.generated';
import type { Language } from '../../i18n/language';
import type { ThemeChoice } from '../../ui/theme/ThemeProvider';

/** The themes, in the order of the specification (section 2). */
export const THEME_LABELS: Record<Theme, MessageDescriptor> = {
  LIGHT: msg`Light`,
  DARK: msg`Dark`,
  SYSTEM: msg`System default`,
};

/** What a theme of the settings is called on this device. */
export const THEME_CHOICES: Record<Theme, ThemeChoice> = { LIGHT: 'light', DARK: 'dark', SYSTEM: 'system' };

/** What a language of the settings is called on this device. */
export const LANGUAGE_CHOICES: Record<SavedLanguage, Language> = { EN: 'en', HI: 'hi', GU: 'gu' };
