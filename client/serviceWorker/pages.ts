/** The address of a screen whose page holds only frame and scripts; it serves every other screen too. */
export const SHELL = '/books';

/** Pages that the server writes for their address. */
const OWN_PAGE = /^\/($|[bs]\/)/;

/** Addresses that are no screens of the site. */
const NO_SCREEN = /^\/(api|graphql|graphiql|mail|health)(\/|$)|\.\w+$/;

/** Returns the kind of file to keep on the device; others are always loaded from the network. */
export function toKeep({ pathname, origin }: URL): 'page' | 'script' | 'picture' | 'nothing' {
  if (origin !== location.origin) return 'nothing';
  // Their names change with their contents.
  if (pathname.startsWith('/assets/')) return 'script';
  if (pathname.startsWith('/covers/')) return 'picture';
  return NO_SCREEN.test(pathname) ? 'nothing' : 'page';
}

/**
 * Returns the address under which a page is kept: its own if the server writes it for that address, otherwise the one
 * of all screens.
 */
export function addressOfPage(address: string): string {
  const { pathname } = new URL(address);
  return OWN_PAGE.test(pathname) ? pathname : SHELL;
}
