/**
 * Returns the marketplace's time zone from an attribute of the page. It determines the day of a moment, whatever the
 * browser's time zone.
 */
export const timeZone = (): string | undefined => document.documentElement.dataset['timeZone'];
