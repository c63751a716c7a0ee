const PREFIX = 'panna.draft.';

/** What somebody has typed and not sent yet, kept on this device until it is sent or they log out. */
export const draftKey = (viewerId: string, name: string): string => `${PREFIX}${viewerId}.${name}`;

/** The draft, or null when there is none that can be read. */
export function readDraft(key: string): object | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof draft === 'object' ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps a draft where the browser has room for it. */
export function saveDraft(key: string, draft: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    console.warn('A draft could not be kept:', error);
  }
}

export const forgetDraft = (key: string): void => localStorage.removeItem(key);

/** Where recent searches are kept on this device, until they log out. */
export const RECENT_SEARCHES_KEY = 'panna.searches';

/** Forgets what anybody has typed on this device. */
export function forgetDrafts(): void {
  localStorage.removeItem(RECENT_SEARCHES_KEY);
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
