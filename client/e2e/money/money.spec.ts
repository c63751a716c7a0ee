import { expect } from '@playwright/test';
import { expectUsableByEverybody } from '../accessibility/axe';
import { logInToDemo } from '../shop';
import { test } from '../test';
import { pretendFailedMoney } from './failedMoney';

test('staff see the figures of online money, and that nothing is to do', async ({ page, request }) => {
  const token = await logInToDemo(request, 'arjun@panna.example');
  await page.addInitScript((saved) => localStorage.setItem('panna.token', saved), token);
  await page.goto('/money');
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures.getByRole('term')).toHaveText([
    'Paid online',
    'Refunded',
    'Deposits held',
    'Owed to sellers',
    'Paid to sellers',
    'Commission',
    'Fees for payments',
    'Of these, this month',
    'Fees for payouts',
    'Refunds under way',
    'Of these, by payout',
    'Failed refunds',
    'Of unknown origin',
    'Taken by banks',
    'To be paid back to buyers',
    'Held in total',
  ]);
  await expect(figures).toContainText(/₹[\d,.]+\d+ payments?/);

  await expect(page.getByText('No failed refunds.')).toBeVisible();
  await expect(page.getByText('Every payment belongs to an order or has been resolved.')).toBeVisible();
  await expect(page.getByText('Nothing has been compared yet.')).toBeVisible();
  await expectUsableByEverybody(page, 'online money without failures');
});

test('staff settle a failed refund and a payment of unknown origin by the keyboard', async ({
  page,
  request,
}) => {
  const token = await logInToDemo(request, 'arjun@panna.example');
  await page.addInitScript((saved) => localStorage.setItem('panna.token', saved), token);
  await pretendFailedMoney(page);
  await page.goto('/money');
  const refunds = page.getByRole('list', { name: 'Failed refunds' });
  await expect(refunds.getByRole('listitem')).toContainText('₹249.50 to Meera Nair');
  await refunds.getByRole('button', { name: 'Mark as paid another way…' }).press('Enter');
  const refund = page.getByRole('dialog', { name: 'Mark as paid another way' });
  await refund.getByLabel('Transfer reference').fill('UTR 4711');
  await refund.getByLabel('Reason').fill('The card was closed');
  await refund.getByRole('button', { name: 'Settle the refund' }).press('Enter');
  await expect(page.getByText('The refund of ₹249.50 to Meera Nair was settled.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Failed refunds' })).toBeFocused();
  await expect(page.getByText('No failed refunds.')).toBeVisible();

  await page.getByRole('button', { name: 'Resolve…' }).press('Enter');
  const payment = page.getByRole('dialog', { name: 'Resolve this payment' });
  await payment.getByLabel('What happened to the payment').fill('Rent of the office');
  await payment.getByRole('button', { name: 'Resolve', exact: true }).press('Enter');
  await expect(page.getByText('Payment pay_QxT7mZ4d81Kf2b was resolved.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payments of unknown origin' })).toBeFocused();
});
