import { useEffect, useRef, useState, type RefObject } from 'react';

type FocusOnMore = {
  /** For what surrounds the button; it needs a tabIndex of -1. */
  place: RefObject<HTMLDivElement | null>;
  /** Whether more came than was shown when it was asked for. */
  hasCome: boolean;
  /** To be called when the button is pressed. */
  ask: () => void;
};

/** Keeps the focus near the button that loads more, which goes with the click that loads the last page. */
export function useFocusOnMore(shown: number): FocusOnMore {
  const place = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<number>();
  const hasCome = from !== undefined && shown > from;
  useEffect(() => {
    if (hasCome && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [hasCome]);
  return { place, hasCome, ask: () => setFrom(shown) };
}
