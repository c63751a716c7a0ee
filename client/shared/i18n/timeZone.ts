/**
 * Returns the marketplace's time zone, which the page contains. Moments are converted to days in it, regardless of
 * the browser's time zone.
 */
export const timeZone = (): string | undefined => document.documentElement.dataset['timeZone'];
