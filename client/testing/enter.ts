import type { UserEvent } from '@testing-library/user-event';

/** What of a text is a key to press once the rest is there. */
const KEY = /\{(Enter|Tab)\}$/;

/**
 * Puts a text into a control at once, as somebody does who pastes it: for tests that are not about typing, which takes a
 * round of all that follows a key for each letter.
 */
export async function enter(person: UserEvent, control: Element, text: string): Promise<void> {
  const [key] = KEY.exec(text) ?? [];
  await person.click(control);
  await person.paste(text.replace(KEY, ''));
  if (key) await person.keyboard(key);
}
