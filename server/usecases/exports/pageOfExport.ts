/** Maximum number of rows of an export that are in memory at once. An export of sales counts fulfillments instead of rows. */
export const PAGE_OF_EXPORT = 500;
