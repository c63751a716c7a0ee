import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { serverAnswers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { meera } from '../../../testing/samples/people';
import { fulfillment, order, ravi } from '../../../testing/samples/purchases';
import type { Order, Paper } from '../../../testing/serverTypes.generated';

const bill: Answer<Paper> = {
  id: 'paper_1',
  kind: 'BILL_OF_SUPPLY',
  number: 'B/25-26/0001',
  issuedAt: '2025-11-21T10:15:00.000Z',
  url: '/api/v1/papers/paper_1/paper.pdf',
};
const note: Answer<Paper> = { ...bill, id: 'paper_2', kind: 'CREDIT_NOTE', number: 'C/25-26/0001' };

async function openOrder(found: Answer<Order>): Promise<void> {
  serverAnswers({ Viewer: () => ({ viewer: meera }), Order: () => ({ order: found }) });
  await openSite(`/orders/${found.id}`, { token: 'good' });
  await screen.findByRole('heading', { name: 'Order Summary' });
}

it('An order links its receipt, bills and credit notes, each in a new tab', async () => {
  const receiptUrl = '/api/v1/orders/order_1/receipt.pdf';
  await openOrder(order({ receiptUrl, fulfillments: [fulfillment(ravi, { papers: [bill, note] })] }));
  const list = within(await screen.findByRole('list', { name: 'Bills and credit notes' }));
  const links = [screen.getByRole('link', { name: 'Receipt (PDF)' }), ...list.getAllByRole('link')];
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
  ).toEqual([
    ['Receipt (PDF)', receiptUrl, '_blank'],
    ['Bill of supply B/25-26/0001 of 21 Nov 2025 (PDF)', bill.url, '_blank'],
    ['Credit note C/25-26/0001 of 21 Nov 2025 (PDF)', bill.url, '_blank'],
  ]);
});

it('An order without papers links none', async () => {
  await openOrder(order());
  expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull();
});

it('A seller opens the packing slip and its label in a new tab', async () => {
  const packingSlipUrl = '/api/v1/fulfillments/fulfillment_1/packing-slip.pdf';
  await openOrder(order({ fulfillments: [fulfillment(ravi, { packingSlipUrl })] }));
  const link = screen.getByRole('link', { name: 'Packing slip and address label (PDF)' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([packingSlipUrl, '_blank']);
});
