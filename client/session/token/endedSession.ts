import { pageStore } from '../../shared/store/store';
import { readToken, removeToken } from './token';

let question: Promise<boolean> | null = null;
let renewedToken: string | null = null;
let answer: (isBack: boolean) => void = () => undefined;

/** Whether the person is being asked to log in again. Anyone who follows it asks them. */
export const isAsking = pageStore(false);

/**
 * The server does not know the token any more. Asks the person, once for everything that waits, to log in again;
 * answers whether they did. Where no screen can ask, the session is over.
 */
export function logInAgain(): Promise<boolean> {
  if (!isAsking.isFollowed()) {
    removeToken();
    return Promise.resolve(false);
  }
  question ??= new Promise((resolve) => (answer = resolve));
  isAsking.write(true);
  return question;
}

/** What the person did: they are back, or do not want to be. */
export function answerLogInAgain(isBack: boolean): void {
  question = null;
  if (isBack) renewedToken = readToken();
  answer(isBack);
  isAsking.write(false);
}

/** Whether the saved token is that of the last log-in here; another tab may have saved one of somebody else. */
export const isRenewed = (): boolean => renewedToken !== null && renewedToken === readToken();
