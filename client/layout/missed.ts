import { useEffect } from 'react';

declare global {
  interface Window {
    /** Does again what was pressed or chosen before the site was there: start/later.js keeps it. */
    missed?: (() => void)[] | undefined;
  }
}

let missed: Window['missed'];

let tell = () => {};
/** Ends once the first screen is there. */
export const firstScreen = new Promise<void>((resolve) => (tell = resolve));

/** From now on React hears what is pressed; what was before is kept until the screen is there. */
export function takeMissed(): void {
  missed = window.missed;
  delete window.missed;
}

/** Put beside a screen: once that is there the page is the script's, and what was missed is done again. */
export function Shown() {
  useEffect(() => {
    delete document.documentElement.dataset['page'];
    missed?.forEach((again) => again());
    missed = undefined;
    tell();
  }, []);
  return null;
}
