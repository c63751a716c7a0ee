import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { Providers } from './Providers';
import { AppRoutes } from './routes';
import './shared/navigation/historySteps';

/** The root component of the web client. */
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
