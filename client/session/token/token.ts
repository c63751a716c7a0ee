const STORAGE_KEY = 'panna.token';
const ROLE_KEY = 'panna.role';
const listeners = new Set<() => void>();

/** The saved session token, or null for a visitor. */
export const readToken = (): string | null => localStorage.getItem(STORAGE_KEY);

/** Keeps the token, and with it the role in the words of the specification (section 3): user or publisher. */
export function saveToken(token: string, isPublisher: boolean): void {
  localStorage.setItem(STORAGE_KEY, token);
  localStorage.setItem(ROLE_KEY, isPublisher ? 'publisher' : 'user');
}

/** Whether the saved role is that of a publisher (specification, section 6). */
export const savedRoleIsPublisher = (): boolean => localStorage.getItem(ROLE_KEY) === 'publisher';

/** Forgets the token and tells everyone who listens that the session is over. */
export function removeToken(): void {
  localStorage.removeItem(STORAGE_KEY);
  localStorage.removeItem(ROLE_KEY);
  for (const listener of listeners) listener();
}

/** Calls `listener` when another tab has saved a session of its own; returns the way to stop listening. */
export function onTokenReplaced(listener: () => void): () => void {
  const otherTab = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY && newValue !== null) listener();
  };
  window.addEventListener('storage', otherTab);
  return () => window.removeEventListener('storage', otherTab);
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
