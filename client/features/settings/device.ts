import Bowser from 'bowser';

/** What a session was opened with, as people call it; null when it was nothing that is known. */
type Device = { readonly browser: string; readonly system: string };

/** Reads the `User-Agent` header of a session. */
export function deviceOf(userAgent: string | null): Device | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name && os.name ? { browser: browser.name, system: os.name } : null;
}
