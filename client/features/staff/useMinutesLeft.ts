import { useEffect, useState } from 'react';
import { fetchViewer } from '../../session/viewer/viewerStore';

const TICK_MS = 15_000;
const MINUTE_MS = 60_000;

/**
 * Returns the minutes until a support view ends by itself. The server decides when that is: once the time seems to be
 * over it is asked, and its refusal ends the view here (useEndSupportView.ts).
 */
export function useMinutesLeft(expiresAt: string): number {
  const [now, setNow] = useState(Date.now);
  const end = Date.parse(expiresAt);
  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= end) fetchViewer().catch(() => undefined);
    };
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [end]);
  return Math.max(0, Math.ceil((end - now) / MINUTE_MS));
}
