import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/** Shows a new screen from its top or what a hash names, and returns to the earlier position when somebody goes back. */
export function useScrollMemory(): void {
  const { key, hash } = useLocation();
  const isReturning = useNavigationType() === 'POP';
  // A plain link to a hash leads to a place with the key of the page that was loaded first.
  const place = key + hash;
  const current = useRef(place);
  const isShown = useRef(false);

  useEffect(() => {
    // The browser would restore before the screen is there.
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.set(current.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    current.current = place;
    const isFirst = !isShown.current;
    isShown.current = true;
    // A page begins at its top by itself, and who has begun to read before the script was there stays where they are.
    if (isFirst && (!hash || window.scrollY > 0)) return;
    const known = isReturning ? positions.get(place) : undefined;
    const target = document.getElementById(hash.slice(1));
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: known ?? 0, behavior: 'instant' });
  }, [place, hash, isReturning]);
}
