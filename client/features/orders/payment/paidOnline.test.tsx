import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { serverAnswers } from '../../../testing/fakeServer';
import { money } from '../../../testing/samples/money';
import { onlinePayment } from '../../../testing/online/payments';
import { openSite } from '../../../testing/openSite';
import { meera } from '../../../testing/samples/people';
import { fulfillment, openPayment, order, ravi } from '../../../testing/samples/purchases';
import type {
  Fulfillment,
  LedgerEntry,
  LedgerEntryKind,
  Payment,
} from '../../../testing/serverTypes.generated';

const PAID = onlinePayment({ status: 'PAID', redirectUrl: null });

/** Opens an order that is paid online, with this fulfillment, and returns the payment panel of the fulfillment. */
async function openPanel(
  part: Answer<Fulfillment>,
  viewer: { id: string } = meera,
  ledger: Answer<LedgerEntry>[] = [],
) {
  serverAnswers({
    Viewer: () => ({ viewer: { ...meera, ...viewer } }),
    Order: () => ({ order: order({ payment: PAID, ledger, fulfillments: [part] }) }),
  });
  await openSite(`/orders/${order().id}`, { token: 'good' });
  return within(await screen.findByRole('group', { name: 'Payment' }));
}

describe('The payment of a fulfillment of an order that is paid online', () => {
  it.each([
    ['TO_PAY', 'To pay', meera, 'You pay this online, together with the rest of the order.'],
    ['TO_PAY', 'To pay', ravi, /^Meera Nair pays online. You can confirm the order when/],
    ['TO_REFUND', 'Refund on its way', meera, /^The money is being paid back to you/],
    ['REFUND_SENT', 'Refund on its way', ravi, /^The payment provider pays this back to Meera Nair/],
  ] as const)('asks nobody to mark anything: %s, %s', async (state, title, viewer, text) => {
    const open = openPayment({ state, isOnline: true, amount: money('249.50') });
    const deadline = { endsAt: '2025-11-27T10:15:00.000Z', status: 'CANCELLED' } as const;
    const panel = await openPanel(fulfillment(ravi, { openPayment: open, deadline }), viewer);
    expect(panel.getByRole('heading', { name: title })).toBeTruthy();
    expect(panel.getByText(text)).toBeTruthy();
    expect(panel.queryByRole('button')).toBeNull();
    // While the payment is awaited, the seller's deadline is not shown, because it begins once the payment has arrived.
    expect(screen.queryByText(/if the seller does not confirm it by/) === null).toBe(state === 'TO_PAY');
  });

  it('lists what was paid and refunded online, beside what was paid directly', async () => {
    const payment = (id: string, changes: Answer<Payment>): Answer<Payment> => ({
      id,
      kind: 'PAYMENT',
      status: 'CAPTURED',
      isOnline: true,
      createdAt: '2025-11-20T10:15:00.000Z',
      assumedAt: null,
      amount: money('249.50'),
      ...changes,
    });
    const payments = [
      payment('payment_1', {}),
      payment('payment_2', { isOnline: false }),
      payment('payment_3', { kind: 'REFUND', status: 'PENDING' }),
      payment('payment_4', { kind: 'REFUND' }),
    ];
    const panel = await openPanel(fulfillment(ravi, { payments }));
    const list = within(panel.getByRole('list', { name: 'Payments' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.split(' · ')[0])).toEqual([
      'Paid online',
      'Paid',
      'Refund on its way',
      'Refunded online',
    ]);
  });

  it('calls what the provider pays back neither paid nor to be paid by anybody', async () => {
    const part = fulfillment(ravi, { openPayment: openPayment({ state: 'REFUND_SENT', isOnline: true }) });
    const movement = (kind: LedgerEntryKind): Answer<LedgerEntry> => ({
      kind,
      amount: money('249.50'),
      note: null,
      isPaid: false,
      occurredAt: '2025-11-20T10:15:00.000Z',
      fulfillment: { id: part.id },
    });
    const ledger = [movement('REFUND'), movement('DEPOSIT_RELEASED')];
    await openPanel(part, meera, ledger);
    const summary = within(screen.getByRole('region', { name: 'Order Summary' }));
    expect(summary.getByText('Refund on its way')).toBeTruthy();
    expect(summary.getByText('Deposit on its way back')).toBeTruthy();
  });
});
