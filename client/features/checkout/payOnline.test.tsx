import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { home } from '../../testing/samples/addresses';
import type { Answer } from '../../testing/answers';
import { inputsOf, serverAnswers } from '../../testing/fakeServer';
import { offering, onlinePayment, PAGE } from '../../testing/online/payments';
import { currentPath, openSite } from '../../testing/openSite';
import { meera } from '../../testing/samples/people';
import { cartLine, cartOf, order } from '../../testing/samples/purchases';
import type { OnlinePayment, OnlinePaymentOffer } from '../../testing/serverTypes.generated';

const { id: _, label: __, isDefault: ___, ...homeAddress } = home;
const placed = order();

/**
 * Opens the checkout. After the order is placed, the address of the payment page is missing in the first response and present
 * in the second.
 */
async function openCheckout(offer: OnlinePaymentOffer, payment: Answer<OnlinePayment> | null = null) {
  let asked = 0;
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Checkout: () => ({
      cart: cartOf([cartLine()]),
      savedAddresses: [],
      checkoutAddress: homeAddress,
      ...offering(offer),
    }),
    PlaceOrder: () => ({ placeOrder: { order: { id: placed.id, items: [], payment }, userErrors: [] } }),
    AwaitedPayment: () => {
      asked += 1;
      const redirectUrl = asked > 1 ? PAGE : null;
      return { order: { id: placed.id, payment: onlinePayment({ redirectUrl }) } };
    },
    Order: () => ({ order: order({ payment }) }),
    '/api/v1/health-check': () => ({}),
  });
  const { person } = await openSite('/checkout', { token: 'good' });
  const button = await screen.findByRole('button', { name: 'Place Order' });
  return { person, placeOrder: () => person.click(button) };
}

const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

async function dialog() {
  return screen.findByRole('alertdialog', { name: 'Order Placed Successfully!' });
}

describe('The way to pay', () => {
  it('is the buyer’s choice where online payment is offered, and paying the seller unless chosen', async () => {
    const { placeOrder } = await openCheckout('OFFERED');
    expect(screen.getByRole('group', { name: 'How do you want to pay?' })).toBeTruthy();
    expect(choice(/^Pay the seller directly/).checked).toBe(true);
    await placeOrder();
    await dialog();
    expect(inputsOf('PlaceOrder')).toMatchObject([{ payOnline: false }]);
  });

  it('is online once chosen', async () => {
    const { person, placeOrder } = await openCheckout('OFFERED', onlinePayment());
    await person.click(choice(/^Pay now online.*kept for 15 minutes/));
    expect(choice(/^Pay the seller directly/).checked).toBe(false);
    expect(screen.queryByLabelText('Payment Method')).toBeNull();
    await placeOrder();
    await dialog();
    expect(inputsOf('PlaceOrder')).toMatchObject([{ payOnline: true }]);
  });

  it.each(['NONE', 'REQUIRED'] as const)('is no choice where online payment is %s', async (offer) => {
    const { placeOrder } = await openCheckout(offer);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByLabelText('Payment Method') === null).toBe(offer === 'REQUIRED');
    expect(screen.queryByText(/^You pay online after placing the order/) !== null).toBe(offer === 'REQUIRED');
    await placeOrder();
    await dialog();
    expect(inputsOf('PlaceOrder')[0]).not.toHaveProperty('payOnline');
  });
});

describe('An order that was placed to be paid online', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2025-11-20T10:15:00.000Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('says until when to pay, and leads to the page of the provider as soon as that is open', async () => {
    const { placeOrder } = await openCheckout('REQUIRED', onlinePayment({ redirectUrl: null }));
    await placeOrder();
    expect((await dialog()).textContent).toMatch(/kept for you until 4:00\spm/);
    expect(screen.getByText('Opening the payment page…').closest('[aria-live=polite]')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    const pay = await screen.findByRole('link', { name: 'Pay now' });
    expect(pay.getAttribute('href')).toBe(PAGE);
  });

  it('tells who closes the dialog where to pay', async () => {
    const { person, placeOrder } = await openCheckout('REQUIRED', onlinePayment());
    await placeOrder();
    await dialog();
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/You can pay on the order page/)).toBeTruthy();
    expect(screen.queryByText(/The sellers have been notified/)).toBeNull();
    await person.click(screen.getByRole('link', { name: 'See the order' }));
    await waitFor(() => expect(currentPath()).toBe(`/orders/${placed.id}`));
  });
});
