import { useEffect, useState } from 'react';

/** Returns the seconds that remain until `moment` by the clock of this device; zero once it has passed. */
export function useSecondsLeft(moment: string): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
