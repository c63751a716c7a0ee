import { useEffect, useState } from 'react';
import { fetchViewer } from '../../session/viewer/viewerStore';

const TICK_MS = 15_000;
const MINUTE_MS = 60_000;

/**
 * Returns the minutes until a support view ends. When the time is over by this device's clock, sends a request, because
 * only the server knows the exact end. The server's refusal then ends the view (useEndSupportView.ts).
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
