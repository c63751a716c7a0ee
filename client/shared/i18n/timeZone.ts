/**
 * Returns the marketplace's time zone from an attribute of the page. This zone, not the browser's, determines the day
 * of a moment.
 */
export const timeZone = (): string | undefined => document.documentElement.dataset['timeZone'];
