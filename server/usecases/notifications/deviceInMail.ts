import Bowser from 'bowser';

/**
 * Browser names that may appear in a mail. Other names may not, because a `User-Agent` can contain any text, such as
 * an attacker's message to the owner of the account.
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

/** Returns the names of the browser and the system in a `User-Agent`; null if either is not listed above. */
export function deviceInMail(userAgent: string | null): { browser: string; system: string } | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name || !os.name || !BROWSERS.has(browser.name) || !SYSTEMS.has(os.name)) return null;
  return { browser: browser.name, system: os.name };
}
