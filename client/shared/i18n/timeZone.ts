/** The marketplace's time zone, which the page says; by it moments become days, wherever the browser is. */
export const timeZone = (): string | undefined => document.documentElement.dataset['timeZone'];
