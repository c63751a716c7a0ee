import { useEffect, useRef, useState, type RefObject } from 'react';

type FocusOnMore = {
  /** Ref of an element around the button. The element needs a tabIndex of -1. */
  place: RefObject<HTMLDivElement | null>;
  /** True if more entries have arrived since the last press. */
  hasCome: boolean;
  /** Call this function when the button is pressed. */
  ask: () => void;
};

/** Keeps the focus near the button for the next page, which disappears after the last page. */
export function useFocusOnMore(shown: number): FocusOnMore {
  const place = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<number>();
  const hasCome = from !== undefined && shown > from;
  useEffect(() => {
    if (hasCome && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [hasCome]);
  return { place, hasCome, ask: () => setFrom(shown) };
}
