import { useEffect, useState } from 'react';
import { readToken } from '../session/token/token';

/** Whether there is a connection. Once it is back, what the screen shows is read again. */
export function useOnline() {
  const [online, setOnline] = useState(navigator.onLine);
  const [trying, setTrying] = useState(false);
  useEffect(() => {
    const isBack = () => comeBack(setOnline);
    const isGone = () => setOnline(false);
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
  return { online, trying, tryAgain };
}

function comeBack(setOnline: (online: boolean) => void): void {
  setOnline(true);
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
