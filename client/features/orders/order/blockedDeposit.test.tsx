import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { serverAnswers } from '../../../testing/fakeServer';
import { onlinePayment } from '../../../testing/online/payments';
import { openSite } from '../../../testing/openSite';
import { money } from '../../../testing/samples/money';
import { meera } from '../../../testing/samples/people';
import { amounts, order } from '../../../testing/samples/purchases';
import type { DepositBlock } from '../../../testing/serverTypes.generated';

const block = (changes: Answer<DepositBlock> = {}): Answer<DepositBlock> => ({
  status: 'ACTIVE',
  amount: money('200.00'),
  captured: money('0.00'),
  expiresAt: '2026-02-18T10:15:00.000Z',
  ...changes,
});

async function openOrder(depositBlock: Answer<DepositBlock>) {
  const found = order({
    ...amounts('49.00', '200.00', '249.00'),
    depositSecurity: 'BLOCKED',
    depositBlock,
    payment: onlinePayment({ status: 'PAID', amount: money('49.00'), redirectUrl: null }),
    ledger: [
      {
        kind: 'DEPOSIT_HELD',
        isPaid: true,
        note: null,
        occurredAt: '2025-11-20T10:15:00.000Z',
        amount: money('200.00'),
        fulfillment: null,
      },
    ],
  });
  serverAnswers({ Viewer: () => ({ viewer: meera }), Order: () => ({ order: found }) });
  await openSite(`/orders/${order().id}`, { token: 'good' });
  return within(await screen.findByRole('region', { name: 'Order Summary' }));
}

describe('A blocked deposit', () => {
  it('is never called charged, held or refundable', async () => {
    const summary = await openOrder(block());
    expect(
      await summary.findByText(/Your bank blocks ₹200 until 18 Feb 2026\. It is not charged\./),
    ).toBeTruthy();
    expect(summary.getByText('Blocked deposits')).toBeTruthy();
    expect(summary.getByText('Deposit blocked')).toBeTruthy();
    expect(summary.queryByText(/you get it back/)).toBeNull();
  });

  it('says how much was taken from it after the return', async () => {
    const summary = await openOrder(block({ status: 'RELEASED', captured: money('50.00') }));
    expect(
      await summary.findByText(/The bank releases what was not taken\. ₹50 was taken from it\./),
    ).toBeTruthy();
  });

  it('whose time is over says that the rest is paid directly', async () => {
    const summary = await openOrder(block({ status: 'EXPIRED' }));
    expect(
      await summary.findByText(/Anything still owed must be paid to the seller directly\./),
    ).toBeTruthy();
  });
});
