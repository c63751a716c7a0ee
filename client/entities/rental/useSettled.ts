import { useEffect, useState } from 'react';

/** Time without a change after which the value is used, in milliseconds. */
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
