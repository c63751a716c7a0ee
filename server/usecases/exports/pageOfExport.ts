/** Maximum number of listings, or of fulfillments in an export of sales, that are in memory at once. */
export const PAGE_OF_EXPORT = 500;
