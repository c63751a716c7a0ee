import { useEffect, useState } from 'react';

/** Asks on opening whether the server can take an order (specification, section 7); answers whether it cannot. */
export function useHealthCheck(): boolean {
  const [isUnreachable, setIsUnreachable] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/api/v1/health-check', { signal: leaving.signal }).then(
      ({ ok }) => setIsUnreachable(!ok),
      () => setIsUnreachable(!leaving.signal.aborted),
    );
    return () => leaving.abort();
  }, []);
  return isUnreachable;
}
