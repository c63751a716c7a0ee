import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export type Theme = 'light' | 'dark';

/** Fails when axe objects to anything on the screen, in the light theme or in the dark one. */
export async function expectUsableByEverybody(
  page: Page,
  screen: string,
  themes: readonly Theme[] = ['light', 'dark'],
): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const theme of themes) {
    // As the toggle in the top bar does, without loading the screen again.
    await page.evaluate((name) => void (document.documentElement.className = name), theme);
    // The browser may still be repainting what is out of sight: what is not right at once has to be so soon.
    await expect(async () => {
      const { violations } = await axeFor(page, theme === themes[0]).analyze();
      expect(violations.map(textOf), `${screen}, ${theme}`).toEqual([]);
    }).toPass({ timeout: 15_000 });
  }
}

/** A second theme is the same page in other colours. No screen has frames of elsewhere, for which axe opens a page of its own. */
function axeFor(page: Page, isFirstLook: boolean): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  return isFirstLook ? axe : axe.withRules(['color-contrast']);
}

function textOf({ id, help, nodes }: { id: string; help: string; nodes: { html: string }[] }): string {
  return `${id} (${help}): ${nodes.map(({ html }) => html).join('\n')}`;
}

/** What the browser's storage says before the client starts. */
export async function remember(page: Page, stored: Record<string, string>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
}
