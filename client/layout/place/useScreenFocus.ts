import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the heading after navigation, so that keyboard users continue there and screen readers announce the screen.
 * Does nothing on a screen that focuses one of its fields.
 */
export function useScreenFocus(main: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname || !main.current) return undefined;
    shown.current = pathname;
    return focusHeading(main.current);
  }, [main, pathname]);
}

/**
 * Focuses the heading of the skeleton and, once the skeleton is replaced, the heading of the screen. Returns a function
 * that stops waiting for the heading.
 */
function focusHeading(main: HTMLElement): () => void {
  if (focusIsInside(main)) return () => undefined;
  let focused = main;
  const settle = () => {
    if (hasLeft(focused)) {
      watching.disconnect();
      return;
    }
    const heading = main.querySelector('h1') ?? main;
    if (heading !== document.activeElement) focus(heading);
    focused = heading;
  };
  const watching = new MutationObserver(settle);
  watching.observe(main, { childList: true, subtree: true });
  focus(main);
  settle();
  return () => watching.disconnect();
}

const focusIsInside = (main: HTMLElement) =>
  main !== document.activeElement && main.contains(document.activeElement);

/** True if the person has moved the focus. When a focused element is removed, the focus moves to the body. */
const hasLeft = (focused: HTMLElement) =>
  document.activeElement !== focused && (focused.isConnected || document.activeElement !== document.body);

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
