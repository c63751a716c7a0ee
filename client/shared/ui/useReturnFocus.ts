import { useLayoutEffect, useRef } from 'react';

const CAN_HAVE_FOCUS = 'a[href], button:enabled, input, select, textarea, [tabindex]:not(:empty)';

/**
 * Where the focus goes when a dialog closes: back to what had it when the dialog opened or, if what was done took that
 * away, to the nearest part of the page around it. For a dialog's `finalFocusEl`.
 */
export function useReturnFocus(open: boolean): () => HTMLElement | null {
  const nearest = useRef<() => HTMLElement | null>(() => null);
  useLayoutEffect(() => {
    if (open) nearest.current = nearestTo(document.activeElement);
  }, [open]);
  return () => nearest.current();
}

/** Remembers what is around an element; answers later which part of that, from the inside, can have the focus. */
export function nearestTo(element: Element | null): () => HTMLElement | null {
  const around = [...outwards(element)];
  return () => around.find((each) => each.isConnected && each.matches(CAN_HAVE_FOCUS)) ?? null;
}

function* outwards(from: Element | null): Generator<HTMLElement> {
  for (let element = from; element; element = element.parentElement) {
    if (element instanceof HTMLElement) yield element;
  }
}
