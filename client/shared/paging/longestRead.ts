/**
 * How many entries of a list are read at once at most, below the largest page that the server gives: a page of sales
 * of that size would cost more than the server lets a query cost, as its clientDocuments.test.ts finds out.
 */
export const LONGEST_READ = 90;
