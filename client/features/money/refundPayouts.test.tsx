import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../testing/answers';
import { enter } from '../../testing/enter';
import { inputsOf, requests, serverAnswers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { money } from '../../testing/samples/money';
import { moneyOverview } from '../../testing/samples/onlineMoney';
import { meera } from '../../testing/samples/people';
import { pageOf } from '../../testing/samples/purchases';
import type { RefundPayout } from '../../testing/serverTypes.generated';

const refund = (changes: Answer<RefundPayout> = {}): Answer<RefundPayout> => ({
  id: 'refund_1',
  amount: money('200.00'),
  state: 'BY_HAND',
  method: null,
  account: { method: 'UPI', shown: 'me…@okbank', pausedUntil: null, failure: null },
  createdAt: '2025-11-22T10:15:00.000Z',
  sentAt: null,
  note: null,
  awaitsBalance: false,
  isStranded: false,
  viewerCanSettle: true,
  approval: null,
  order: { id: 'order_01h455vb4pex5vsknk084sn02q' },
  buyer: { id: 'user_meera', name: 'Meera Nair' },
  ...changes,
});

async function openCard(refundPayout: Answer<RefundPayout>) {
  serverAnswers({
    Viewer: () => ({ viewer: { ...meera, abilities: ['money:read', 'money:settle'] } }),
    MoneyOverview: () => ({ moneyOverview }),
    StuckRefunds: () => ({ stuckRefunds: pageOf([]) }),
    BlockIssues: () => ({ blockIssues: pageOf([]) }),
    FailedTransfers: () => ({ failedTransfers: pageOf([]) }),
    StrandedPayouts: () => ({ strandedPayouts: pageOf([]) }),
    SellerDebts: () => ({ sellerDebts: pageOf([]) }),
    RefundPayouts: () => ({ refundPayouts: pageOf([refundPayout]) }),
    RefundPlace: () => ({
      refundPayout: { id: 'refund_1', payTo: { upiAddress: 'meera@okbank', bankAccount: null } },
    }),
    PendingApprovals: () => ({ pendingApprovals: pageOf([]) }),
    Chargebacks: () => ({ chargebacks: pageOf([]) }),
    UnknownPayments: () => ({ unknownPayments: pageOf([]) }),
    ReconciliationDifferences: () => ({ reconciliationDifferences: pageOf([]), moneyOverview }),
    MarkRefundFailed: () => ({
      markRefundFailed: { order: { id: 'order_01h455vb4pex5vsknk084sn02q' }, userErrors: [] },
    }),
    SettleRefund: () => ({
      settleRefund: { order: { id: 'order_01h455vb4pex5vsknk084sn02q' }, approval: null, userErrors: [] },
    }),
  });
  const { person } = await openSite('/money', { token: 'good' });
  const list = within(await screen.findByRole('list', { name: 'Refunds by payout' }));
  return { person, card: within(list.getByRole('listitem')) };
}

describe('The refunds by payout on the money page', () => {
  it('are paid by hand to the whole account, which is read on demand, and settled', async () => {
    const { person, card } = await openCard(refund());
    expect(card.getByText('me…@okbank')).toBeTruthy();
    expect(requests.some(({ operation }) => operation === 'RefundPlace')).toBe(false);
    await person.click(card.getByText('Show the account (this is recorded)'));
    expect(await card.findByText('meera@okbank')).toBeTruthy();
    await person.click(card.getByRole('button', { name: 'Paid by hand…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await enter(person, dialog.getByLabelText(/Transfer reference/), 'UTR 4711');
    await enter(person, dialog.getByLabelText(/Reason/), 'Paid by UPI');
    await person.click(dialog.getByRole('button', { name: 'Settle the refund' }));
    expect(await screen.findByText('The refund of ₹200 to Meera Nair was settled.')).toBeTruthy();
    expect(inputsOf('SettleRefund')).toEqual([
      { refundId: 'refund_1', reference: 'UTR 4711', reason: 'Paid by UPI' },
    ]);
  });

  it('that nobody reports about are recorded as paid or failed', async () => {
    const { person, card } = await openCard(
      refund({ state: 'SENT', method: 'UPI', sentAt: '2025-11-22T11:15:00.000Z', isStranded: true }),
    );
    expect(card.getByText('The provider will not report the outcome')).toBeTruthy();
    expect(card.queryByText('Show the account (this is recorded)')).toBeNull();
    await person.click(card.getByRole('button', { name: 'Mark as paid…' }));
    const paid = within(await screen.findByRole('dialog', { name: 'Was this refund paid?' }));
    await person.click(paid.getByRole('button', { name: 'Cancel' }));
    await person.click(card.getByRole('button', { name: 'Report failure…' }));
    const failed = within(await screen.findByRole('dialog', { name: 'Did this refund fail?' }));
    await enter(person, failed.getByLabelText(/Reason/), 'The service never made it');
    await person.click(failed.getByRole('button', { name: 'Report failure' }));
    expect(await screen.findByText('The refund of ₹200 to Meera Nair was recorded as failed.')).toBeTruthy();
    expect(inputsOf('MarkRefundFailed')).toEqual([
      { refundId: 'refund_1', reason: 'The service never made it' },
    ]);
  });

  it('that the provider has are only shown, with its remark', async () => {
    const note = 'Payout is with the bank';
    const { card } = await openCard(refund({ state: 'SENT', method: 'UPI', note, viewerCanSettle: false }));
    expect(card.getByText('With the provider')).toBeTruthy();
    expect(card.getByText(note)).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
  });
});
