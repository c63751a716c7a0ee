import { useEffect, useState } from 'react';

/** Milliseconds without a change after which typing counts as finished. */
const PAUSE = 250;

/** True if the value has not changed for PAUSE milliseconds. Always true for the initial value. */
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
