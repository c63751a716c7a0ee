import { i18n } from '@lingui/core';
import { I18nProvider as LinguiProvider } from '@lingui/react';
import { useEffect, type ReactNode } from 'react';
import { LANGUAGE_KEY } from './languages';

// English needs no catalogue: its texts are in the code, so the first load contains only the texts that it shows. The build
// compiles texts with values (scripts/sourceTexts.ts). This compiler returns any other text unchanged, also one that was not
// extracted yet.
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
