import Bowser from 'bowser';

/** Names that a mail may repeat: a `User-Agent` can hold anything that somebody wants the owner to read. */
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

/** The browser and system of a `User-Agent`, as people call them; null if either is not a usual one. */
export function deviceInMail(userAgent: string | null): { browser: string; system: string } | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name || !os.name || !BROWSERS.has(browser.name) || !SYSTEMS.has(os.name)) return null;
  return { browser: browser.name, system: os.name };
}
