import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What axe is to judge of a second theme, which is the same page in other colours. */
const COLOURS: RunOptions = { runOnly: ['color-contrast'] };

/** Fails when axe objects to anything on the screen, in the light theme or in the dark one. */
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

/** Fails when axe objects to anything on the screen as it is. */
export async function expectNoViolations(
  page: Page,
  screen: string,
  options: RunOptions = {},
): Promise<void> {
  // The browser may still be repainting what is out of sight: what is not right at once has to be so soon.
  await expect(async () => {
    expect(await violationsOn(page, options), screen).toEqual([]);
  }).toPass({ timeout: 60_000 });
}

/**
 * Puts a theme on, in the page, as the toggle in the top bar does, without loading the screen again. At once: colours on their
 * way from the other theme would cost another look, most of all those out of sight, whose way takes until they are seen.
 */
async function wear(theme: 'light' | 'dark'): Promise<void> {
  const atOnce = new CSSStyleSheet();
  atOnce.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [atOnce];
  document.documentElement.className = theme;
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}

/** What axe objects to. Of what it does not object to it is not asked. */
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

/** What the browser's storage says before the client starts. */
export async function remember(page: Page, stored: Record<string, string>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
}
