import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { apolloClient } from '../apollo/client';
import { ScreenTheme } from '../ui/theme/ScreenTheme';

/** What every screen but home needs around it: the server and all recipes. Load it lazily, like the screens. */
export default function ScreenRoot({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={apolloClient}>
      <ScreenTheme>{children}</ScreenTheme>
    </ApolloProvider>
  );
}
