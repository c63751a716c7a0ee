import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { inputsOf, requests, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { onlinePayment, PAGE } from '../../../testing/online/payments';
import { openSite } from '../../../testing/openSite';
import { money } from '../../../testing/samples/money';
import { meera } from '../../../testing/samples/people';
import { fulfillment, order, ravi } from '../../../testing/samples/purchases';
import type { OnlinePayment, OrderItem, RentalPayment } from '../../../testing/serverTypes.generated';

// The payment is awaited until 10:30.
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2025-11-20T10:15:30.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const asked = (
  payment: Answer<OnlinePayment>,
  changes: Answer<RentalPayment> = {},
): Answer<RentalPayment> => ({
  purpose: 'EXTENSION',
  months: 2,
  endsOn: '2026-04-21',
  viewerCanGiveUp: payment.status === undefined,
  payment: onlinePayment({ amount: money('98.00'), ...payment }),
  ...changes,
});

const emma = (changes: Answer<OrderItem>): Answer<OrderItem> => ({
  id: 'orderitem_emma',
  title: 'Emma',
  author: 'Jane Austen',
  type: 'RENTAL',
  quantity: 1,
  isOverdue: false,
  awaitsArrival: false,
  unitPrice: money('49.00'),
  lineTotal: money('49.00'),
  deposit: money('200.00'),
  rentalPeriod: { startsOn: '2025-11-21', endsOn: '2026-02-21', months: 3 },
  extensionTotal: money('0.00'),
  purchaseOffer: null,
  purchaseQuote: null,
  purchase: null,
  paysOnline: true,
  depositSecurity: null,
  rentalPayment: null,
  viewerCanExtend: false,
  extensionLimit: null,
  book: { id: 'book_emma', cover: { card: '/covers/card.svg' } },
  ...changes,
});

async function openOrder(line: Answer<OrderItem>, answers: Answers = {}, search = '') {
  let shown = emma(line);
  const withLine = () =>
    order({
      status: 'DELIVERED',
      payment: onlinePayment({ status: 'PAID', redirectUrl: null }),
      fulfillments: [fulfillment(ravi, { status: 'DELIVERED', items: [shown] })],
    });
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Order: () => ({ order: withLine() }),
    AwaitedRental: () => ({ order: { id: order().id, items: [shown] } }),
    CheckPayment: () => ({ checkPayment: { order: withLine(), userErrors: [] } }),
    ...answers,
  });
  const { person } = await openSite(`/orders/${order().id}${search}`, { token: 'good' });
  await screen.findByText('Due back on 21 Feb 2026');
  return {
    person,
    become: (next: Answer<OrderItem>) => {
      shown = emma(next);
    },
  };
}

const panel = async () => within(await screen.findByRole('region', { name: 'Online payment for “Emma”' }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('An extension that waits for its payment', () => {
  it('says what to pay and until when, counts down, and leads to the page of the provider', async () => {
    await openOrder({ rentalPayment: asked({}) });
    const shown = await panel();
    expect(shown.getByText(/^To pay:/).textContent).toBe('To pay: ₹98');
    expect(
      shown.getByText(/^The rental will be extended until 21 Apr 2026 when the payment arrives/),
    ).toBeTruthy();
    expect(shown.getByText(/The days are kept for you until 4:00 pm/)).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(PAGE);
    expect(await shown.findByText('15 minutes left to pay')).toBeTruthy();
  });

  it('asks for the page of the provider until that is open', async () => {
    const { become } = await openOrder({ rentalPayment: asked({ redirectUrl: null }) });
    expect((await panel()).getByText('Opening the payment page…')).toBeTruthy();
    become({ rentalPayment: asked({}) });
    await pass(1000);
    expect(await screen.findByRole('link', { name: 'Pay now' })).toBeTruthy();
  });

  it('is given up by the buyer', async () => {
    const cancelled = {
      rentalPayment: asked({ status: 'CANCELLED', redirectUrl: null }),
      viewerCanExtend: true,
    };
    const { person } = await openOrder(
      { rentalPayment: asked({}) },
      {
        GiveUpRentalPayment: () => ({ giveUpRentalPayment: { orderItem: emma(cancelled), userErrors: [] } }),
      },
    );
    await person.click((await panel()).getByRole('button', { name: 'Give up' }));
    expect(await screen.findByText(/^You gave up this payment/)).toBeTruthy();
    expect(inputsOf('GiveUpRentalPayment')).toEqual([{ orderItemId: 'orderitem_emma' }]);
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
  });

  it('is checked when the buyer comes back from its page, and says when it has arrived', async () => {
    const search = '?payment=returned&rental=orderitem_emma&razorpay_payment_id=pay_1';
    const { become } = await openOrder({ rentalPayment: asked({}) }, {}, search);
    expect(await (await panel()).findByText('We are checking your payment.')).toBeTruthy();
    expect(inputsOf('CheckPayment')).toHaveLength(1);
    become({
      rentalPayment: asked({ status: 'PAID', redirectUrl: null }),
      rentalPeriod: { startsOn: '2025-11-21', endsOn: '2026-04-21', months: 5 },
    });
    await pass(3000);
    const news = await screen.findByText(
      'Your payment has arrived: you can keep the book until 21 Apr 2026.',
    );
    expect(news.closest('output')).toBeTruthy();
    expect(screen.getByText('Due back on 21 Apr 2026')).toBeTruthy();
    // The payment of the order itself had arrived long ago.
    expect(screen.queryByText(/The sellers have been notified/)).toBeNull();
  });
});

describe('An extension whose payment has ended', () => {
  it('says that it was not paid in time, as long as the buyer can try again', async () => {
    await openOrder({
      rentalPayment: asked({ status: 'EXPIRED', redirectUrl: null }),
      viewerCanExtend: true,
    });
    expect(await screen.findByText(/so the rental was not extended/)).toBeTruthy();
  });

  it('says nothing of a payment that arrived before the page was opened', async () => {
    await openOrder({ rentalPayment: asked({ status: 'PAID', redirectUrl: null }) });
    await panel();
    expect(screen.queryByText(/^Your payment has arrived/)).toBeNull();
  });
});

it('the dialog leads to the payment, which the order then shows', async () => {
  const quote = { extensionQuote: { endsOn: '2026-03-21', charge: money('49.00') } };
  const waiting = { rentalPayment: asked({}), viewerCanExtend: false };
  const line = { ...emma(waiting), fulfillment: fulfillment(ravi, { order: order() }) };
  const { person } = await openOrder(
    {
      viewerCanExtend: true,
      extensionLimit: { months: 3, endsOn: '2026-05-21', reason: { code: 'EXTENSION_TOO_LONG' } },
    },
    {
      ExtensionQuote: () => quote,
      ExtendRental: () => ({ extendRental: { orderItem: line, userErrors: [] } }),
    },
  );
  await person.click(screen.getByRole('button', { name: 'Extend Rental' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Extend Rental' }));
  expect(dialog.getByText(/^You pay online in the next step/)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Continue to payment' }));
  expect((await panel()).getByRole('link', { name: 'Pay now' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/^You can keep the book until/)).toBeNull();
  expect(requests.filter(({ operation }) => operation === 'ExtendRental')).toHaveLength(1);
});
