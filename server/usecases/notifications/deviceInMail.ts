import Bowser from 'bowser';

/**
 * Names that a mail may repeat: a `User-Agent` may contain any text, such as an attacker's message to the
 * owner.
 */
const BROWSERS: ReadonlySet<string> = new Set([
  'Chrome',
  'Chromium',
  'Firefox',
  'Microsoft Edge',
  'Opera',
  'Safari',
  'Samsung Internet for Android',
]);
const SYSTEMS: ReadonlySet<string> = new Set(['Android', 'Chrome OS', 'iOS', 'Linux', 'macOS', 'Windows']);

/** Returns the common names of the browser and system of a `User-Agent`; null if either is unusual. */
export function deviceInMail(userAgent: string | null): { browser: string; system: string } | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name || !os.name || !BROWSERS.has(browser.name) || !SYSTEMS.has(os.name)) return null;
  return { browser: browser.name, system: os.name };
}
