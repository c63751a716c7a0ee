/**
 * Maximum number of entries to load in one request. It is below the server's page limit, because a full page of sales would
 * exceed the limit of the query cost (clientDocuments.test.ts).
 */
export const LONGEST_READ = 72;
