import { useEffect } from 'react';

/** Logs a failure that the specification wants logged and not shown (section 8). */
export function useLoggedError(what: string, error: Error | undefined): void {
  useEffect(() => {
    if (error) console.error(`${what}:`, error);
  }, [what, error]);
}
