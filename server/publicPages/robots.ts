/**
 * Paths that search engines must not read, because only programs use them. /graphql is not among them: the client
 * needs it to render public pages.
 */
const OPEN = ['/api/', '/graphiql'];

const CLOSED = [...OPEN, '/graphql', '/b/', '/s/', '/sitemap'];

const listed = (paths: readonly string[]) =>
  ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`)].join('\n');

/** Returns the robots.txt of a site with public pages. It names the sitemap. */
export const robotsOf = (siteUrl: string) => `${listed(OPEN)}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** The robots.txt of a site without public pages. */
export const ROBOTS_OF_CLOSED_SITE = `${listed(CLOSED)}\n`;
