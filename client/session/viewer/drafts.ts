const PREFIX = 'panna.draft.';

/** Returns the storage key of a draft. A draft stays on this device until the form is sent or the viewer logs out. */
export const draftKey = (viewerId: string, name: string): string => `${PREFIX}${viewerId}.${name}`;

/** Returns the saved draft; null if there is no readable draft. */
export function readDraft(key: string): object | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof draft === 'object' ? draft : null;
  } catch {
    return null;
  }
}

/** Saves a draft, if the browser has room. */
export function saveDraft(key: string, draft: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    console.warn('A draft could not be kept:', error);
  }
}

export const forgetDraft = (key: string): void => localStorage.removeItem(key);

/** Storage key of the recent searches. Logging out deletes them with the drafts. */
export const RECENT_SEARCHES_KEY = 'panna.searches';

/** Deletes all drafts and recent searches of this device. */
export function forgetDrafts(): void {
  localStorage.removeItem(RECENT_SEARCHES_KEY);
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
