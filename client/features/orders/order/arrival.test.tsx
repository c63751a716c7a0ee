import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serverAnswers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { money } from '../../../testing/samples/money';
import { meera } from '../../../testing/samples/people';
import { fulfillment, order, ravi } from '../../../testing/samples/purchases';
import type { Answer } from '../../../testing/answers';
import type { MovedRental, OrderItem, OrderStatus } from '../../../testing/serverTypes.generated';

/** Emma, rented for one month from 21 November 2025. */
const emma = (changes: Answer<OrderItem> = {}): Answer<OrderItem> => ({
  id: 'orderitem_emma',
  title: 'Emma',
  author: 'Jane Austen',
  type: 'RENTAL',
  quantity: 1,
  isOverdue: false,
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
  ...changes,
});

async function open(status: OrderStatus, line: Answer<OrderItem>, movedRentals: Answer<MovedRental>[] = []) {
  const entry = {
    from: 'SHIPPED' as const,
    to: status,
    reason: null,
    isSentBack: false,
    boughtItem: null,
    movedRentals,
    extension: null,
    occurredAt: '2025-11-26T10:15:00.000Z',
    actor: meera,
  };
  const part = fulfillment(ravi, { status, items: [line], timelineEntries: [entry] });
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Order: () => ({ order: order({ status, fulfillments: [part] }) }),
  });
  await openSite('/orders/order_1', { token: 'good' });
  return within(await screen.findByRole('list', { name: 'Timeline' }));
}

describe('The order page', () => {
  it('says of a rental on its way that the period begins when it arrives', async () => {
    await open('SHIPPED', emma({ awaitsArrival: true }));
    expect(screen.getByText(/the rental period begins when it arrives/)).toBeTruthy();
  });

  it('shows the moved dates after a late arrival', async () => {
    const rentalPeriod = { startsOn: '2025-11-26', endsOn: '2025-12-26', months: 1 };
    const item = { id: 'orderitem_emma', title: 'Emma' };
    const moved = { item, endsOn: '2025-12-26', isShortened: false };
    const timeline = await open('DELIVERED', emma({ rentalPeriod }), [moved]);
    expect(timeline.getByText('Emma: due back on 26 Dec 2025, counted from the day it arrived')).toBeTruthy();
    expect(screen.getByText('Due back on 26 Dec 2025')).toBeTruthy();
    expect(screen.queryByText(/the rental period begins when it arrives/)).toBeNull();
  });

  it('says that the due date could not move by the whole delay', async () => {
    const item = { id: 'orderitem_emma', title: 'Emma' };
    const timeline = await open('DELIVERED', emma(), [{ item, endsOn: '2025-12-21', isShortened: true }]);
    expect(timeline.getByText(/It was delivered late, but the copy is booked after that day/)).toBeTruthy();
  });
});
