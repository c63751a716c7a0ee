/** The size of a page of a list when the caller does not name one. */
export const USUAL_PAGE = 24;

/** The most entries that one page holds. */
export const LARGEST_PAGE = 100;

/** Lists are counted to here: an exact count of a large result costs more than reading a page of it. */
export const COUNT_LIMIT = 10_000;
