import { useEffect, useEffectEvent } from 'react';
import { deviceStore } from '../../shared/store/store';
import { useTheme } from '../../shared/theme/ThemeProvider';

/** Set while the settings of a new session have not been applied yet: 'new' after a sign-up, 'known' after a log-in. */
const arrival = deviceStore('panna.arrival');

/** Makes this page, or the next one, apply the settings of the new session. */
export const arrive = (isNew: boolean): void => arrival.write(isNew ? 'new' : 'known');

/** Applies the settings of a new session. Failures are ignored; the next page tries again. */
export function useSettlingIn(): void {
  const { chooseTheme } = useTheme();
  const settle = useEffectEvent(async () => {
    const arrived = arrival.read();
    if (arrived === null) return;
    const { settleIn } = await import('./savedSettings');
    await settleIn({ isNew: arrived === 'new', chooseTheme });
    arrival.write(null);
  });
  useEffect(() => {
    settle().catch(() => undefined);
  }, []);
}
