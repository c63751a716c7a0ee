import type { ReactNode } from 'react';
import { SessionProvider } from './session/viewer/SessionProvider';
import { I18nProvider } from './shared/i18n/I18nProvider';
import { ThemeProvider } from './shared/theme/ThemeProvider';

/** Provides the language, the theme and the session to every page. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <I18nProvider>
    <ThemeProvider>
      <SessionProvider>{children}</SessionProvider>
    </ThemeProvider>
  </I18nProvider>
);
