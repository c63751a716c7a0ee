import type { UserEvent } from '@testing-library/user-event';

/** Matches `{Enter}` or `{Tab}` at the end of a text. */
const KEY = /\{(Enter|Tab)\}$/;

/**
 * Pastes a text into a control, because typing would run all handlers for each letter. If the text ends with a key,
 * such as {Enter}, presses that key.
 */
export async function enter(person: UserEvent, control: Element, text: string): Promise<void> {
  const [key] = KEY.exec(text) ?? [];
  await person.click(control);
  await person.paste(text.replace(KEY, ''));
  if (key) await person.keyboard(key);
}
