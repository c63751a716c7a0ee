/**
 * The maximum number of entries loaded at once. It is below the server's page limit, because a page of sales of that
 * size would exceed the query cost (clientDocuments.test.ts).
 */
export const LONGEST_READ = 90;
