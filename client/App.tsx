import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { Providers } from './Providers';
import { AppRoutes } from './routes';
import './shared/navigation/historySteps';

/** Renders the screen for the address, inside the providers and a boundary that catches errors. */
export function App() {
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
