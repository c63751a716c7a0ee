let isPressed = false;

window.addEventListener('mousedown', () => (isPressed = true), true);
window.addEventListener('mouseup', () => (isPressed = false), true);

/**
 * Resolves once no mouse button or finger is pressed. A message that appears during a press would move the pressed
 * element, and the click would be lost.
 */
export function pressEnds(): Promise<void> {
  if (!isPressed) return Promise.resolve();
  return new Promise((resolve) => {
    // The browser sends the click after the release.
    window.addEventListener('mouseup', () => setTimeout(resolve), { once: true });
  });
}
