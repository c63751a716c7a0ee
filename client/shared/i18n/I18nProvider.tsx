import { i18n } from '@lingui/core';
import { I18nProvider as LinguiProvider } from '@lingui/react';
import { useEffect, type ReactNode } from 'react';
import { LANGUAGE_KEY } from './languages';

// English is the source language and has no catalogue, because its texts are part of the code. The first load therefore
// contains only the texts that it shows. Texts that were not extracted yet are shown too.
// The build compiles texts with values (scripts/sourceTexts.ts). A text that is still a string is shown as it is.
i18n.setMessagesCompiler((text) => [text]);
i18n.loadAndActivate({ locale: 'en', locales: 'en-IN', messages: {} });

/** Provides the messages of the current language. */
export function I18nProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.addEventListener('storage', followOtherTab);
    return () => window.removeEventListener('storage', followOtherTab);
  }, []);
  return <LinguiProvider i18n={i18n}>{children}</LinguiProvider>;
}

/**
 * Applies a language that was chosen in another tab. If the language cannot be loaded, the current language stays.
 */
function followOtherTab({ key }: StorageEvent): void {
  if (key !== LANGUAGE_KEY) return;
  void import('./language').then(({ restoreLanguage }) => restoreLanguage()).catch(() => undefined);
}
