import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inputsOf, requests } from '../../../testing/fakeServer';
import { installFakeSocket, serverTells } from '../../../testing/fakeSocket';
import { openOrder, orderWith } from '../../../testing/online/orders';
import { onlinePayment, PAGE } from '../../../testing/online/payments';
import { meera, refusal } from '../../../testing/samples/people';
import { order } from '../../../testing/samples/purchases';

const staff = { id: 'user_sana', abilities: [...meera.abilities, 'orders:read-any', 'money:read'] };
const RETURNED = { search: '?payment=returned&razorpay_payment_id=pay_1' };

// The payment is awaited until 10:30.
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2025-11-20T10:15:30.000Z') });
});
afterEach(async () => {
  installFakeSocket();
  // Advances the fake clock, so that the client connects again before the next test.
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  vi.useRealTimers();
});

const panel = async () => within(await screen.findByRole('region', { name: 'Online payment' }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const payLink = () => screen.queryByRole('link', { name: 'Pay now' });
const timesAsked = (name: string) => requests.filter(({ operation }) => operation === name).length;

describe('An order that waits for its payment', () => {
  it('says what to pay and until when, counts down, and leads to the page of the provider', async () => {
    await openOrder({});
    const shown = await panel();
    expect(shown.getByRole('heading', { name: 'To pay: ₹249.50' })).toBeTruthy();
    const delivery = within(screen.getByRole('region', { name: 'Delivery' }));
    expect(delivery.getByText('Payment Method').parentElement?.textContent).toMatch(/Payment MethodOnline$/);
    expect(shown.getByText('The books are kept for you until 4:00 pm.')).toBeTruthy();
    expect(payLink()?.getAttribute('href')).toBe(PAGE);
    expect(shown.queryByText(/simulator/)).toBeNull();
    vi.setSystemTime('2025-11-20T10:20:10.000Z');
    expect(await shown.findByText(/^9:[45]\d$/)).toBeTruthy();
    expect(shown.getByText('10 minutes left to pay')).toBeTruthy();
  });

  it('says that no money moves if a simulator takes the payment', async () => {
    await openOrder({ isSimulated: true });
    expect((await panel()).getByText('A simulator takes this payment. No money moves.')).toBeTruthy();
  });

  it('asks for the page of the provider until that is open, and then no more', async () => {
    const { become } = await openOrder({ redirectUrl: null });
    expect((await panel()).getByText('Opening the payment page…')).toBeTruthy();
    become({});
    await pass(1000);
    await waitFor(() => expect(payLink()?.getAttribute('href')).toBe(PAGE));
    const asked = timesAsked('AwaitedPayment');
    await pass(10_000);
    expect(timesAsked('AwaitedPayment')).toBe(asked);
  });

  it('is paid while the page is open, which is announced', async () => {
    const { become } = await openOrder({});
    await panel();
    const paid = { status: 'PAID', redirectUrl: null } as const;
    become(paid);
    const orderChanged = orderWith(onlinePayment(paid));
    await waitFor(() => expect(serverTells('OrderChanged', { orderChanged })).toBe(1));
    const news = await screen.findByText(/^Your payment of ₹249.50 has arrived/);
    expect(news.closest('output')).toBeTruthy();
    expect(payLink()).toBeNull();
    const summary = within(screen.getByRole('region', { name: 'Order Summary' }));
    expect(summary.getByText('Paid online').parentElement?.textContent).toContain('₹249.50');
  });

  it('can be cancelled, although the part of its only seller cannot', async () => {
    const CancelOrder = () => ({ cancelOrder: { order: orderWith(cancelled), userErrors: [] } });
    const cancelled = onlinePayment({ status: 'CANCELLED', redirectUrl: null });
    const { person, become } = await openOrder({}, { answers: { CancelOrder } });
    await panel();
    become(cancelled);
    await person.click(screen.getByRole('button', { name: 'Cancel order' }));
    await person.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(await (await panel()).findByText(/was cancelled before it was paid/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  it('is paid directly instead, which is announced, and the seller is to be paid', async () => {
    const direct = {
      payment: null,
      isPaidOnline: false,
      paymentMethod: 'NET_BANKING',
      viewerCanPayDirectly: false,
    } as const;
    const PayDirectly = () => ({
      payDirectly: { order: { ...orderWith(onlinePayment()), ...direct }, userErrors: [] },
    });
    const { person } = await openOrder({}, { answers: { PayDirectly } });
    const shown = await panel();
    await person.click(shown.getByRole('button', { name: 'Pay the sellers directly' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Pay the sellers directly?' }));
    await person.selectOptions(dialog.getByLabelText('Payment Method'), 'Net Banking');
    await person.click(dialog.getByRole('button', { name: 'Pay directly' }));
    const news = await screen.findByText('You pay the sellers directly. They have been notified.');
    expect(news.closest('output')).toBeTruthy();
    expect(inputsOf('PayDirectly')).toEqual([{ orderId: order().id, paymentMethod: 'NET_BANKING' }]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Online payment' })).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
    const delivery = within(screen.getByRole('region', { name: 'Delivery' }));
    expect(delivery.getByText('Payment Method').parentElement?.textContent).toMatch(/Net Banking$/);
  });

  it('is not paid directly if the server says so, which is told, or where it does not offer that', async () => {
    const refused = refusal('ALREADY_PAID_ONLINE', 'This order has already been paid online');
    const PayDirectly = () => ({ payDirectly: { order: null, userErrors: [refused] } });
    const { person } = await openOrder({}, { answers: { PayDirectly } });
    await person.click((await panel()).getByRole('button', { name: 'Pay the sellers directly' }));
    await person.click(await screen.findByRole('button', { name: 'Pay directly' }));
    expect((await screen.findByRole('alert')).textContent).toContain('already been paid online');
    await person.click(screen.getByRole('button', { name: 'Keep paying online' }));
    const orderChanged = { ...orderWith(onlinePayment()), viewerCanPayDirectly: false };
    await waitFor(() => expect(serverTells('OrderChanged', { orderChanged })).toBe(1));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Pay the sellers directly' })).toBeNull(),
    );
    expect(payLink()).toBeTruthy();
  });

  it('asks for the outcome when the time is over, and says that the order has ended', async () => {
    const { become } = await openOrder({});
    await panel();
    become({ redirectUrl: null });
    await pass(15 * 60_000);
    become({ status: 'EXPIRED', redirectUrl: null });
    await pass(3000);
    const shown = await panel();
    expect(await shown.findByText(/did not arrive in time, so the order was cancelled/)).toBeTruthy();
    expect(shown.getByRole('link', { name: 'The Guide' }).getAttribute('href')).toBe('/books/book_guide');
    expect(payLink()).toBeNull();
  });
});

describe('A buyer who comes back from the page of the provider', () => {
  it('has the payment checked, waits, and is told when it has arrived', async () => {
    const { become } = await openOrder({}, RETURNED);
    const shown = await panel();
    expect(await shown.findByText('We are checking your payment.')).toBeTruthy();
    expect(payLink()).toBeNull();
    expect(window.location.search).toBe('');
    expect(inputsOf('CheckPayment')).toEqual([{ orderId: order().id }]);
    become({ status: 'PAID', redirectUrl: null });
    await pass(3000);
    expect(await shown.findByText(/^Your payment of ₹249.50 has arrived/)).toBeTruthy();
  });

  it('is told so if the payment arrived before the page was open', async () => {
    await openOrder({ status: 'PAID', redirectUrl: null }, RETURNED);
    expect(await (await panel()).findByText(/^Your payment of ₹249.50 has arrived/)).toBeTruthy();
  });

  it('is told no more of the payment once the order is cancelled', async () => {
    await openOrder({ status: 'PAID', redirectUrl: null }, RETURNED);
    const shown = await panel();
    await shown.findByText(/has arrived/);
    const paid = onlinePayment({ status: 'PAID', redirectUrl: null });
    const orderChanged = { ...orderWith(paid), status: 'CANCELLED' } as const;
    await waitFor(() => expect(serverTells('OrderChanged', { orderChanged })).toBe(1));
    await waitFor(() => expect(shown.queryByText(/has arrived/)).toBeNull());
  });

  it('can pay or ask again if no payment arrives', async () => {
    const { person } = await openOrder({}, RETURNED);
    const shown = await panel();
    await shown.findByText('We are checking your payment.');
    await pass(15_000);
    expect(await shown.findByText(/^Your payment has not arrived yet/)).toBeTruthy();
    expect(payLink()).toBeTruthy();
    await person.click(shown.getByRole('button', { name: 'Check again' }));
    expect(await shown.findByText('We are checking your payment.')).toBeTruthy();
    await waitFor(() => expect(inputsOf('CheckPayment')).toHaveLength(2));
  });

  it('is told if the payment cannot be checked, and keeps the way to pay', async () => {
    const refused = refusal('TOO_MANY_ATTEMPTS', 'Too many attempts. Please try again later.');
    const CheckPayment = () => ({ checkPayment: { order: null, userErrors: [refused] } });
    await openOrder({}, { ...RETURNED, answers: { CheckPayment } });
    expect((await (await panel()).findByRole('alert')).textContent).toContain('Too many attempts');
    expect(payLink()).toBeTruthy();
  });
});

describe('An order whose payment has ended', () => {
  it('says nothing of a payment that arrived before', async () => {
    await openOrder({ status: 'PAID', redirectUrl: null });
    expect((await panel()).queryByText(/has arrived/)).toBeNull();
    expect(timesAsked('CheckPayment')).toBe(0);
  });

  it.each([
    ['EXPIRED', /did not arrive in time/],
    ['CANCELLED', /was cancelled before it was paid/],
  ] as const)('says to the buyer what %s means, and leads back to the books', async (status, text) => {
    await openOrder({ status, redirectUrl: null });
    const shown = await panel();
    expect(shown.getByText(text)).toBeTruthy();
    expect(shown.getByRole('link', { name: 'The Guide' })).toBeTruthy();
  });

  it.each([
    ['AWAITING', /^The buyer has until 4:00 pm to pay online/],
    ['EXPIRED', 'The order was cancelled because it was not paid in time.'],
    ['CANCELLED', 'The buyer cancelled the order before paying.'],
  ] as const)('tells staff what %s means, without a way to pay', async (status, text) => {
    await openOrder({ status, redirectUrl: null }, { viewer: staff });
    expect((await panel()).getByText(text)).toBeTruthy();
    expect(screen.queryByText(/^Opening the payment page/)).toBeNull();
    expect(timesAsked('AwaitedPayment')).toBe(0);
  });
});
