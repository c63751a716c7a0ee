import { useEffect, useEffectEvent } from 'react';
import { deviceStore } from '../../shared/store/store';
import { useTheme } from '../../shared/theme/ThemeProvider';

/** Who has signed in on this device whose settings it has not taken up yet: somebody new, or known. */
const arrival = deviceStore('panna.arrival');

/** Has the settings taken up of who signs in now: by this page, or by the next one if it is left before that. */
export const arrive = (isNew: boolean): void => arrival.write(isNew ? 'new' : 'known');

/** Takes up the settings of who has just signed in. Without them everything works, too. */
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
