import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { serverAnswers } from '../../../testing/fakeServer';
import { money } from '../../../testing/samples/money';
import { openSite } from '../../../testing/openSite';
import { meera } from '../../../testing/samples/people';
import { asha, fulfillment, order } from '../../../testing/samples/purchases';
import type { Fulfillment, FulfillmentEarnings } from '../../../testing/serverTypes.generated';

/** Opens an order that Asha placed with Meera, and returns the text about its earnings. */
async function textOf(
  earnings: Answer<FulfillmentEarnings>,
  { changes = {}, viewer = meera }: { changes?: Answer<Fulfillment>; viewer?: object } = {},
) {
  const whole = {
    amount: money('224.55'),
    commission: money('24.95'),
    taxDeducted: money('0.00'),
    taxCollected: money('0.00'),
    paidOut: money('0.00'),
    dueAt: null,
    waitsFor: earnings.dueAt ? null : ('DELIVERY' as const),
    ...earnings,
  };
  serverAnswers({
    Viewer: () => ({ viewer: { ...meera, ...viewer } }),
    Order: () => ({
      order: order({ buyer: asha, fulfillments: [fulfillment(meera, { earnings: whole, ...changes })] }),
    }),
  });
  await openSite(`/orders/${order().id}`, { token: 'good' });
  return (await screen.findByRole('group', { name: 'Earnings' })).textContent;
}

describe('The earnings on an order', () => {
  it('tell the seller the amount, the commission and when it is due', async () => {
    expect(await textOf({})).toBe('You get₹224.55Commission: ₹24.95To be paid out after delivery');
    expect(await textOf({ dueAt: '2999-03-08T10:15:00.000Z' })).toContain('Due on 8 Mar 2999');
    expect(await textOf({ dueAt: '2025-03-08T10:15:00.000Z' })).toContain('Due since 8 Mar 2025');
  });

  it('name the taxes that were taken', async () => {
    const text = await textOf({ taxDeducted: money('0.25'), taxCollected: money('1.11') });
    expect(text).toContain('Tax deducted at source: ₹0.25Tax collected at source: ₹1.11To be paid out');
  });

  it('tell finance staff what the seller gets', async () => {
    expect(await textOf({}, { viewer: { id: 'user_ila' } })).toContain('The seller gets₹224.55');
  });

  it('wait for the end of a dispute, or for the bank of the buyer', async () => {
    expect(await textOf({ waitsFor: 'DISPUTE' })).toContain('To be paid out once the dispute has ended');
    expect(await textOf({ waitsFor: 'CHARGEBACK' })).toContain('On hold until the buyer’s bank decides');
  });

  it('tell what was paid out, also when too much was', async () => {
    const dueAt = '2025-03-08T10:15:00.000Z';
    expect(await textOf({ dueAt, paidOut: money('224.55') })).toMatch(/Paid out$/);
    expect(await textOf({ dueAt, paidOut: money('200.00') })).toContain('₹200 was paid out. Due since');
    expect(await textOf({ dueAt, paidOut: money('300.00') })).toContain(
      '₹300 was paid out. The difference is taken from the next payout.',
    );
  });
});
