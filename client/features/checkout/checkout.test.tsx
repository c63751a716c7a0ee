import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_ADDRESS } from '../../testing/samples/addresses';
import { paidDirectly } from '../../testing/online/payments';
import { enter } from '../../testing/enter';
import { malformed, requests, serverAnswers, type Answers } from '../../testing/fakeServer';
import { currentPath, openSite } from '../../testing/openSite';
import { meera, refusal } from '../../testing/samples/people';
import { cartLine, cartOf, order, rentalLine } from '../../testing/samples/purchases';
import type { Answer } from '../../testing/answers';
import type { Order, UserError } from '../../testing/serverTypes.generated';

const ADDRESS = { 'Street Address': '14 Lake Road', City: 'Kochi', State: 'Kerala', Zipcode: '682036' };
const placed = order();
const payload = (given: Answer<Order> | null, ...userErrors: Answer<UserError>[]) => ({
  placeOrder: { order: given, userErrors },
});
const accepted = payload({ id: placed.id, items: [], payment: null });

async function openCheckout(answers: Answers = {}) {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Checkout: () => ({ cart: cartOf([cartLine(), rentalLine()]), ...NO_ADDRESS, ...paidDirectly }),
    PlaceOfPinCode: () => ({ placeOfPinCode: null }),
    Order: () => ({ order: placed }),
    '/api/v1/health-check': () => ({}),
    ...answers,
  });
  const { person } = await openSite('/checkout', { token: 'good' });
  await screen.findByRole('button', { name: 'Place Order' });
  return person;
}

async function fillIn(person: UserEvent, values: Partial<typeof ADDRESS> = ADDRESS) {
  for (const [label, value] of Object.entries(values)) {
    await enter(person, screen.getByRole('textbox', { name: new RegExp(label) }), value);
  }
}

const placeOrder = (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Place Order' }));

const orders = () =>
  requests.filter(({ operation }) => operation === 'PlaceOrder').map(({ variables }) => variables['input']);

afterEach(() => {
  vi.useRealTimers();
});

describe('The checkout', () => {
  it('sends the address, the payment method and the amount that was shown', async () => {
    const person = await openCheckout({ PlaceOrder: () => accepted });
    await fillIn(person);
    await person.selectOptions(screen.getByLabelText('Payment Method'), 'Net Banking');
    await placeOrder(person);
    await screen.findByRole('alertdialog');
    expect(orders()).toMatchObject([
      {
        shippingAddress: { street: '14 Lake Road', city: 'Kochi', state: 'Kerala', zipcode: '682036' },
        paymentMethod: 'NET_BANKING',
        expectedAmountDue: '849.00',
      },
    ]);
  });

  it('offers UPI first', async () => {
    await openCheckout();
    expect(screen.getByLabelText<HTMLSelectElement>('Payment Method').value).toBe('UPI');
  });

  it.each(Object.keys(ADDRESS))('asks for the %s before anything is sent', async (missing) => {
    const person = await openCheckout();
    const rest = Object.fromEntries(Object.entries(ADDRESS).filter(([label]) => label !== missing));
    await fillIn(person, rest);
    await placeOrder(person);
    expect((await screen.findByRole('alert')).textContent).toBe('Please fill in all required fields');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: new RegExp(missing) }));
    expect(orders()).toEqual([]);
  });

  it('takes spaces for nothing', async () => {
    const person = await openCheckout();
    await fillIn(person, { ...ADDRESS, City: '   ' });
    await placeOrder(person);
    expect((await screen.findByRole('alert')).textContent).toBe('Please fill in all required fields');
    expect(orders()).toEqual([]);
  });

  it('shows what it does not like at the field and keeps what was typed', async () => {
    const wrong = refusal('TOO_LONG', 'Please use at most 200 characters', ['shippingAddress', 'city']);
    const person = await openCheckout({ PlaceOrder: () => payload(null, wrong) });
    await fillIn(person);
    await placeOrder(person);
    await screen.findByText('Please use at most 200 characters');
    expect(document.activeElement).toBe(screen.getByDisplayValue('Kochi'));
    expect(screen.getByDisplayValue('14 Lake Road')).toBeTruthy();
  });

  it('sends nothing to a zipcode that cannot be one', async () => {
    const person = await openCheckout();
    await fillIn(person, { ...ADDRESS, Zipcode: '12' });
    await placeOrder(person);
    await screen.findByText('Please enter a valid zipcode (5-6 digits)');
    expect(document.activeElement).toBe(screen.getByDisplayValue('12'));
    expect(orders()).toEqual([]);
  });

  it('takes a zipcode in digits of Gujarati', async () => {
    const person = await openCheckout();
    await fillIn(person, { ...ADDRESS, Zipcode: '૬૮૨૦૩૬' });
    await placeOrder(person);
    await waitFor(() => expect(orders()).toHaveLength(1));
  });

  it('names the line that stands in the way, with the way back to the cart', async () => {
    const sold = refusal('BOOK_SOLD', 'This book has been sold', ['items', 'cartitem_emma']);
    const person = await openCheckout({ PlaceOrder: () => payload(null, sold) });
    await fillIn(person);
    await placeOrder(person);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('EmmaThis book has been sold');
    expect(screen.getByRole('link', { name: 'Back to cart' }).getAttribute('href')).toBe('/cart');
  });

  it('says that nothing was ordered while there is no connection', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const PlaceOrder = () => {
      throw new TypeError('Failed to fetch');
    };
    const person = await openCheckout({ PlaceOrder });
    await fillIn(person);
    await placeOrder(person);
    expect((await screen.findByRole('alert')).textContent).toBe('No connection. Nothing was ordered.');
    online.mockRestore();
  });

  it('makes one order out of an attempt that got lost and its repetition', async () => {
    let attempts = 0;
    const PlaceOrder = () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch');
      return accepted;
    };
    const person = await openCheckout({ PlaceOrder });
    await fillIn(person);
    await placeOrder(person);
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to create order');
    await placeOrder(person);
    await screen.findByRole('alertdialog');
    const [first, second] = orders();
    expect(first?.['idempotencyKey']).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.['idempotencyKey']).toBe(first?.['idempotencyKey']);
  });

  it.each([
    ['holds no order', payload(null)],
    ['holds nothing', malformed({ placeOrder: null })],
  ])('says so when the answer %s', async (_, answer) => {
    const person = await openCheckout({ PlaceOrder: () => answer });
    await fillIn(person);
    await placeOrder(person);
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid response from server');
  });

  it('says on opening when the server cannot be reached', async () => {
    await openCheckout({
      '/api/v1/health-check': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const text = 'Unable to connect to the server. Please try again later.';
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
  });
});

