import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { print } from 'graphql';
import type { ReactNode } from 'react';
import { Outlet, Route } from 'react-router-dom';
import { draw, withDrawn } from './drawing';
import { ApproximatePrices } from '../entities/money/ApproximatePrices';
import { BooksDocument, type BooksQuery } from '../features/catalogue/Books.generated';
import CatalogueScreen from '../features/catalogue/CatalogueScreen';
import { bookFilter, readNarrowed } from '../entities/search/narrowed';
import { home } from '../home';
import { knowViewer } from '../session/viewer/knownViewer';
import { createCache } from '../shared/apollo/cache';
import type { Language } from '../shared/i18n/languages';
import { paths } from '../shared/navigation/paths';
import { ScreenTheme } from '../shared/theme/ScreenTheme';

/** Returns the global style rules, which are part of every page. */
export async function globalStyles(): Promise<string> {
  return (await draw('en', paths.home, <Route path={paths.home} element={home} />)).globalStyles;
}

/** Returns the home page as visitors see it, in a language. */
export async function homePage(shell: string, language: Language): Promise<string> {
  const drawn = await draw(language, paths.home, <Route path={paths.home} element={home} />);
  return withDrawn(shell, drawn, { language, title: t`Buy and rent books`, kind: 'home' });
}

/** Returns the frame for pages that the server writes. */
export async function writtenPage(shell: string, language: Language): Promise<string> {
  const drawn = await draw(language, '/b', <Route path="*" element={<div className="written" />} />);
  return withDrawn(shell, drawn, { language });
}

/** The query for the list of books without filters. */
export const request = {
  operationName: 'Books',
  // Adds `__typename`, because the cache identifies objects by their type.
  query: print(createCache().transformDocument(BooksDocument)),
  variables: { filter: bookFilter(readNarrowed('')), sort: null },
};

/**
 * A placeholder for the viewer. The rendered list is the same for every reader, because parts that depend on the viewer are
 * rendered in the browser only.
 */
const READER: Parameters<typeof knowViewer>[0] = {
  id: '',
  name: '',
  role: 'READER',
  readersScore: 0,
  totalRatings: 0,
  abilities: null,
  contact: null,
  supportView: null,
};

/**
 * Renders the list of books in its initial state, for readers who are logged in. `list` is the response to `request`;
 * the script starts with the same response (session/viewer/restoreDrawn.ts). Pages are rendered one at a time,
 * because the language is global.
 */
export async function listPage(shell: string, language: Language, list: BooksQuery): Promise<string> {
  knowViewer(READER);
  const cache = createCache();
  cache.writeQuery({ query: BooksDocument, variables: request.variables, data: list });
  const client = new ApolloClient({ cache, link: ApolloLink.empty(), ssrMode: true });
  const drawn = await draw(
    language,
    paths.books,
    <Route element={<Around client={client} />}>
      <Route path={paths.books} element={<CatalogueScreen />} />
    </Route>,
  );
  const known = JSON.stringify(cache.extract()).replaceAll('<', '\\u003c');
  const page = withDrawn(shell, drawn, { language, title: t`Available Books`, kind: 'list' });
  return page.replace('</body>', () => `<script type="application/json" id="known">${known}</script></body>`);
}

/** Renders the providers around every screen (layout/ScreenRoot.tsx), with responses that are already known. */
const Around = ({ client }: { client: ApolloClient }): ReactNode => (
  <ApolloProvider client={client}>
    <ScreenTheme>
      <ApproximatePrices>
        <Outlet />
      </ApproximatePrices>
    </ScreenTheme>
  </ApolloProvider>
);
