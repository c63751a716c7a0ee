import { useEffect, useState } from 'react';

/** After how long a pause somebody is done typing, in milliseconds. */
const PAUSE = 250;

/** Whether what is being typed has stayed the same for a moment; what is there at first has. */
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
