import { useEffect } from 'react';

declare global {
  interface Window {
    /** Functions that replay clicks and selections made before the script ran. start/later.js collects them. */
    missed?: (() => void)[] | undefined;
  }
}

let missed: Window['missed'];

let tell = () => {};
/** Resolves when the first screen is rendered. */
export const firstScreen = new Promise<void>((resolve) => (tell = resolve));

/**
 * Takes over the events that start/later.js has collected. From now on, React receives events itself. The component Shown
 * replays the earlier ones.
 */
export function takeMissed(): void {
  missed = window.missed;
  delete window.missed;
}

/** Rendered beside a screen. Once the screen is rendered, replays the clicks and selections made before the script ran. */
export function Shown() {
  useEffect(() => {
    delete document.documentElement.dataset['page'];
    missed?.forEach((again) => again());
    missed = undefined;
    tell();
  }, []);
  return null;
}
