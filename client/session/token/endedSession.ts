import { pageStore } from '../../shared/store/store';
import { leaveSupportView } from './ownSession';
import { readToken, removeToken } from './token';

let question: Promise<boolean> | null = null;
let renewedToken: string | null = null;
let answer: (isBack: boolean) => void = () => undefined;

/** True while the person is asked to log in again. The follower of this store asks. */
export const isAsking = pageStore(false);

/**
 * Asks the person once, for all waiting operations, to log in again; resolves to true if they did. Without a screen
 * that can ask, the session is over; a support view gives way to the session that opened it.
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

/** Reports if the person logged in again. */
export function answerLogInAgain(isBack: boolean): void {
  question = null;
  if (isBack) renewedToken = readToken();
  answer(isBack);
  isAsking.write(false);
}

/** True if the saved token is from the last log-in here; another tab may have saved one of another account. */
export const isRenewed = (): boolean => renewedToken !== null && renewedToken === readToken();
