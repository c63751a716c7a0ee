import { expect } from '@playwright/test';
import { addApp, codeOf } from '../secondFactor/factors';
import { arrive, signUp } from '../people';
import { logInToDemo } from '../shop';
import { test } from '../test';
import { fillIn, press, tabTo } from './keys';

const ADMINISTRATOR = 'arjun@panna.example';

test('a role is granted and removed with nothing but the keyboard', async ({ page, request }) => {
  const helper = await signUp(request, 'Leela Rao');
  const token = await logInToDemo(request, ADMINISTRATOR);
  await arrive(page, { name: 'Arjun', email: ADMINISTRATOR, token }, '/staff');
  await fillIn(
    page,
    { 'Email of the account': helper.email },
    page.getByRole('tabpanel', { name: 'Members' }),
  );
  await press(page, page.getByRole('button', { name: 'Grant the role' }));
  await expect(page.getByText('The role was granted to Leela Rao.')).toBeVisible();
  const member = page.getByRole('list', { name: 'Staff members' }).getByRole('listitem');
  await press(page, member.filter({ hasText: 'Leela Rao' }).getByRole('button', { name: /^Remove/ }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }));
  await expect(member.filter({ hasText: 'Leela Rao' })).toHaveCount(0);
});

test('a support view and the audit log with nothing but the keyboard', async ({ page, request }) => {
  const reader = await signUp(request, 'Meera Shah');
  const token = await logInToDemo(request, ADMINISTRATOR);
  await arrive(page, { name: 'Arjun', email: ADMINISTRATOR, token }, '/staff');
  await tabTo(page, page.getByRole('tab', { name: 'Members' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Support view' })).toBeFocused();
  // The previous panel is still shown for a moment and has a field with the same name.
  const panel = page.getByRole('tabpanel', { name: 'Support view' });
  await fillIn(page, { 'Email of the account': reader.email }, panel);
  await tabTo(page, page.getByRole('textbox', { name: 'Reason' }));
  await page.keyboard.type('Cannot find an order');
  await press(page, page.getByRole('button', { name: 'View as this user' }));

  const banner = page.getByRole('region', { name: 'Support view' });
  await expect(banner).toContainText('You see the site as Meera Shah');
  await press(page, banner.getByRole('button', { name: 'End support view' }));
  await expect(banner).toHaveCount(0);

  await page.goto('/staff');
  await tabTo(page, page.getByRole('tab', { name: 'Members' }));
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Audit log' })).toBeFocused();
  const log = page.getByRole('list', { name: 'Audit log' });
  await expect(log.getByText('Account: Meera Shah').first()).toBeVisible();
});

test('the second factors and the activity of an account with nothing but the keyboard', async ({
  page,
  request,
}) => {
  const person = await signUp(request, 'Meera Shah');
  await addApp(request, person, 'Old phone');
  await arrive(page, person, '/settings/security');
  const factors = page.getByRole('list', { name: 'Second steps' });
  await press(page, page.getByRole('button', { name: 'Add an authenticator app' }));
  const adding = page.getByRole('dialog');
  const key = (await adding.locator('code').textContent()) ?? '';
  await fillIn(page, { Code: codeOf(key), 'Name (optional)': 'New phone' }, adding);
  await page.keyboard.press('Enter');
  await expect(factors.getByRole('listitem')).toHaveCount(2);

  await press(page, factors.getByRole('button', { name: 'Remove Old phone' }));
  const dialog = page.getByRole('alertdialog');
  await press(page, dialog.getByRole('button', { name: 'Remove' }));
  await expect(factors.getByRole('listitem')).toHaveCount(1);
  await expect(factors).toBeFocused();

  const notMe = page.getByRole('button', { name: 'This was not me Logged in' });
  await press(page, notMe);
  // Waits until the dialog has the focus, because it does not receive key presses before that.
  await expect(dialog.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(notMe).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: 'Log out everywhere' }));
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});
