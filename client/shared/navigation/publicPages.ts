/** True if the marketplace has public pages, /b/… and /s/…; the page says so. */
export const hasPublicPages = (): boolean => document.documentElement.dataset['publicPages'] !== 'off';
