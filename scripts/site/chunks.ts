import type { Plugin } from 'vite';

/**
 * Modules to put into one file, by the name of the file. Every file is a request, and on a slow network each round of
 * requests takes half a second.
 */
const TOGETHER: Record<string, string[]> = {
  // The search bar above every screen.
  search: ['entities/search/TopBarSearch.tsx'],
  // Code for viewers who are logged in: the session, the API client and the top bar.
  own: ['session/viewer/viewerStore.ts', 'layout/own.ts', 'shared/apollo/isLive.ts'],
  // Live updates, loaded after the screen.
  live: ['session/connection/liveSocket.ts'],
  // Code that the shelves of the home page share with lists of books.
  shelved: ['entities/book/BookCover.tsx', 'entities/money/Money.tsx'],
  // Code that other screens share with the list of books. The names of policies are too small for their own file.
  books: ['features/catalogue/CatalogueScreen.tsx', 'entities/policy/policies.ts'],
};

const members = new Map<string, Set<string>>();

/** Collects the modules of each group: the named modules and everything that they import, recursively. */
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

/** The screen with the list of books. It stays a separate file, because no other screen needs it. */
const CATALOGUE = /[\\/]client[\\/]features[\\/]catalogue[\\/]/;

/**
 * Packages that only these groups use. Other packages are not listed, because their index files import more than the groups
 * use. Nor is the date picker's recipe, which only the calendar uses.
 */
const OWN_PACKAGES =
  /node_modules[\\/](@apollo|@wry|optimism|rxjs|tslib|apollo-upload-client|extract-files|is-plain-obj|graphql-ws)[\\/]|anatomy|recipes[\\/](?!date-picker)/;
const isGrouped = (id: string) => (id.includes('node_modules') ? OWN_PACKAGES.test(id) : !CATALOGUE.test(id));

// GraphiQL uses the whole graphql package, the site only a small part. The bundler separates the modules that the
// site needs.
const GRAPHQL = /node_modules[\\/]graphql[\\/]/;

/** The groups for the bundler. A module belongs to the first group that contains it. */
export const togetherGroups = [
  ...Object.keys(TOGETHER).map((name) => ({
    name,
    test: (id: string) => (members.get(name)?.has(id) ?? false) && isGrouped(id),
    priority: 1,
  })),
  { name: 'graphql', test: GRAPHQL, entriesAware: true, entriesAwareMergeThreshold: 12_000, priority: 1 },
];
