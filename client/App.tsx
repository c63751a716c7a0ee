import { BrowserRouter } from 'react-router-dom';
import { I18nProvider } from './shared/i18n/I18nProvider';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { AppRoutes } from './routes';
import { SessionProvider } from './session/viewer/SessionProvider';
import './shared/navigation/historySteps';
import { ThemeProvider } from './shared/theme/ThemeProvider';

/** The whole web client. */
export function App() {
  return (
    <I18nProvider>
      <ThemeProvider>
        <SessionProvider>
          <BrowserRouter>
            <ErrorBoundary>
              <AppRoutes />
            </ErrorBoundary>
          </BrowserRouter>
        </SessionProvider>
      </ThemeProvider>
    </I18nProvider>
  );
}
