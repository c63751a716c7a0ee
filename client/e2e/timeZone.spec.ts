import { expect, test } from '@playwright/test';
import { arrive, ask, listBook, signUp } from './people';

// Los Angeles is at least 12.5 hours behind India, so its date is a day behind for more than half of each day.
test.use({ timezoneId: 'America/Los_Angeles' });
test.skip(({ isMobile }) => isMobile, 'of no width: which day it is');

test('a browser far away, whose clock is wrong as well, shows the days of the marketplace', async ({
  page,
  request,
}) => {
  const seller = await signUp(request, 'Kamala Nair');
  const reader = await signUp(request, 'Meera Shah');
  const bookId = await listBook(request, seller, { title: 'The Hours after Midnight' });
  const { marketplace } = await ask<{ marketplace: { today: string } }>(
    request,
    '{ marketplace { today } }',
    {},
  );
  // The listing date becomes 00:15 on 1 March in India.
  await page.route('/graphql', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replace(/"listedAt":"[^"]+"/, '"listedAt":"2026-02-28T18:45:00.000Z"'),
    });
  });
  await page.clock.setFixedTime('2024-05-05T05:05:05Z');
  await arrive(page, reader, `/books/${bookId}`);
  await expect(page.getByText('1 Mar 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart as Rent' }).click();
  await expect(page.getByRole('textbox', { name: 'Start date' })).toHaveValue(marketplace.today);
  // A request may still be in progress when the page is closed.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
