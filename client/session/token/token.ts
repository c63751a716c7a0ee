import { deviceStore } from '../../shared/store/store';

const ROLE_KEY = 'panna.role';

/** The token of the session, or null for a visitor. Use `saveToken` and `removeToken` to change it. */
export const savedToken = deviceStore('panna.token');

/** The saved session token, or null for a visitor. */
export const readToken = savedToken.read;

/** Keeps the token, and with it the role in the documented words: user or publisher. */
export function saveToken(token: string, isPublisher: boolean): void {
  localStorage.setItem(ROLE_KEY, isPublisher ? 'publisher' : 'user');
  savedToken.write(token);
}

/** Whether the saved role is that of a publisher. */
export const savedRoleIsPublisher = (): boolean => localStorage.getItem(ROLE_KEY) === 'publisher';

/** Forgets the token: the session is over. */
export function removeToken(): void {
  localStorage.removeItem(ROLE_KEY);
  savedToken.write(null);
}
