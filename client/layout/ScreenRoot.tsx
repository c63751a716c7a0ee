import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { apolloClient } from '../session/connection/apolloClient';
import { ApproximatePrices } from '../entities/money/ApproximatePrices';
import { ScreenTheme } from '../shared/theme/ScreenTheme';

/**
 * Provides what every screen but home needs: API client, all recipes and exchange rates. Load it lazily, as the
 * screens.
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
