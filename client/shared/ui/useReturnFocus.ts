import { useLayoutEffect, useRef } from 'react';

const CAN_HAVE_FOCUS = 'a[href], button:enabled, input, select, textarea, [tabindex]:not(:empty)';

/**
 * Returns the element that gets the focus when a dialog closes: the one that had it before or, if that is gone, the
 * nearest part of the page around it. For a dialog's `finalFocusEl`.
 */
export function useReturnFocus(open: boolean): () => HTMLElement | null {
  const nearest = useRef<() => HTMLElement | null>(() => null);
  useLayoutEffect(() => {
    if (open) nearest.current = nearestTo(document.activeElement);
  }, [open]);
  return () => nearest.current();
}

/** Remembers the ancestors of an element; returns a function that finds the nearest focusable one. */
export function nearestTo(element: Element | null): () => HTMLElement | null {
  const around = [...outwards(element)];
  return () => around.find((each) => each.isConnected && each.matches(CAN_HAVE_FOCUS)) ?? null;
}

function* outwards(from: Element | null): Generator<HTMLElement> {
  for (let element = from; element; element = element.parentElement) {
    if (element instanceof HTMLElement) yield element;
  }
}
