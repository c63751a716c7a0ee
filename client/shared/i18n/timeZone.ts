/** Returns the marketplace's time zone, from the page; it converts moments to days, wherever the browser is. */
export const timeZone = (): string | undefined => document.documentElement.dataset['timeZone'];
