/** Default page size of a list. */
export const USUAL_PAGE = 24;

/** Maximum number of entries of one page. */
export const LARGEST_PAGE = 100;

/** Maximum total count of a list. Counting a larger result exactly would cost more than reading a page of it. */
export const COUNT_LIMIT = 10_000;
