import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { Providers } from './Providers';
import { AppRoutes } from './routes';
import './shared/navigation/historySteps';

/** The whole web client; `onShown` hears when its first screen can be used. */
export function App({ onShown }: { onShown?: () => void }) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <Providers>
      <BrowserRouter>
        <ErrorBoundary>
          <AppRoutes />
        </ErrorBoundary>
      </BrowserRouter>
    </Providers>
  );
}
