import { useEffect, useState } from 'react';

/** Milliseconds without typing before a request is sent. */
const PAUSE = 150;

/** Returns the typed text, updated only after a pause in typing. */
export function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setDelayed, PAUSE, text);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}
