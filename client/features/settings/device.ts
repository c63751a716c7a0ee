import Bowser from 'bowser';

/** The browser and system of a session; null if unknown. */
type Device = { readonly browser: string; readonly system: string };

export function deviceOf(userAgent: string | null): Device | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name && os.name ? { browser: browser.name, system: os.name } : null;
}
