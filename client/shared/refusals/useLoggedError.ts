import { useEffect } from 'react';

/** Logs a failure (docs/marketplace.md, Screens). */
export function useLoggedError(what: string, error: Error | undefined): void {
  useEffect(() => {
    if (error) console.error(`${what}:`, error);
  }, [what, error]);
}
