import { useEffect, useState } from 'react';
import { isReadingSaved } from '../session/offline/isReadingSaved';
import { readToken } from '../session/token/token';
import { useStore } from '../shared/store/store';

/**
 * Returns the state of the connection. `online` is true if the browser reports a connection and no data on the screen
 * was read from this device. When the connection returns, the screen is reloaded.
 */
export function useOnline() {
  const [online, setOnline] = useState(true);
  const readingSaved = useStore(isReadingSaved);
  const [trying, setTrying] = useState(false);
  useEffect(() => {
    const isBack = () => comeBack(setOnline);
    const isGone = () => setOnline(false);
    if (!navigator.onLine) isGone();
    window.addEventListener('online', isBack);
    window.addEventListener('offline', isGone);
    return () => {
      window.removeEventListener('online', isBack);
      window.removeEventListener('offline', isGone);
    };
  }, []);

  const tryAgain = async () => {
    if (trying) return;
    setTrying(true);
    await fetch('/api/v1/health-check', { cache: 'no-store' }).then(
      () => comeBack(setOnline),
      () => undefined,
    );
    setTrying(false);
  };
  return { online: online && !readingSaved, trying, tryAgain };
}

function comeBack(setOnline: (online: boolean) => void): void {
  setOnline(true);
  isReadingSaved.write(false);
  // Skips visitors, because a reload would load the API client on the home page.
  if (readToken()) void readScreenAgain();
}

async function readScreenAgain(): Promise<void> {
  const [{ apolloClient }, { readAgain }] = await Promise.all([
    import('../session/connection/apolloClient'),
    import('../shared/paging/readAgain'),
  ]);
  // A screen that fails to load shows the failure itself.
  await readAgain(apolloClient).catch(() => undefined);
}
