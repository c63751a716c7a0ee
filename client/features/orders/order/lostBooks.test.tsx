import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { requests, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { money } from '../../../testing/samples/money';
import { openSite } from '../../../testing/openSite';
import { meera, refusal } from '../../../testing/samples/people';
import { fulfillment, order, ravi } from '../../../testing/samples/purchases';
import type { DepositSecurity, Fulfillment, OrderItem } from '../../../testing/serverTypes.generated';

async function openOrder(part: Answer<Fulfillment>, answers: Answers = {}) {
  const found = order({ status: part.status, fulfillments: [part] });
  serverAnswers({ Viewer: () => ({ viewer: meera }), Order: () => ({ order: found }), ...answers });
  return (await openSite(`/orders/${order().id}`, { token: 'good' })).person;
}

/** Emma, rented for one month from 21 November 2025. */
const emma = (isOverdue: boolean): Answer<OrderItem> => ({
  id: 'orderitem_emma',
  title: 'Emma',
  author: 'Jane Austen',
  type: 'RENTAL',
  quantity: 1,
  isOverdue,
  awaitsArrival: false,
  unitPrice: money('50.25'),
  lineTotal: money('50.25'),
  deposit: money('200.00'),
  rentalPeriod: { startsOn: '2025-11-21', endsOn: '2025-12-21', months: 1 },
  extensionTotal: money('0.00'),
  purchaseOffer: null,
  purchaseQuote: null,
  purchase: null,
  paysOnline: false,
  depositSecurity: null,
  rentalPayment: null,
  viewerCanExtend: false,
  extensionLimit: null,
  book: { id: 'book_emma', cover: { card: '/covers/card.svg' } },
});

const asked = (name: string) =>
  requests.filter(({ operation }) => operation === name).map(({ variables }) => variables['input']);
const input = { fulfillmentId: 'fulfillment_user_ravi' };

describe('A rented book that is lost', () => {
  const out = fulfillment(ravi, { status: 'DELIVERED', viewerCanDeclareLost: true, items: [emma(true)] });
  const loss = (depositSecurity: DepositSecurity) => ({
    ...out,
    __typename: 'Fulfillment' as const,
    lossSettlement,
    items: [{ ...emma(true), depositSecurity }],
  });
  const lossSettlement = { lateFee: money('7.50'), kept: money('150.00'), released: money('42.50') };

  it('is declared after seeing what it costs', async () => {
    const tooEarly = refusal('LOST_TOO_EARLY', 'You can declare these books lost from 2026-01-16');
    const person = await openOrder(out, {
      LossToday: () => ({ node: loss('CHARGED') }),
      DeclareLost: () => ({ declareLost: { fulfillment: null, userErrors: [tooEarly] } }),
    });
    await person.click(await screen.findByRole('button', { name: 'Declare lost' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are the rented books lost?' }));
    const valueOf = async (term: string) => (await dialog.findByText(term)).parentElement?.textContent;
    expect(await valueOf('Late fee, taken from the deposit')).toContain('₹7.50');
    expect(await valueOf('Kept for the lost books')).toContain('₹150');
    expect(await valueOf('Remaining deposit')).toContain('₹42.50');
    expect(dialog.getByText(/The deposit pays for them/)).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Yes, they are lost' }));
    expect(await dialog.findByText(/You can declare these books lost from/)).toBeTruthy();
    expect(asked('DeclareLost')).toEqual([input]);
  });

  it('has to be paid by the buyer if the deposit was never paid', async () => {
    const settlement = { lateFee: money('7.50'), depositLeft: money('192.50') };
    const late = fulfillment(ravi, {
      status: 'DELIVERED',
      viewerCanDeclareLost: true,
      settlement,
      items: [{ ...emma(true), depositSecurity: 'TO_PAY' }],
    });
    const person = await openOrder(late, { LossToday: () => ({ node: loss('TO_PAY') }) });
    expect(
      await screen.findByText(/The deposit has not been paid, so the buyer has to pay the fee/),
    ).toBeTruthy();
    expect(screen.queryByText(/taken from the deposit/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Declare lost' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are the rented books lost?' }));
    expect(await dialog.findByText(/the buyer still has to pay for them/)).toBeTruthy();
    const valueOf = (term: string) => dialog.getByText(term).parentElement?.textContent;
    expect(valueOf('Late fee to pay')).toContain('₹7.50');
    expect(valueOf('To pay for the lost books')).toContain('₹150');
    expect(valueOf('Deposit no longer due')).toContain('₹42.50');
    expect(dialog.queryByText(/The deposit pays|Remaining deposit/)).toBeNull();
  });

  it('shows from when it counts as lost if it does not come back', async () => {
    const deadline = { endsAt: '2026-03-01T18:30:00.000Z', status: 'LOST' } as const;
    await openOrder(fulfillment(ravi, { status: 'DELIVERED', deadline }));
    expect(
      await screen.findByText(
        'The rented books will count as lost on 2 Mar 2026, 12:00 am, unless they come back by then.',
      ),
    ).toBeTruthy();
  });

  it('tells the seller from when it can be declared, once it is overdue', async () => {
    const waiting = { status: 'DELIVERED', viewerCanDeclareLostFrom: '2026-01-05' } as const;
    const note = 'You can declare the overdue books lost from 5 Jan 2026.';
    await openOrder(fulfillment(ravi, { ...waiting, items: [emma(true)] }));
    expect(await screen.findByText(note)).toBeTruthy();
    cleanup();
    await openOrder(fulfillment(ravi, { ...waiting, items: [emma(false)] }));
    expect(await screen.findByText('Emma')).toBeTruthy();
    expect(screen.queryByText(note)).toBeNull();
  });

  it('shows until when it can be found, and lets the seller report it', async () => {
    const lost = fulfillment(ravi, {
      status: 'LOST',
      findableUntil: '2026-03-21',
      viewerCanReportFound: true,
    });
    const person = await openOrder(lost, {
      ReportFound: () => ({ reportFound: { fulfillment: null, userErrors: [] } }),
    });
    expect(await screen.findByText(/If the books come back by 21 Mar 2026/)).toBeTruthy();
    expect(screen.getAllByText('LOST').length).toBeGreaterThan(0);
    await person.click(screen.getByRole('button', { name: 'Report as found' }));
    await person.click(await screen.findByRole('button', { name: 'Yes, they are back' }));
    await waitFor(() => expect(asked('ReportFound')).toEqual([input]));
  });

  it('is called found, not only returned, once it is back', async () => {
    const back = {
      actor: ravi,
      reason: null,
      extension: null,
      isSentBack: false,
      boughtItem: null,
      movedRentals: [],
      occurredAt: '2026-02-01T10:15:00.000Z',
    };
    await openOrder(
      fulfillment(ravi, {
        status: 'RETURNED',
        timelineEntries: [{ ...back, from: 'LOST', to: 'RETURNED' }],
      }),
    );
    expect(await screen.findByText('Found and returned')).toBeTruthy();
  });
});
