import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectUsableByEverybody } from '../accessibility/axe';
import { confirm } from '../confirm';
import { arrive, listBook, signUp } from '../people';
import { deliveredOrder } from '../shop';
import { openDispute } from './openDispute';
import { pickerOf, takePhoto } from '../takePhoto';
import { test } from '../test';

const panel = (page: Page) => page.getByRole('region', { name: /^Dispute \d+$/ });

test('a buyer reports a problem, the seller offers a part, and the buyer accepts it', async ({
  page,
  browser,
  request,
}) => {
  const { buyer, seller, orderId } = await disputableOrder(request);
  await arrive(page, buyer, `/orders/${orderId}`);
  await page.getByRole('button', { name: 'Report a problem' }).press('Enter');
  const report = page.getByRole('dialog', { name: 'Report a problem' });
  await report.getByLabel('What is the problem?').selectOption('It is not as described');
  await report.getByLabel('What happened?').fill('Three pages are torn.');
  await report.getByLabel('Amount to get back').fill('100');
  await expectUsableByEverybody(page, 'reporting a problem');
  await report.getByRole('button', { name: 'Open a dispute' }).click();
  await expect(panel(page)).toContainText('Waiting for the seller');
  await panel(page).getByRole('button', { name: 'Add photos' }).press('Enter');
  await pickerOf(page).setInputFiles(await takePhoto(page, 'red'));
  await page.getByRole('textbox', { name: 'Caption of photo 1' }).fill('The torn page');
  await expectUsableByEverybody(page, 'adding photos to a dispute');
  await panel(page).getByRole('button', { name: 'Upload 1 photo' }).click();
  const photos = panel(page).getByRole('region', { name: 'Photos by the buyer' });
  await expect(photos.getByRole('img', { name: 'The torn page' })).toHaveJSProperty('naturalWidth', 320);

  const shop = await (await browser.newContext(test.info().project.use)).newPage();
  await arrive(shop, seller, `/orders/${orderId}`);
  await expect(panel(shop)).toContainText('Three pages are torn.');
  await panel(shop).getByRole('button', { name: 'The torn page' }).click();
  const large = shop.getByRole('dialog', { name: 'Photos by the buyer' });
  await expect(large.getByRole('img', { name: 'The torn page' })).toHaveJSProperty('naturalWidth', 1600);
  await large.getByRole('button', { name: 'Close' }).click();
  await panel(shop).getByRole('button', { name: 'Answer' }).press('Enter');
  const answer = shop.getByRole('dialog', { name: 'Answer this dispute' });
  await answer.getByLabel('Your answer').fill('Only one page was torn.');
  await answer.getByLabel('Amount that you offer').fill('40');
  await expectUsableByEverybody(shop, 'answering a dispute');
  await answer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(panel(shop)).toContainText('Offered by the seller');
  await shop.context().close();

  await expect(panel(page)).toContainText('Only one page was torn.');
  await expectUsableByEverybody(page, 'an answered dispute');
  await panel(page).getByRole('button', { name: 'Accept the offer' }).press('Enter');
  await confirm(page, 'Yes, accept');
  await expect(panel(page)).toContainText('Settled by buyer and seller');
  await expect(panel(page)).toContainText('₹40');
  await expect(panel(page)).toBeFocused();
});

test('a seller asks for the book first, the buyer sends it, and the seller confirms the arrival', async ({
  page,
  browser,
  request,
}) => {
  const { buyer, seller, orderId } = await disputableOrder(request);
  await openDispute(request, buyer, orderId);
  const shop = await (await browser.newContext(test.info().project.use)).newPage();
  await arrive(shop, seller, `/orders/${orderId}`);
  await panel(shop).getByRole('button', { name: 'Answer' }).press('Enter');
  const answer = shop.getByRole('dialog', { name: 'Answer this dispute' });
  await answer.getByLabel('Your answer').fill('Please send it back.');
  await answer.getByLabel('Amount that you offer').fill('100');
  await answer.getByText('Return first').click();
  await expectUsableByEverybody(shop, 'offering a return');
  await answer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(panel(shop)).toContainText('Offered by the seller after the return');

  await arrive(page, buyer, `/orders/${orderId}`);
  await panel(page).getByRole('button', { name: 'Accept the offer' }).press('Enter');
  await confirm(page, 'Yes, accept');
  await expect(panel(page)).toContainText('The buyer must send the books back by');
  await panel(page).getByRole('button', { name: 'Books sent back' }).press('Enter');
  const sending = page.getByRole('dialog', { name: 'Have you sent the books back?' });
  await sending.getByLabel('Carrier').fill('India Post');
  await sending.getByLabel('Tracking number').fill('RM123456789IN');
  await expectUsableByEverybody(page, 'sending books back');
  await sending.getByRole('button', { name: 'Yes, sent back' }).click();
  await expect(panel(page)).toContainText('Books on their way back');
  await expectUsableByEverybody(page, 'a return under way');

  await expect(panel(shop)).toContainText('RM123456789IN');
  await panel(shop).getByRole('button', { name: 'Confirm the arrival' }).press('Enter');
  await confirm(shop, 'Yes, they are back');
  await expect(panel(shop)).toContainText('Refunded after the return');
  await expect(panel(shop)).toBeFocused();
  await shop.context().close();
  await expect(panel(page)).toContainText('Returned and refunded');
});

async function disputableOrder(request: APIRequestContext) {
  const seller = await signUp(request, 'Kamala Nair');
  const buyer = await signUp(request, 'Meera Shah');
  const bookId = await listBook(request, seller, { title: 'The Night Ferry' });
  return { buyer, seller, orderId: await deliveredOrder(request, { buyer, seller, bookId }) };
}
