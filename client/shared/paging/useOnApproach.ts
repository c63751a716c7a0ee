import { useEffect, useEffectEvent, useRef } from 'react';

const AHEAD = '800px'; // below the visible part, about the height of a screen

/**
 * Calls `onApproach` when the element with the returned ref comes near the visible part of the page: once for each
 * `key`, and never while `key` is null. `ahead` is the distance that counts as near.
 */
export function useOnApproach(key: string | null, onApproach: () => void, ahead = AHEAD) {
  const element = useRef<HTMLDivElement>(null);
  const approached = useEffectEvent(onApproach);
  useEffect(() => {
    if (key === null || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser can report several frames in one call.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        approached();
      },
      { rootMargin: `${ahead} 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [key, ahead]);
  return element;
}
