import { useLayoutEffect, useRef } from 'react';

const CAN_HAVE_FOCUS = 'a[href], button:enabled, input, select, textarea, [tabindex]:not(:empty)';

/**
 * Returns a function for a dialog's `finalFocusEl`. The function returns the element that had the focus before the
 * dialog opened or, if that element was removed, its nearest remaining ancestor.
 */
export function useReturnFocus(open: boolean): () => HTMLElement | null {
  const nearest = useRef<() => HTMLElement | null>(() => null);
  useLayoutEffect(() => {
    if (open) nearest.current = nearestTo(document.activeElement);
  }, [open]);
  return () => nearest.current();
}

/**
 * Remembers an element and its ancestors. Returns a function that returns the element or, if it can no longer be focused, its
 * nearest ancestor that can.
 */
export function nearestTo(element: Element | null): () => HTMLElement | null {
  const around = [...outwards(element)];
  return () => around.find((each) => each.isConnected && each.matches(CAN_HAVE_FOCUS)) ?? null;
}

function* outwards(from: Element | null): Generator<HTMLElement> {
  for (let element = from; element; element = element.parentElement) {
    if (element instanceof HTMLElement) yield element;
  }
}
