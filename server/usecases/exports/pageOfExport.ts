/** So many entries of an export are in memory at once. */
export const PAGE_OF_EXPORT = 500;
