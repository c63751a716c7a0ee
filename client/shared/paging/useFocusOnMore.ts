import { useEffect, useRef, useState, type RefObject } from 'react';

type FocusOnMore = {
  /** Surrounds the button; it needs a tabIndex of -1. */
  place: RefObject<HTMLDivElement | null>;
  /** True if more entries have arrived since the request. */
  hasCome: boolean;
  /** Call it when the button is pressed. */
  ask: () => void;
};

/** Keeps the focus near the button that loads more, which disappears with the last page. */
export function useFocusOnMore(shown: number): FocusOnMore {
  const place = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<number>();
  const hasCome = from !== undefined && shown > from;
  useEffect(() => {
    if (hasCome && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [hasCome]);
  return { place, hasCome, ask: () => setFrom(shown) };
}
