/** The address of a screen whose page holds nothing but the frame and the scripts: it is the page of any other screen, too. */
export const SHELL = '/books';

/** Pages that the server writes for their address. */
const OWN_PAGE = /^\/($|[bs]\/)/;

/** What is no screen of the site, although a browser may open it. */
const NO_SCREEN = /^\/(api|graphql|graphiql|mail|health)(\/|$)|\.\w+$/;

/** What is on the device after it was loaded once; everything else is always asked for. */
export function toKeep({ pathname, origin }: URL): 'page' | 'script' | 'picture' | 'nothing' {
  if (origin !== location.origin) return 'nothing';
  // Their names change with what is in them.
  if (pathname.startsWith('/assets/')) return 'script';
  if (pathname.startsWith('/covers/')) return 'picture';
  return NO_SCREEN.test(pathname) ? 'nothing' : 'page';
}

/** Under which address a page is kept: its own when the server writes it for that address, else that of all screens. */
export function addressOfPage(address: string): string {
  const { pathname } = new URL(address);
  return OWN_PAGE.test(pathname) ? pathname : SHELL;
}
