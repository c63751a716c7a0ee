import { useLayoutEffect, useRef } from 'react';

const CAN_HAVE_FOCUS = 'a[href], button, input, select, textarea, [tabindex]:not(:empty)';

/**
 * Where the focus goes when a dialog closes: back to what had it when the dialog opened or, if what was done took that
 * away, to the nearest part of the page around it. For a dialog's `finalFocusEl`.
 */
export function useReturnFocus(open: boolean): () => HTMLElement | null {
  const around = useRef<HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (open) around.current = [...outwards(document.activeElement)];
  }, [open]);
  return () =>
    around.current.find((element) => element.isConnected && element.matches(CAN_HAVE_FOCUS)) ?? null;
}

function* outwards(from: Element | null): Generator<HTMLElement> {
  for (let element = from; element; element = element.parentElement) {
    if (element instanceof HTMLElement) yield element;
  }
}
