import { useEffect, useState } from 'react';

/** The pause after which typing counts as finished, in milliseconds. */
const PAUSE = 250;

/** True if the value has not changed for a moment; the initial value counts at once. */
export function useSettled(value: number | null): boolean {
  const [settled, setSettled] = useState<number | null>(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE, value);
    return () => {
      clearTimeout(timer);
      setSettled(null);
    };
  }, [value]);
  return settled === value;
}
