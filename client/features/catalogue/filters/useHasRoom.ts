import { useSyncExternalStore } from 'react';

/** The theme's breakpoint `lg`. */
const WIDE = '(min-width: 1200px)';

/** True if the screen is wide enough for a panel beside the list. False while a page is rendered in advance. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(WIDE).matches ?? false,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia?.(WIDE);
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}
