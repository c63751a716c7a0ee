import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the focus to the heading of a screen that one has gone to, so that a keyboard goes on from there and a screen
 * reader says where one is. A screen that gives the focus to a field of its own keeps it there.
 */
export function useScreenFocus(main: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname || !main.current) return undefined;
    shown.current = pathname;
    return focusHeading(main.current);
  }, [main, pathname]);
}

/** Follows the heading, which a skeleton may show first and the screen again; answers how to stop that. */
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

/** Whether the person has gone on from what we gave the focus to; what is taken from the page loses it to the body. */
const hasLeft = (focused: HTMLElement) =>
  document.activeElement !== focused && (focused.isConnected || document.activeElement !== document.body);

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
