/**
 * Maximum number of entries to load in one request. Below the server's page limit, because a page of that many sales
 * would exceed the query cost (clientDocuments.test.ts).
 */
export const LONGEST_READ = 72;
