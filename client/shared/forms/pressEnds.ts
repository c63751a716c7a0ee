let isPressed = false;

window.addEventListener('mousedown', () => (isPressed = true), true);
window.addEventListener('mouseup', () => (isPressed = false), true);

/**
 * Resolves at once or, while a mouse or finger presses something, after the release. A text that appears in between
 * would move the pressed element, and the click would be lost.
 */
export function pressEnds(): Promise<void> {
  if (!isPressed) return Promise.resolve();
  return new Promise((resolve) => {
    // The click follows the release.
    window.addEventListener('mouseup', () => setTimeout(resolve), { once: true });
  });
}
