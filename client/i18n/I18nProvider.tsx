import { i18n } from '@lingui/core';
import { I18nProvider as LinguiProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { messages } from './locales/en.po';

i18n.load('en', messages);
i18n.activate('en');

/** Gives every component below the messages of the language that the person reads in. */
export function I18nProvider({ children }: { children: ReactNode }) {
  return <LinguiProvider i18n={i18n}>{children}</LinguiProvider>;
}
