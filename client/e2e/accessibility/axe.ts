import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

export type Theme = 'light' | 'dark';

/** Fails when axe objects to anything on the screen, in the light theme or in the dark one. */
export async function expectUsableByEverybody(
  page: Page,
  screen: string,
  themes: readonly Theme[] = ['light', 'dark'],
): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const theme of themes) {
    await page.evaluate(wear, theme);
    // The browser may still be repainting what is out of sight: what is not right at once has to be so soon.
    await expect(async () => {
      const violations = await violationsOn(page, theme === themes[0]);
      expect(violations, `${screen}, ${theme}`).toEqual([]);
    }).toPass({ timeout: 60_000 });
  }
}

/**
 * Puts a theme on, in the page, as the toggle in the top bar does, without loading the screen again. At once: colours on their
 * way from the other theme would cost another look, most of all those out of sight, whose way takes until they are seen.
 */
async function wear(theme: Theme): Promise<void> {
  const atOnce = new CSSStyleSheet();
  atOnce.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [atOnce];
  document.documentElement.className = theme;
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}

/** What axe objects to; a second theme is the same page in other colours. Of what it does not object to it is not asked. */
async function violationsOn(page: Page, isFirstLook: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (rules) => {
      const inPage = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await inPage.run({
        resultTypes: ['violations'],
        ...(rules && { runOnly: rules }),
      });
      return violations.map(
        ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join('\n')}`,
      );
    },
    isFirstLook ? null : ['color-contrast'],
  );
}

/** What the browser's storage says before the client starts. */
export async function remember(page: Page, stored: Record<string, string>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
}
