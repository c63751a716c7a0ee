import { i18n } from '@lingui/core';
import { I18nProvider as LinguiProvider } from '@lingui/react';
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { useEffect, type ReactNode } from 'react';
import { LANGUAGE_KEY } from './languages';

// English, the language of the source, needs no catalogue: each chunk brings its own texts, so the first load does not
// carry those of every screen, and a text that was never extracted is still shown.
const compiled = new Map<string, CompiledMessage>();
i18n.setMessagesCompiler((message) => {
  const known = compiled.get(message) ?? compileMessage(message);
  compiled.set(message, known);
  return known;
});
i18n.loadAndActivate({ locale: 'en', locales: 'en-IN', messages: {} });

/** Gives every component below the messages of the language that the person reads in. */
export function I18nProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.addEventListener('storage', followOtherTab);
    return () => window.removeEventListener('storage', followOtherTab);
  }, []);
  return <LinguiProvider i18n={i18n}>{children}</LinguiProvider>;
}

/** What is chosen in one tab of a browser is shown in the others, too; where it cannot be loaded, the present one stays. */
function followOtherTab({ key }: StorageEvent): void {
  if (key !== LANGUAGE_KEY) return;
  void import('./language').then(({ restoreLanguage }) => restoreLanguage()).catch(() => undefined);
}
