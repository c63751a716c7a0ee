import { useEffect, useState } from 'react';

/** The pause before the server is asked, in milliseconds. */
const PAUSE = 150;

/** Returns the typed text as of the last pause. */
export function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setDelayed, PAUSE, text);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}
