import { deviceStore } from '../../shared/store/store';

/** The session token, or null for a visitor. Use `saveToken` and `removeToken` to change it. */
export const savedToken = deviceStore('panna.token');

/** The saved role, with its documented values: user or publisher. */
const savedRole = deviceStore('panna.role');

export const readToken = savedToken.read;

/** Starts a session on this device: saves its token and the role of its account. */
export function saveToken(token: string, isPublisher: boolean): void {
  savedRole.write(isPublisher ? 'publisher' : 'user');
  savedToken.write(token);
}

export const savedRoleIsPublisher = (): boolean => savedRole.read() === 'publisher';

/** Ends the session on this device by deleting the token and the role. */
export function removeToken(): void {
  savedRole.write(null);
  savedToken.write(null);
}
