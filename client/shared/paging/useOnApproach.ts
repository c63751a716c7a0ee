import { useEffect, useEffectEvent, useRef } from 'react';

const AHEAD = '800px'; // about a screenful below what is seen

/**
 * Calls `onApproach` when the element that gets the ref is about to scroll into sight; never while `key` is null, and
 * once for each other key, even if the element stays in sight. `ahead` is how far below what is seen it may be then.
 */
export function useOnApproach(key: string | null, onApproach: () => void, ahead = AHEAD) {
  const element = useRef<HTMLDivElement>(null);
  const approached = useEffectEvent(onApproach);
  useEffect(() => {
    if (key === null || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser tells of several frames in one go.
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
