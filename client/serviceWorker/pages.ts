/**
 * The address whose page contains only the frame and the scripts. The service worker serves this page for all screens
 * except those whose addresses match OWN_PAGE.
 */
export const SHELL = '/books';

/** Matches addresses for which the server writes a separate page. */
const OWN_PAGE = /^\/($|[bs]\/)/;

/** Matches addresses that do not belong to screens of the site. */
const NO_SCREEN = /^\/(api|graphql|graphiql|mail|simulator|health)(\/|$)|\.\w+$/;

/**
 * Returns the kind of file at this address; 'nothing' if the file is not stored on the device but always loaded from
 * the network.
 */
export function toKeep({ pathname, origin }: URL): 'page' | 'script' | 'picture' | 'nothing' {
  if (origin !== location.origin) return 'nothing';
  // File names change with their contents, so a stored script is never out of date.
  if (pathname.startsWith('/assets/')) return 'script';
  if (pathname.startsWith('/covers/')) return 'picture';
  return NO_SCREEN.test(pathname) ? 'nothing' : 'page';
}

/**
 * Returns the address under which a page is stored: the same address if the server writes a separate page for it,
 * otherwise SHELL.
 */
export function addressOfPage(address: string): string {
  const { pathname } = new URL(address);
  return OWN_PAGE.test(pathname) ? pathname : SHELL;
}
