import type { ReactNode } from 'react';
import { SessionProvider } from './session/viewer/SessionProvider';
import { I18nProvider } from './shared/i18n/I18nProvider';
import { ThemeProvider } from './shared/theme/ThemeProvider';

/** What every page of the site stands in: its language, its theme, and who is signed in. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <I18nProvider>
    <ThemeProvider>
      <SessionProvider>{children}</SessionProvider>
    </ThemeProvider>
  </I18nProvider>
);
