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

/** Answers how to stop waiting for a heading that has yet to come. */
function focusHeading(main: HTMLElement): () => void {
  if (focusIsInside(main)) return () => undefined;
  focus(main);
  const waiting = new MutationObserver(() => settle(main, waiting));
  waiting.observe(main, { childList: true, subtree: true });
  settle(main, waiting);
  return () => waiting.disconnect();
}

function settle(main: HTMLElement, waiting: MutationObserver): void {
  const isElsewhere = document.activeElement !== main && document.activeElement !== document.body;
  const heading = main.querySelector('h1');
  if (heading || isElsewhere) waiting.disconnect();
  if (heading && !isElsewhere) focus(heading);
}

const focusIsInside = (main: HTMLElement) =>
  main !== document.activeElement && main.contains(document.activeElement);

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
