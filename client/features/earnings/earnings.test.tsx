import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../testing/answers';
import { serverAnswers, type Answers } from '../../testing/fakeServer';
import { money } from '../../testing/samples/money';
import { offering } from '../../testing/online/payments';
import { openSite } from '../../testing/openSite';
import { payout, payoutAccount, payoutLine, payoutWith } from '../../testing/samples/payouts';
import { meera } from '../../testing/samples/people';
import { pageOf } from '../../testing/samples/purchases';
import { openDashboard } from '../../testing/samples/dashboard';
import type { Paper } from '../../testing/serverTypes.generated';

const paid = payout({ status: 'PAID', settledAt: '2025-11-21T10:15:00.000Z', reference: 'UTR123456' });
const failed = payout({
  id: 'payout_2',
  status: 'FAILED',
  settledAt: '2025-11-18T10:15:00.000Z',
  failure: 'The bank does not know this UPI ID.',
});

const balanceOf = (due: string, waiting = '0.00', onTheWay = '0.00', pausedUntil: string | null = null) => ({
  payoutBalance: {
    due: money(due),
    waiting: money(waiting),
    onTheWay: money(onTheWay),
    debt: null,
    pausedUntil,
  },
});

async function openEarnings(answers: Answers = {}, contact: object = {}) {
  serverAnswers({
    Viewer: () => ({ viewer: { ...meera, contact: { ...meera.contact, ...contact } } }),
    PayoutBalance: () => balanceOf('0.00'),
    PayoutAccount: () => ({ payoutAccount: payoutAccount() }),
    Payouts: () => ({ payouts: pageOf([]) }),
    DebtRepayments: () => ({ debtRepayments: pageOf([]) }),
    CommissionPapers: () => ({ commissionPapers: pageOf([]) }),
    ...answers,
  });
  return (await openSite('/earnings', { token: 'good' })).person;
}

const balance = () => screen.findByRole('region', { name: 'Not paid out yet' });
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Payouts' })).getAllByRole('listitem');

