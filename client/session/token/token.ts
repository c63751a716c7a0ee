import { deviceStore } from '../../shared/store/store';

/** The token of the session, or null for a visitor. Use `saveToken` and `removeToken` to change it. */
export const savedToken = deviceStore('panna.token');

/** In the documented words: user or publisher. */
const savedRole = deviceStore('panna.role');

/** The saved session token, or null for a visitor. */
export const readToken = savedToken.read;

/** Keeps the token, and with it the role. */
export function saveToken(token: string, isPublisher: boolean): void {
  savedRole.write(isPublisher ? 'publisher' : 'user');
  savedToken.write(token);
}

/** Whether the saved role is that of a publisher. */
export const savedRoleIsPublisher = (): boolean => savedRole.read() === 'publisher';

/** Forgets the token: the session is over. */
export function removeToken(): void {
  savedRole.write(null);
  savedToken.write(null);
}
