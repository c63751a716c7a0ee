import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Matches `{Enter}` or `{Tab}` at the end of a text. */
const KEY = /\{(Enter|Tab)\}$/;

/**
 * Pastes a text into a control, because typing would run all handlers for each letter. If the text ends with a key,
 * such as {Enter}, presses that key.
 */
export async function enter(person: UserEvent, control: Element, text: string): Promise<void> {
  const [key] = KEY.exec(text) ?? [];
  await focusTaken(control.closest('[role="dialog"], [role="alertdialog"]'));
  await person.click(control);
  expect(document.activeElement).toBe(control);
  await person.paste(text.replace(KEY, ''));
  if (key) await person.keyboard(key);
}

/** Waits until the dialog has taken the focus. A dialog takes it a moment after it opens, which could interrupt typing. */
async function focusTaken(dialog: Element | null): Promise<void> {
  if (dialog) await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
}
