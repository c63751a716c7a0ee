import { useEffect, useState } from 'react';

/** Checks once whether the server can take an order. Returns true if it cannot. */
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
  // Reads the response, because an unread response keeps its connection open.
  await response.text();
  return response.ok;
}
