import { useSyncExternalStore } from 'react';

/** From where on the theme says `lg`. */
const WIDE = '(min-width: 1200px)';

/** Whether there is room for a panel beside the list; of a page that is drawn ahead of time nobody knows. */
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
