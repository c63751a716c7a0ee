import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { enter } from '../../../testing/enter';
import { inputsOf, serverAnswers } from '../../../testing/fakeServer';
import { onlinePayment } from '../../../testing/online/payments';
import { openSite } from '../../../testing/openSite';
import { money } from '../../../testing/samples/money';
import { meera } from '../../../testing/samples/people';
import { order } from '../../../testing/samples/purchases';
import type { RefundByPayout } from '../../../testing/serverTypes.generated';

const PAID = onlinePayment({ status: 'PAID', redirectUrl: null });

const refund = (changes: Answer<RefundByPayout> = {}): Answer<RefundByPayout> => ({
  state: 'NOT_DUE',
  amount: null,
  account: null,
  failure: null,
  linkUrl: null,
  viewerCanGiveAccount: true,
  ...changes,
});

async function openOrder(refundByPayout: Answer<RefundByPayout>) {
  const ofMeera = order({ payment: PAID, refundByPayout });
  const given = { method: 'UPI' as const, shown: 'me…@okbank', pausedUntil: null, failure: null };
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Order: () => ({ order: ofMeera }),
    GiveRefundAccount: () => ({
      giveRefundAccount: {
        order: { id: ofMeera.id ?? '', refundByPayout: refund({ account: given }) },
        userErrors: [],
      },
    }),
  });
  const { person } = await openSite(`/orders/${order().id}`, { token: 'good' });
  return { person, card: within(await screen.findByRole('region', { name: 'Your refund' })) };
}

describe('A refund by payout', () => {
  it('asks for a UPI ID, and shows its end afterwards', async () => {
    const { person, card } = await openOrder(refund());
    await person.click(card.getByRole('button', { name: 'Enter an account…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Account for your refund' }));
    await enter(person, dialog.getByLabelText('UPI ID'), 'meera@okbank');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await card.findByText('me…@okbank')).toBeTruthy();
    expect(inputsOf('GiveRefundAccount')).toEqual([
      { orderId: order().id, method: 'UPI', upiAddress: 'meera@okbank' },
    ]);
    expect(card.getByRole('button', { name: 'Change the account…' })).toBeTruthy();
  });

  it('leads to the payout link, and asks for nothing else', async () => {
    const linkUrl = 'https://rzp.io/l/1';
    const sent = {
      state: 'LINK_SENT' as const,
      amount: money('200.00'),
      linkUrl,
      viewerCanGiveAccount: false,
    };
    const { card } = await openOrder(refund(sent));
    expect(card.getByRole('link', { name: 'Receive the money' }).getAttribute('href')).toBe(linkUrl);
    expect(card.queryByRole('button')).toBeNull();
  });

  it('that failed says why, and asks for another account', async () => {
    const account = {
      method: 'UPI' as const,
      shown: 'me…@okbank',
      pausedUntil: null,
      failure: 'It is closed',
    };
    const { card } = await openOrder(refund({ state: 'FAILED', amount: money('200.00'), account }));
    expect(card.getByText('Your bank did not accept the refund')).toBeTruthy();
    expect(card.getByText('It is closed')).toBeTruthy();
    expect(card.getByRole('button', { name: 'Change the account…' })).toBeTruthy();
  });
});
