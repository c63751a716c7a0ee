import { deviceStore } from '../../shared/store/store';
import { readToken, removeToken, savedRoleIsPublisher, saveToken } from './token';

/** The session of the staff member who opened a support view, stored while the saved token is `viewToken`. */
type OwnSession = { token: string; isPublisher: boolean; viewToken: string };

const aside = deviceStore('panna.ownSession');

/** Saves the token of a support view, and stores the session of its opener. */
export function enterSupportView(viewToken: string): void {
  const own = { token: readToken() ?? '', isPublisher: savedRoleIsPublisher(), viewToken };
  aside.write(JSON.stringify(own satisfies OwnSession));
  saveToken(viewToken, false);
}

const read = () => JSON.parse(aside.read() ?? 'null') as OwnSession | null;

/** True if requests are sent with the token of a support view. */
const isSupportView = (): boolean => readToken() !== null && read()?.viewToken === readToken();

/**
 * Restores the session of the staff member who opened the support view. Returns false if the saved token does not belong to a
 * support view.
 */
export function leaveSupportView(): boolean {
  const own = isSupportView() ? read() : null;
  aside.write(null);
  if (own) saveToken(own.token, own.isPublisher);
  return own !== null;
}

/**
 * Ends the session on this device, with its support view. Returns the token of the session, so that the server can be told; null
 * if none is saved.
 */
export function endOnDevice(): string | null {
  const token = isSupportView() ? (read()?.token ?? null) : readToken();
  aside.write(null);
  removeToken();
  return token;
}
