import { useEffect } from 'react';

/** Logs an error to the console (docs/marketplace.md, Screens). */
export function useLoggedError(what: string, error: Error | undefined): void {
  useEffect(() => {
    if (error) console.error(`${what}:`, error);
  }, [what, error]);
}
