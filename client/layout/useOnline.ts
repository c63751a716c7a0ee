import { useEffect, useState } from 'react';
import { isReadingSaved } from '../session/offline/isReadingSaved';
import { readToken } from '../session/token/token';
import { useStore } from '../shared/store/store';

/**
 * Whether there is a connection: the browser says so, and nothing on the screen had to be read from the device. Once it is
 * back, what the screen shows is read again.
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
  // A visitor's screens read nothing from the server.
  if (readToken()) void readScreenAgain();
}

async function readScreenAgain(): Promise<void> {
  const [{ apolloClient }, { readAgain }] = await Promise.all([
    import('../session/connection/apolloClient'),
    import('../shared/paging/readAgain'),
  ]);
  // A screen that cannot be read says so itself.
  await readAgain(apolloClient).catch(() => undefined);
}
