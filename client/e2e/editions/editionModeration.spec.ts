import { expect, type Page } from '@playwright/test';
import { test } from '../test';
import { arrive, ask, listBook, newIsbn, signUp } from '../people';
import { logInToDemo } from '../shop';

test('an administrator joins two editions of one book, and splits what is another', async ({
  page,
  request,
}) => {
  const [kamala, ravi] = [await signUp(request, 'Kamala Nair'), await signUp(request, 'Ravi Deshpande')];
  const title = `The Well of Salt ${crypto.randomUUID().slice(0, 8)}`;
  const [isbn, another] = [newIsbn(), newIsbn()];
  const volume = await listBook(request, kamala, { title: `${title}, vol. 2`, isbn });
  await listBook(request, ravi, { title, isbn });
  const twin = await listBook(request, ravi, { title, isbn: another });
  const { book } = await ask<{ book: { edition: { id: string } } }>(
    request,
    'query ($id: ID!) { book(id: $id) { edition { id } } }',
    { id: twin },
  );
  const from = `/editions/${book.edition.id}`;
  const token = await logInToDemo(request, 'arjun@panna.example');
  await arrive(page, { ...ravi, token }, from);

  const join = await dialogOf(page, 'Join with another edition');
  await join.getByRole('textbox', { name: /^Find the/ }).fill(new URL(`/books/${volume}`, page.url()).href);
  await join.getByRole('radio', { name: /vol\. 2.*2 offers/ }).check();
  await join.getByRole('textbox', { name: 'Reason' }).fill('One book with two numbers');
  await join.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { name: '3 offers' })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(from));

  const split = await dialogOf(page, 'Split this edition');
  await split.getByRole('checkbox', { name: /vol\. 2/ }).check();
  await split.getByRole('textbox', { name: 'Reason' }).fill('The second volume');
  await split.getByRole('button', { name: 'Split' }).click();
  await expect(page.getByRole('heading', { name: '2 offers' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

  // The address of the joined edition redirects to the edition that it was joined into.
  const stays = page.url();
  await page.goto(from);
  await expect(page).toHaveURL(stays);
  await page.goto('/moderation?view=record');
  await expect(page.locator('main').getByRole('listitem').filter({ hasText: title })).toHaveText([
    /Edition split.*The second volume/,
    /Editions joined.*One book with two numbers/,
  ]);
});

async function dialogOf(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click();
  return page.getByRole('dialog', { name: `${button}?` });
}
