import { useEffect, useEffectEvent } from 'react';
import { deviceStore } from '../../shared/store/store';
import { useTheme } from '../../shared/theme/ThemeProvider';

/** Tells the next page that a new session (new or known account) has settings to apply. */
const arrival = deviceStore('panna.arrival');

/** Requests that the settings of the new session be applied, by this page or by the next. */
export const arrive = (isNew: boolean): void => arrival.write(isNew ? 'new' : 'known');

/** Applies the settings of a new session. A failure has no other effect. */
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
