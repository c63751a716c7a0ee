import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/** Scrolls a new screen to its top or to its hash. Restores the scroll position when going back. */
export function useScrollMemory(): void {
  const { key, hash } = useLocation();
  const isReturning = useNavigationType() === 'POP';
  // Includes the hash, because a plain link to a hash creates a history entry with the same key as the first page.
  const place = key + hash;
  const current = useRef(place);
  const isShown = useRef(false);

  useEffect(() => {
    // Prevents the browser from restoring the position before the screen is rendered.
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.set(current.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    current.current = place;
    const isFirst = !isShown.current;
    isShown.current = true;
    // A new page is already at the top. Scrolling that happened before the script ran must not be undone.
    if (isFirst && (!hash || window.scrollY > 0)) return;
    const known = isReturning ? positions.get(place) : undefined;
    const target = document.getElementById(hash.slice(1));
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: known ?? 0, behavior: 'instant' });
  }, [place, hash, isReturning]);
}
