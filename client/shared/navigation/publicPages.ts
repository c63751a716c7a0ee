/** True if the marketplace has public pages (/b/… and /s/…), which is stated in the page. */
export const hasPublicPages = (): boolean => document.documentElement.dataset['publicPages'] !== 'off';
