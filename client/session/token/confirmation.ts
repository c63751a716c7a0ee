import { pageStore } from '../../shared/store/store';

let question: Promise<boolean> | null = null;
let answer: (isConfirmed: boolean) => void = () => undefined;

/**
 * True while the person is asked to confirm their identity. The component that subscribes to this store shows the
 * dialog.
 */
export const isConfirming = pageStore(false);

/**
 * Asks the person to confirm their identity, once for all waiting operations. Resolves to true if the person confirmed
 * it, and to false if the person declined or no component can ask.
 */
export function confirmIdentity(): Promise<boolean> {
  if (!isConfirming.isFollowed()) return Promise.resolve(false);
  question ??= new Promise((resolve) => (answer = resolve));
  isConfirming.write(true);
  return question;
}

/** Resolves the promise of `confirmIdentity` for all waiting operations, and closes the dialog. */
export function answerConfirmation(isConfirmed: boolean): void {
  question = null;
  answer(isConfirmed);
  isConfirming.write(false);
}
