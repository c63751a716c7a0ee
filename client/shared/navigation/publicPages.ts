/** Whether this marketplace has pages that everybody may see, /b/… and /s/…: the page of the site says so. */
export const hasPublicPages = (): boolean => document.documentElement.dataset['publicPages'] !== 'off';
