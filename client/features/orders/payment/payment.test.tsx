import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { requests, serverAnswers } from '../../../testing/fakeServer';
import { money } from '../../../testing/samples/money';
import { openSite } from '../../../testing/openSite';
import { meera } from '../../../testing/samples/people';
import { fulfillment, openPayment, order, ravi } from '../../../testing/samples/purchases';
import type { Fulfillment, LedgerEntry } from '../../../testing/serverTypes.generated';

const PART = 'fulfillment_user_ravi';
const LINK = 'upi://pay?pa=ravi%40okbank&am=249.50';

const TO_PAY = openPayment({
  state: 'TO_PAY',
  amount: money('249.50'),
  deposit: money('100.00'),
  upiAddress: 'ravi@okbank',
  upiLink: LINK,
  viewerCanMarkPaid: true,
});

async function openOrder(
  part: Answer<Fulfillment>,
  after: Answer<Fulfillment> = part,
  ledger: Answer<LedgerEntry>[] = [],
) {
  const steps = {
    fulfillment: { ...after, order: order({ fulfillments: [after], ledger }) },
    userErrors: [],
  };
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Order: () => ({ order: order({ fulfillments: [part], ledger }) }),
    MarkPaid: () => ({ markPaid: steps }),
    ConfirmPayment: () => ({ confirmPayment: steps }),
    ReportPaymentMissing: () => ({ reportPaymentMissing: steps }),
  });
  const { person } = await openSite(`/orders/${order().id}`, { token: 'good' });
  return { person, panel: within(await screen.findByRole('group', { name: 'Payment' })) };
}

const asked = (name: string) =>
  requests.filter(({ operation }) => operation === name).map(({ variables }) => variables['input']);

