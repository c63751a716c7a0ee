import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { apolloClient } from '../session/connection/apolloClient';
import { ApproximatePrices } from '../entities/money/ApproximatePrices';
import { ScreenTheme } from '../shared/theme/ScreenTheme';

/**
 * Provides the API client, all recipes and the exchange rates to every screen except the home page. Import it lazily.
 */
export default function ScreenRoot({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={apolloClient}>
      <ScreenTheme>
        <ApproximatePrices>{children}</ApproximatePrices>
      </ScreenTheme>
    </ApolloProvider>
  );
}
