import { pageStore } from '../../shared/store/store';
import { leaveSupportView } from './ownSession';
import { readToken, removeToken } from './token';

let question: Promise<boolean> | null = null;
let renewedToken: string | null = null;
let answer: (isBack: boolean) => void = () => undefined;

/** True while the person is asked to log in again. The component that subscribes to this store shows the dialog. */
export const isAsking = pageStore(false);

/**
 * Asks the person to log in again, once for all waiting operations. Resolves to true if the person logged in.
 *
 * If no component can ask, a support view is replaced by the session of its opener, and the promise resolves to true.
 * Any other session ends, and the promise resolves to false.
 */
export function logInAgain(): Promise<boolean> {
  if (!isAsking.isFollowed()) {
    if (leaveSupportView()) return Promise.resolve(true);
    removeToken();
    return Promise.resolve(false);
  }
  question ??= new Promise((resolve) => (answer = resolve));
  isAsking.write(true);
  return question;
}

/**
 * Resolves the promise of `logInAgain` for all waiting operations, and closes the dialog. `isBack` is true if the
 * person logged in.
 */
export function answerLogInAgain(isBack: boolean): void {
  question = null;
  if (isBack) renewedToken = readToken();
  answer(isBack);
  isAsking.write(false);
}

/**
 * True if the saved token is from the last log-in on this page. Another tab may have saved the token of another
 * account.
 */
export const isRenewed = (): boolean => renewedToken !== null && renewedToken === readToken();