describe('The screen of earnings', () => {
  it('shows what is due, what waits and what is on its way', async () => {
    await openEarnings({ PayoutBalance: () => balanceOf('224.55', '90.00', '10.00') });
    expect((await balance()).textContent).toBe(
      'Not paid out yetDue, in your next payout₹224.55Sold, but not due yet₹90On the way₹10',
    );
  });

  it('says in words that too much was paid out', async () => {
    await openEarnings({ PayoutBalance: () => balanceOf('-50.00') });
    const text = (await balance()).textContent;
    expect(text).toContain('To be taken from your next payout₹50');
    expect(text).toContain('Buyers got money back after you had been paid for their orders.');
    expect(text).not.toContain('-');
  });

  it('says until when payouts wait after a change of the payout account', async () => {
    const until = '2025-11-21T10:15:00.000Z';
    await openEarnings({ PayoutBalance: () => balanceOf('224.55', '0.00', '0.00', until) });
    expect((await balance()).textContent).toContain('Payouts will resume after 21 Nov 2025, 3:45 pm');
  });

  it('lists the payouts with their reference or failure, and more on demand', async () => {
    const person = await openEarnings({
      Payouts: ({ variables }) => ({
        payouts: variables['after'] ? pageOf([failed], 2, 1) : pageOf([paid], 2),
      }),
    });
    await person.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByText('The bank does not know this UPI ID.');
    const [first, second] = await cards();
    expect(first?.textContent).toContain('₹224.55Paid out');
    expect(first?.textContent).toContain('UPI IDravi@upiBank referenceUTR123456');
    expect(second?.textContent).toContain('Failed');
    expect(second?.textContent).toContain('The amount will be part of the next payout.');
    expect(within(second ?? document.body).queryByText('Show the orders')).toBeNull();
  });

  it('shows the orders of a payout on demand, and what was taken back', async () => {
    const person = await openEarnings({
      Payouts: () => ({ payouts: pageOf([paid]) }),
      PayoutLines: () =>
        payoutWith(payoutLine('order_123456', '274.55'), payoutLine('order_abcdef', '-50.00')),
    });
    await person.click(await screen.findByText('Show the orders'));
    const list = await screen.findByRole('list', { name: 'Orders in this payout' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(within(list).getAllByRole('link')[0]?.getAttribute('href')).toBe('/orders/order_123456');
    expect(first?.textContent).toBe('Order 123456₹274.55');
    expect(second?.textContent).toContain('The buyer got money back after an earlier payout');
    expect(second?.textContent).toContain('-₹50');
  });

  it('shows what the seller has paid back before, which evens out what was taken back', async () => {
    const lines = payoutWith(payoutLine('order_123456', '274.55'), payoutLine('order_abcdef', '-50.00'));
    const repaid = { node: { ...lines.node, repaidAmount: money('50.00') } };
    const person = await openEarnings({
      Payouts: () => ({ payouts: pageOf([paid]) }),
      PayoutLines: () => repaid,
    });
    await person.click(await screen.findByText('Show the orders'));
    const list = await screen.findByRole('list', { name: 'Orders in this payout' });
    expect(within(list).getAllByRole('listitem').at(-1)?.textContent).toBe(
      'Already paid back outside the site₹50',
    );
  });

  it('links a statement for each month with payouts, and the invoices about the commission', async () => {
    const invoice: Answer<Paper> = {
      id: 'paper_1',
      kind: 'COMMISSION_INVOICE',
      number: 'M/25-26/0001',
      issuedAt: '2025-12-01T10:15:00.000Z',
      url: '/api/v1/papers/paper_1/paper.pdf',
    };
    const before = payout({ id: 'payout_3', status: 'PAID', createdAt: '2025-10-31T18:29:00.000Z' });
    await openEarnings({
      Payouts: () => ({ payouts: pageOf([paid, failed, before]) }),
      CommissionPapers: () => ({ commissionPapers: pageOf([invoice]) }),
    });
    const linksOf = async (name: string) =>
      within(await screen.findByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(await linksOf('Statements')).toEqual([
      ['Payouts of November 2025 (PDF)', '/api/v1/users/me/payout-statement.pdf?month=2025-11'],
      ['CSV of November 2025', '/api/v1/users/me/payouts.csv?from=2025-11-01&to=2025-11-30'],
      ['Payouts of October 2025 (PDF)', '/api/v1/users/me/payout-statement.pdf?month=2025-10'],
      ['CSV of October 2025', '/api/v1/users/me/payouts.csv?from=2025-10-01&to=2025-10-31'],
    ]);
    expect(await linksOf('Commission invoices')).toEqual([
      ['Commission invoice M/25-26/0001 of 1 Dec 2025 (PDF)', invoice.url],
    ]);
  });

  it('says that nothing was paid out yet', async () => {
    await openEarnings();
    expect(await screen.findByRole('heading', { name: 'No payouts yet' })).toBeTruthy();
  });
});

describe('The links to the earnings', () => {
  it('are on the dashboard and in the drawer where buyers can pay online', async () => {
    await openDashboard({ OnlineOffer: () => offering('OFFERED') });
    const link = await screen.findByRole('link', { name: 'Earnings and payouts' });
    expect(link.getAttribute('href')).toBe('/earnings');
    const [entry] = await screen.findAllByRole('link', { name: 'Earnings' });
    expect(entry?.getAttribute('href')).toBe('/earnings');
  });

  it('are absent where buyers pay sellers directly, but the address works', async () => {
    await openDashboard({ OnlineOffer: () => offering('NONE') });
    await screen.findByRole('heading', { name: 'Revenue' });
    expect(screen.queryByRole('link', { name: /^Earnings/ })).toBeNull();
    await openEarnings({ OnlineOffer: () => offering('NONE') });
    expect(await screen.findByRole('heading', { name: 'Earnings' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Earnings/ })).toBeNull();
  });
});
