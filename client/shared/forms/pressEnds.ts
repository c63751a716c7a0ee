let isPressed = false;

window.addEventListener('mousedown', () => (isPressed = true), true);
window.addEventListener('mouseup', () => (isPressed = false), true);

/**
 * Resolves at once or, while the mouse or a finger presses something, when that is over. A text that appears in between
 * moves what is pressed away from under the pointer, and the click is lost.
 */
export function pressEnds(): Promise<void> {
  if (!isPressed) return Promise.resolve();
  return new Promise((resolve) => {
    // The click itself comes after the release.
    window.addEventListener('mouseup', () => setTimeout(resolve), { once: true });
  });
}
