import { useEffect } from 'react';

declare global {
  interface Window {
    /** Presses and choices from before the script ran, collected by start/later.js. */
    missed?: (() => void)[] | undefined;
  }
}

let missed: Window['missed'];

let tell = () => {};
/** Resolves when the first screen is rendered. */
export const firstScreen = new Promise<void>((resolve) => (tell = resolve));

/** React receives events from now on; earlier ones are kept until the screen is rendered. */
export function takeMissed(): void {
  missed = window.missed;
  delete window.missed;
}

/** Placed beside a screen: when that is rendered, the missed events are repeated. */
export function Shown() {
  useEffect(() => {
    delete document.documentElement.dataset['page'];
    missed?.forEach((again) => again());
    missed = undefined;
    tell();
  }, []);
  return null;
}