describe('The checkout of a cart that cannot be read', () => {
  const openWithout = (Checkout: Answers[string], health: Answers[string]) => {
    serverAnswers({ Viewer: () => ({ viewer: meera }), Checkout, '/api/v1/health-check': health });
    return openSite('/checkout', { token: 'good' });
  };
  const isLost = () => {
    throw new TypeError('Failed to fetch');
  };

  it('says when the server cannot be reached', async () => {
    await openWithout(isLost, isLost);
    expect(await screen.findByText('Unable to connect to the server. Please try again later.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
  });

  it('asks for the health of the server without waiting for the cart', async () => {
    await openWithout(
      () => new Promise<never>(() => undefined),
      () => ({}),
    );
    await waitFor(() => expect(requests.map(({ operation }) => operation)).toContain('/api/v1/health-check'));
  });
});

describe('A placed order', () => {
  async function place() {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const person = await openCheckout({ PlaceOrder: () => accepted });
    await fillIn(person);
    await placeOrder(person);
    const dialog = await screen.findByRole('alertdialog', { name: 'Order Placed Successfully!' });
    expect(dialog.textContent).toContain(placed.id);
    return person;
  }

  it('leads on to its page after 3 seconds', async () => {
    await place();
    act(() => void vi.advanceTimersByTime(1500));
    expect(currentPath()).toBe('/checkout');
    act(() => void vi.advanceTimersByTime(1500));
    expect(currentPath()).toBe(`/orders/${placed.id}`);
  });

  it('is opened at once by Done', async () => {
    const person = await place();
    await person.click(screen.getByRole('link', { name: 'Done' }));
    expect(currentPath()).toBe(`/orders/${placed.id}`);
  });

  it('lets stay who closes the dialog', async () => {
    const person = await place();
    await person.click(screen.getByRole('button', { name: 'Close' }));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(currentPath()).toBe('/checkout');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'See the order' })),
    );
  });
});
