/** True if the marketplace has public pages (/b/… and /s/…), according to an attribute of the page. */
export const hasPublicPages = (): boolean => document.documentElement.dataset['publicPages'] !== 'off';
