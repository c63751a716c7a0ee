import { readToken, removeToken } from './token';

let question: Promise<boolean> | null = null;
let renewedToken: string | null = null;
let answer: (isBack: boolean) => void = () => undefined;
const screens = new Set<() => void>();

/**
 * The server does not know the token any more. Asks the person, once for everything that waits, to log in again;
 * answers whether they did. Where no screen can ask, the session is over.
 */
export function logInAgain(): Promise<boolean> {
  if (screens.size === 0) {
    removeToken();
    return Promise.resolve(false);
  }
  question ??= new Promise((resolve) => (answer = resolve));
  tellScreens();
  return question;
}

/** Whether the person is being asked to log in again. */
export const isAsking = (): boolean => question !== null;

/** What the person did: they are back, or do not want to be. */
export function answerLogInAgain(isBack: boolean): void {
  question = null;
  if (isBack) renewedToken = readToken();
  answer(isBack);
  tellScreens();
}

/** Whether the saved token is that of the last log-in here; another tab may have saved one of somebody else. */
export const isRenewed = (): boolean => renewedToken !== null && renewedToken === readToken();

/** Calls `listener` when the question is put or answered; returns the way to stop listening. */
export function onAsking(listener: () => void): () => void {
  screens.add(listener);
  return () => void screens.delete(listener);
}

function tellScreens(): void {
  for (const listener of screens) listener();
}