describe('The payment of a fulfillment', () => {
  it('tells the buyer what to pay, to whom and how, and is marked as paid', async () => {
    const sent = fulfillment(ravi, {
      openPayment: openPayment({ state: 'SENT', amount: money('249.50') }),
      payments: [
        {
          id: 'payment_1',
          kind: 'PAYMENT',
          status: 'PENDING',
          isOnline: false,
          createdAt: '2025-11-20T10:15:00.000Z',
          assumedAt: null,
          amount: money('249.50'),
        },
      ],
    });
    const { person, panel } = await openOrder(fulfillment(ravi, { openPayment: TO_PAY }), sent);
    expect(panel.getByRole('heading', { name: 'To pay' })).toBeTruthy();
    expect(
      panel.getByText(/Pay Ravi Deshpande directly.*deposit of.*100.*wait to pay until the seller/),
    ).toBeTruthy();
    expect((await panel.findByRole('link', { name: 'Open UPI app' })).getAttribute('href')).toBe(LINK);
    expect(panel.getByRole('img', { name: 'QR code for the payment' })).toBeTruthy();
    expect(panel.getByText('ravi@okbank')).toBeTruthy();

    await person.click(panel.getByRole('button', { name: 'I have paid' }));
    await person.click(await screen.findByRole('button', { name: 'Yes, paid' }));
    await waitFor(() => expect(panel.getByRole('heading', { name: 'Marked as paid' })).toBeTruthy());
    expect(asked('MarkPaid')).toEqual([{ fulfillmentId: PART }]);
    expect(panel.getByText('Ravi Deshpande has not confirmed the payment yet.')).toBeTruthy();
    expect(panel.queryByRole('button')).toBeNull();
  });

  it('becomes a complaint if it was reported missing and the seller does not pay it back', async () => {
    const missing = openPayment({
      state: 'TO_REFUND',
      amount: money('249.50'),
      complaintFrom: '2026-03-03T10:15:00.000Z',
      viewerCanConfirm: true,
    });
    const ended = { kind: 'REFUND', status: 'FAILED', isOnline: false, amount: money('249.50') } as const;
    const time = '2026-02-03T10:15:00.000Z';
    const payments = [{ id: 'payment_1', ...ended, createdAt: time, assumedAt: time }];
    const { panel } = await openOrder(fulfillment(ravi, { openPayment: missing, payments }));
    expect(
      panel.getByText(/If it is not paid by 3 Mar.*, it becomes a complaint for our staff/),
    ).toBeTruthy();
    expect(panel.getByText(/It was not paid by 3 Feb.*, so it became a complaint\./)).toBeTruthy();
  });

  it('counts as paid if neither side responds, and says so before and after', async () => {
    const amount = money('249.50');
    const due = openPayment({
      state: 'TO_PAY',
      amount,
      countsFrom: '2026-03-03T10:15:00.000Z',
      viewerCanMarkPaid: true,
    });
    const assumed = {
      id: 'payment_1',
      kind: 'PAYMENT',
      status: 'CAPTURED',
      isOnline: false,
      createdAt: '2026-03-03T10:15:00.000Z',
      assumedAt: '2026-03-03T10:15:00.000Z',
      amount,
    } as const;
    const settled = fulfillment(ravi, { openPayment: openPayment(), payments: [assumed] });
    const { person, panel } = await openOrder(fulfillment(ravi, { openPayment: due }), settled);
    expect(panel.getByText(/If neither side responds, it will count as paid on 3 Mar/)).toBeTruthy();
    await person.click(panel.getByRole('button', { name: 'I have paid' }));
    await person.click(await screen.findByRole('button', { name: 'Yes, paid' }));
    expect(await panel.findByText(/Neither side responded by 3 Mar.* counts as paid\./)).toBeTruthy();
  });

  it('asks the recipient to confirm it, or to report it missing', async () => {
    const marked = fulfillment(ravi, {
      openPayment: openPayment({
        state: 'REFUND_SENT',
        amount: money('100.00'),
        viewerCanConfirm: true,
        viewerCanReportMissing: true,
      }),
    });
    const { person, panel } = await openOrder(marked);
    expect(
      panel.getByText('Ravi Deshpande has marked this as paid. Check that you received it.'),
    ).toBeTruthy();
    await person.click(panel.getByRole('button', { name: 'Not received' }));
    await person.click(await screen.findByRole('button', { name: 'Yes, missing' }));
    await waitFor(() => expect(asked('ReportPaymentMissing')).toEqual([{ fulfillmentId: PART }]));
    await person.click(await panel.findByRole('button', { name: 'Payment received' }));
    await person.click(await screen.findByRole('button', { name: 'Yes, I have received it' }));
    await waitFor(() => expect(asked('ConfirmPayment')).toEqual([{ fulfillmentId: PART }]));
  });

  /** Opens an order with these movements of money, and returns their labels. */
  async function labelsOf(...movements: [LedgerEntry['kind'], isPaid: boolean][]) {
    const ledger = movements.map(([kind, isPaid]): Answer<LedgerEntry> => ({
      kind,
      isPaid,
      note: null,
      occurredAt: '2025-11-20T10:15:00.000Z',
      amount: money('100.00'),
      fulfillment: { id: PART },
    }));
    await openOrder(fulfillment(ravi, { openPayment: TO_PAY }), undefined, ledger);
    const card = within(screen.getByRole('region', { name: 'Order Summary' }));
    return card.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\d.*$/, ''));
  }

  it('calls no charge paid and no deposit held before the seller has received it', async () => {
    const labels = await labelsOf(['CHARGE', true], ['CHARGE', false], ['DEPOSIT_HELD', false]);
    expect(labels).toEqual(['Charge', 'To pay', 'Deposit to pay']);
  });

  it('says of no deposit that the seller has to return it if the seller never received it', async () => {
    const labels = await labelsOf(['DEPOSIT_HELD', false], ['LATE_FEE', true], ['DEPOSIT_RELEASED', false]);
    expect(labels).toEqual(['Deposit to pay', 'Late fee', 'Deposit cancelled']);
  });
});
