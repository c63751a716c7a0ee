/** What is read by nobody but programs that know what they ask. The client draws public pages by /graphql, so that is open. */
const OPEN = ['/api/', '/graphiql'];

const CLOSED = [...OPEN, '/graphql', '/b/', '/s/', '/sitemap'];

const listed = (paths: readonly string[]) =>
  ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`)].join('\n');

/** What search engines may read of a site with public pages, and where its list of pages is. */
export const robotsOf = (siteUrl: string) => `${listed(OPEN)}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** What they may read of a site without any. */
export const ROBOTS_OF_CLOSED_SITE = `${listed(CLOSED)}\n`;
