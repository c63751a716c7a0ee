/** Default size of a list's page. */
export const USUAL_PAGE = 24;

/** Most entries of one page. */
export const LARGEST_PAGE = 100;

/** Lists are counted up to this: an exact count of a large result costs more than reading a page of it. */
export const COUNT_LIMIT = 10_000;
