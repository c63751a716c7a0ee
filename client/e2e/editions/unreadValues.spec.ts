import { expect } from '@playwright/test';
import { expectUsableByEverybody } from '../accessibility/axe';
import { arrive, signUp } from '../people';
import { test } from '../test';

test('a link with unknown filter values says so, and offers the list without them', async ({
  page,
  request,
}) => {
  await arrive(
    page,
    await signUp(request, 'Meera Shah'),
    '/books?genre=Cooking&salePriceTo=cheap&language=hi',
  );
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This link contains invalid filter values: “Cooking” and “cheap”.');
  await expect(page.getByText(/\d books?$/)).toBeHidden();
  await expectUsableByEverybody(page, 'what is not known');
  await alert.getByRole('link', { name: 'Remove these values' }).click();
  await expect(page).toHaveURL('/books?language=hi');
  await expect(alert).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'book' })).toBeVisible();
});

test('a filter that the server refuses shows the server’s message, and can be removed', async ({
  page,
  request,
}) => {
  await arrive(page, await signUp(request, 'Meera Shah'), '/books?salePriceFrom=200&salePriceTo=100');
  await expect(page.getByRole('alert')).toContainText('The maximum cannot be less than the minimum');
  await page.getByRole('button', { name: 'Remove filter: Price: ₹200 – ₹100' }).click();
  await expect(page).toHaveURL('/books');
  await expect(page.getByRole('alert')).toBeHidden();
});
