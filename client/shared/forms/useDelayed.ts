import { useEffect, useState } from 'react';

/** After how long a pause the server is asked, in milliseconds. */
const PAUSE = 150;

/** What is being typed, as it stood when the last pause began. */
export function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setDelayed, PAUSE, text);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}
