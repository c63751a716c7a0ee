import Bowser from 'bowser';

/** The browser and the operating system of a session. */
type Device = { readonly browser: string; readonly system: string };

export function deviceOf(userAgent: string | null): Device | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name && os.name ? { browser: browser.name, system: os.name } : null;
}
