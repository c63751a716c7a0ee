import { pageStore } from '../../shared/store/store';

let question: Promise<boolean> | null = null;
let answer: (isConfirmed: boolean) => void = () => undefined;

/** Whether the person is being asked to confirm that it is them. Anyone who follows it asks them. */
export const isConfirming = pageStore(false);

/**
 * The server wants to know again who sits there. Asks the person, once for everything that waits; returns whether they
 * confirmed. Where no screen can ask, they did not.
 */
export function confirmIdentity(): Promise<boolean> {
  if (!isConfirming.isFollowed()) return Promise.resolve(false);
  question ??= new Promise((resolve) => (answer = resolve));
  isConfirming.write(true);
  return question;
}

/** What the person did: they confirmed, or do not want to. */
export function answerConfirmation(isConfirmed: boolean): void {
  question = null;
  answer(isConfirmed);
  isConfirming.write(false);
}
