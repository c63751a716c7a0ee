const STORAGE_KEY = 'panna.token';
const listeners = new Set<() => void>();

/** The saved session token, or null for a visitor. */
export const readToken = (): string | null => localStorage.getItem(STORAGE_KEY);

export const saveToken = (token: string): void => localStorage.setItem(STORAGE_KEY, token);

/** Forgets the token and tells everyone who listens that the session is over. */
export function removeToken(): void {
  localStorage.removeItem(STORAGE_KEY);
  for (const listener of listeners) listener();
}

/** Calls `listener` when the session ends, here or in another tab; returns the way to stop listening. */
export function onTokenRemoved(listener: () => void): () => void {
  const otherTab = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY && event.newValue === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', otherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', otherTab);
  };
}
