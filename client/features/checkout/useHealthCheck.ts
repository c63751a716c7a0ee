import { useEffect, useState } from 'react';

/** Asks on opening whether the server can take an order; returns whether it cannot. */
export function useHealthCheck(): boolean {
  const [isUnreachable, setIsUnreachable] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    isHealthy(leaving.signal).then(
      (healthy) => setIsUnreachable(!healthy),
      () => setIsUnreachable(!leaving.signal.aborted),
    );
    return () => leaving.abort();
  }, []);
  return isUnreachable;
}

async function isHealthy(signal: AbortSignal): Promise<boolean> {
  const response = await fetch('/api/v1/health-check', { signal });
  // An answer that is not read keeps its connection.
  await response.text();
  return response.ok;
}
