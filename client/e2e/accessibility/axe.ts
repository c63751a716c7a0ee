import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The rules that are checked in the dark theme, which differs from the light one in its colours only. */
const COLOURS: RunOptions = { runOnly: ['color-contrast'] };

/**
 * The rules that are checked in Hindi and Gujarati: all except contrast, because the colours are the same in every language.
 */
export const WITHOUT_COLOURS: RunOptions = { rules: { 'color-contrast': { enabled: false } } };

/** Fails if axe finds a violation in the light or the dark theme. */
export async function expectUsableByEverybody(page: Page, screen: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const [theme, options] of [
    ['light', {}],
    ['dark', COLOURS],
  ] as const) {
    await page.evaluate(wear, theme);
    await expectNoViolations(page, `${screen}, ${theme}`, options);
  }
}

/** Fails if axe finds a violation on the current screen. */
export async function expectNoViolations(
  page: Page,
  screen: string,
  options: RunOptions = {},
): Promise<void> {
  // Retries, because the browser may still be repainting elements out of view.
  await expect(async () => {
    expect(await violationsOn(page, options), screen).toEqual([]);
  }).toPass({ timeout: 60_000 });
}

/**
 * Runs in the page. Switches the theme like the button in the top bar, but turns transitions off, because transitions of
 * elements out of view would never finish.
 */
async function wear(theme: 'light' | 'dark'): Promise<void> {
  const atOnce = new CSSStyleSheet();
  atOnce.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [atOnce];
  document.documentElement.className = theme;
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}

/** Runs axe on the page. Returns each violation as a line of text. */
async function violationsOn(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (asked) => {
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await inPage.run({ resultTypes: ['violations'], ...asked });
    return violations.map(
      ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join('\n')}`,
    );
  }, options);
}

/** Writes `stored` to local storage before the client starts, and requests reduced motion. */
export async function remember(page: Page, stored: Record<string, string>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
}
