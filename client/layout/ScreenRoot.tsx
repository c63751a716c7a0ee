import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { apolloClient } from '../session/connection/apolloClient';
import { ApproximatePrices } from '../entities/money/ApproximatePrices';
import { ScreenTheme } from '../shared/theme/ScreenTheme';

/** What every screen but home needs around it: the server, all recipes, and approximate prices. Load it lazily, like the screens. */
export default function ScreenRoot({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={apolloClient}>
      <ScreenTheme>
        <ApproximatePrices>{children}</ApproximatePrices>
      </ScreenTheme>
    </ApolloProvider>
  );
}
