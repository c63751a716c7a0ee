import type { Plugin } from 'vite';

/** What is loaded together: every file is a request, and on a slow network each round of requests costs half a second. */
const TOGETHER: Record<string, string[]> = {
  // The search bar on top of every page.
  search: ['entities/search/TopBarSearch.tsx'],
  // What anybody who is signed in needs before any screen: their session, the server's data, and the top bar.
  own: ['session/viewer/viewerStore.ts', 'layout/own.ts', 'shared/apollo/isLive.ts'],
  // What hears of changes: it comes when the screen is there.
  live: ['session/connection/liveSocket.ts'],
  // What the shelves of the home page share with lists of books.
  shelved: ['entities/book/BookCover.tsx', 'entities/money/Money.tsx'],
  // The list of books, parts of which most other lists share.
  books: ['features/catalogue/CatalogueScreen.tsx'],
};

const members = new Map<string, Set<string>>();

/** Finds out which modules are loaded together: what each of the names above imports, and so on. */
export const together: Plugin = {
  name: 'together',
  buildEnd() {
    for (const [group, names] of Object.entries(TOGETHER)) {
      const seen = new Set<string>();
      const visit = (id: string) => {
        if (seen.has(id)) return;
        seen.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(visit);
      };
      [...this.getModuleIds()]
        .filter((id) => names.some((name) => id.endsWith(`/client/${name}`)))
        .forEach(visit);
      members.set(group, seen);
    }
  },
};

/**
 * Packages are asked for by index files that name more than is used, by other screens, too. These are used by nobody but
 * what is loaded together.
 */
const OWN_PACKAGES =
  /node_modules[\\/](@apollo|@wry|optimism|rxjs|tslib|apollo-upload-client|extract-files|is-plain-obj|graphql-ws)[\\/]|anatomy|recipes/;
const isPackage = (id: string) => id.includes('node_modules');

// The page for programmers takes all of graphql, ours little: only the bundler knows which modules of it.
const GRAPHQL = /node_modules[\\/]graphql[\\/]/;

/** The groups for the bundler; what stands in the first of them is in none of the others. */
export const togetherGroups = [
  ...Object.keys(TOGETHER).map((name) => ({
    name,
    test: (id: string) => (members.get(name)?.has(id) ?? false) && (!isPackage(id) || OWN_PACKAGES.test(id)),
    priority: 1,
  })),
  { name: 'graphql', test: GRAPHQL, entriesAware: true, entriesAwareMergeThreshold: 12_000, priority: 1 },
];
