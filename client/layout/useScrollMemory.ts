import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/** Shows a new screen from its top, and takes whoever goes back to where they had been. */
export function useScrollMemory(): void {
  const { key, hash } = useLocation();
  const isReturning = useNavigationType() === 'POP';
  const current = useRef(key);

  useEffect(() => {
    // The browser would restore before the screen is there.
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.set(current.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    current.current = key;
    const known = isReturning ? positions.get(key) : undefined;
    const target = document.getElementById(hash.slice(1));
    if (known === undefined && target) target.scrollIntoView();
    else window.scrollTo({ top: known ?? 0, behavior: 'instant' });
  }, [key, hash, isReturning]);
}
