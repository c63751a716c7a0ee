import type { UserEvent } from '@testing-library/user-event';

/** Matches a key at the end of a text, to press after the rest. */
const KEY = /\{(Enter|Tab)\}$/;

/** Sets the text of a control at once, as pasting does: typing would run all handlers for each letter. */
export async function enter(person: UserEvent, control: Element, text: string): Promise<void> {
  const [key] = KEY.exec(text) ?? [];
  await person.click(control);
  await person.paste(text.replace(KEY, ''));
  if (key) await person.keyboard(key);
}
