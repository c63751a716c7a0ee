import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requests, serverAnswers, type Answers } from '../../testing/fakeServer';
import { currentPath, openSite } from '../../testing/openSite';
import { money } from '../../testing/samples/money';
import { meera, refusal } from '../../testing/samples/people';
import {
  amounts,
  asha,
  cartLine,
  cartOf,
  deliveryBy,
  ravi,
  rentalLine,
} from '../../testing/samples/purchases';
import type { Answer } from '../../testing/answers';
import type { Cart, UserError } from '../../testing/serverTypes.generated';

const signedIn = { Viewer: () => ({ viewer: meera }) };
const payload = (cart: Answer<Cart> | null, ...userErrors: Answer<UserError>[]) => ({
  cart,
  userErrors,
});
const quantitiesAsked = () =>
  requests
    .filter(({ operation }) => operation === 'UpdateCartItem')
    .map(({ variables }) => variables['input']?.['quantity']);

async function openCart(cart: Answer<Cart>, answers: Answers = {}) {
  serverAnswers({ ...signedIn, Cart: () => ({ cart }), ...answers });
  const { person } = await openSite('/cart', { token: 'good' });
  await screen.findByRole('heading', { name: /^Shopping Cart \(/ });
  return person;
}

const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of The Guide' });

afterEach(() => vi.restoreAllMocks());

describe('The cart', () => {
  it('shows each line with its kind, its duration, its price and its deposit', async () => {
    await openCart(cartOf([cartLine(), rentalLine()]));
    const [guide, emma] = screen.getAllByRole('listitem').filter((item) => item.querySelector('input'));
    expect(guide?.textContent).toContain('Purchase');
    expect(guide?.textContent).toContain('₹499');
    expect(emma?.textContent).toContain('Rental');
    expect(emma?.textContent).toContain('Duration: 21 Nov 2025 - 21 Feb 2026 (3 months)');
    expect(emma?.textContent).toContain('₹150₹50 per monthDeposit: ₹200');
  });

  it('counts one item in the singular and shows the totals of the server', async () => {
    await openCart(cartOf([rentalLine()], amounts('123.45', '200.00', '323.45')));
    expect(screen.getByRole('heading', { name: 'Shopping Cart (1 item)' })).toBeTruthy();
    const summary = screen.getByRole('region', { name: 'Order Summary' });
    expect(summary.textContent).toContain(
      'Total Items1Total₹123.45DeliveryFreeRefundable deposits₹200Amount due₹323.45',
    );
  });

  it('shows what each seller asks for delivery, and what is missing for a free one', async () => {
    const deliveries = [
      deliveryBy(ravi, { charge: money('40.00'), shortOfFree: money('1.00') }),
      deliveryBy(asha),
    ];
    const charged = { deliveries, deliveryCharge: money('40.00'), amountDue: money('889.00') };
    await openCart(cartOf([cartLine(), rentalLine()], charged));
    const summary = screen.getByRole('region', { name: 'Order Summary' }).textContent;
    expect(summary).toContain('Delivery by Ravi Deshpande₹40Delivery by Asha PatelFree');
    expect(summary).toContain('Buy books for ₹1 more from Ravi Deshpande to get free delivery.');
    expect(summary).toContain('Amount due₹889');
  });

  it('counts copies, and not lines', async () => {
    await openCart(cartOf([cartLine({ quantity: 3 }), rentalLine()]));
    expect(screen.getByRole('heading', { name: 'Shopping Cart (4 items)' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Order Summary' }).textContent).toContain('Total Items4');
  });

  it('says what to do when there is nothing in it', async () => {
    await openCart(cartOf([]));
    expect(screen.getByText('Your cart is empty')).toBeTruthy();
    expect(screen.getByText("Looks like you haven't added any books to your cart yet.")).toBeTruthy();
  });

  it('names at its line what stands in the way of ordering it', async () => {
    const problem = refusal('BOOK_SOLD', 'This book has been sold');
    await openCart(cartOf([cartLine({ problem }), rentalLine()]));
    const line = screen.getByRole('alert').closest('li');
    expect(line?.textContent).toContain('This book has been sold');
    expect(within(line ?? document.body).getByRole('link', { name: 'The Guide' })).toBeTruthy();
  });
});

describe('The quantity of a line', () => {
  it('is asked of the server, whose amounts are shown', async () => {
    const more = cartOf([cartLine({ quantity: 3 })], amounts('748.50', '0.00', '748.50'));
    const answers = { UpdateCartItem: () => ({ updateCartItem: payload(more) }) };
    const person = await openCart(cartOf([cartLine()]), answers);
    await person.click(screen.getByRole('button', { name: 'Increase quantity of The Guide' }));
    expect(quantity().value).toBe('3');
    await waitFor(() => expect(screen.getAllByText('₹748.50')).toHaveLength(2));
    expect(quantitiesAsked()).toEqual([3]);
  });

  it('cannot go below 1: lower values are ignored', async () => {
    const person = await openCart(cartOf([cartLine({ quantity: 1 })]));
    expect(screen.getByRole('button', { name: 'Decrease quantity of The Guide' })).toHaveProperty(
      'disabled',
      true,
    );
    for (const typed of ['0', '-2', '1.5', '{Backspace}']) {
      await person.clear(quantity());
      await person.type(quantity(), typed);
      await person.tab();
      expect(quantity().value).toBe('1');
    }
    expect(quantitiesAsked()).toEqual([]);
  });

  it('goes back to what it was, with the reason, when the server refuses', async () => {
    const tooMany = refusal('NOT_ENOUGH_COPIES', 'Only 2 of these copies can be ordered', ['quantity']);
    const answers = { UpdateCartItem: () => ({ updateCartItem: payload(null, tooMany) }) };
    const person = await openCart(cartOf([cartLine()]), answers);
    await person.click(screen.getByRole('button', { name: 'Increase quantity of The Guide' }));
    expect(await screen.findByText('Only 2 of these copies can be ordered')).toBeTruthy();
    expect(quantity().value).toBe('2');
  });

  it('says so when the server cannot be reached', async () => {
    const person = await openCart(cartOf([cartLine()]));
    await person.click(screen.getByRole('button', { name: 'Increase quantity of The Guide' }));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
    expect(quantity().value).toBe('2');
  });

  it('sends one request after another, and of those that waited only the newest', async () => {
    const answer: Array<() => void> = [];
    const UpdateCartItem: Answers[string] = ({ variables }) =>
      new Promise((resolve) => {
        const cart = cartOf([cartLine({ quantity: Number(variables['input']?.['quantity']) })]);
        answer.push(() => resolve({ updateCartItem: payload(cart) }));
      });
    const person = await openCart(cartOf([cartLine()]), { UpdateCartItem });
    const more = screen.getByRole('button', { name: 'Increase quantity of The Guide' });
    await person.tripleClick(more);
    expect(quantity().value).toBe('5');
    await waitFor(() => expect(quantitiesAsked()).toEqual([3]));
    answer[0]?.();
    await waitFor(() => expect(quantitiesAsked()).toEqual([3, 5]));
    answer[1]?.();
    await waitFor(() => expect(quantity().value).toBe('5'));
  });
});

describe('Removing a line', () => {
  it('is seen at once, before the server has answered', async () => {
    const answers = { RemoveFromCart: () => new Promise<never>(() => undefined) };
    const person = await openCart(cartOf([cartLine(), rentalLine()]), answers);
    await person.click(screen.getByRole('button', { name: 'Remove The Guide' }));
    expect(screen.queryByRole('link', { name: 'The Guide' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Emma' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Shopping Cart (1 item)' })).toBeTruthy();
    expect(screen.queryByText('The Guide was removed from your cart')).toBeNull();
  });

  it('is announced once the server has agreed', async () => {
    const person = await openCart(cartOf([cartLine(), rentalLine()]), {
      RemoveFromCart: () => ({ removeFromCart: payload(cartOf([rentalLine()])) }),
    });
    await person.click(screen.getByRole('button', { name: 'Remove The Guide' }));
    expect(await screen.findByText('The Guide was removed from your cart')).toBeTruthy();
  });

  it('leaves the focus on the screen when it was the last one', async () => {
    const answers = { RemoveFromCart: () => new Promise<never>(() => undefined) };
    const person = await openCart(cartOf([cartLine()]), answers);
    await person.click(screen.getByRole('button', { name: 'Remove The Guide' }));
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
  });

  it('reads the cart again when the line was gone already', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const gone = refusal('CART_ITEM_NOT_FOUND', 'This item is not in your cart');
    const carts = [cartOf([cartLine(), rentalLine()]), cartOf([rentalLine()])];
    const person = await openCart(cartOf([]), {
      Cart: () => ({ cart: carts.shift() }),
      RemoveFromCart: () => ({ removeFromCart: payload(null, gone) }),
    });
    await person.click(screen.getByRole('button', { name: 'Remove The Guide' }));
    await waitFor(() => expect(carts).toEqual([]));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'The Guide' })).toBeNull());
    expect(logged).toHaveBeenCalled();
  });

  it('brings the line back and only logs when it fails', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const person = await openCart(cartOf([cartLine()]));
    await person.click(screen.getByRole('button', { name: 'Remove The Guide' }));
    expect(await screen.findByRole('link', { name: 'The Guide' })).toBeTruthy();
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('The Guide was removed from your cart')).toBeNull();
  });
});

describe('Proceed to Checkout', () => {
  it('reads the cart again and stays when nothing is left in it', async () => {
    const carts = [cartOf([cartLine()]), cartOf([])];
    const person = await openCart({}, { Cart: () => ({ cart: carts.shift() }) });
    await person.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    expect(currentPath()).toBe('/cart');
  });

  it('goes on with items', async () => {
    const person = await openCart(cartOf([cartLine()]));
    await person.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
    await waitFor(() => expect(currentPath()).toBe('/checkout'));
    expect(requests.filter(({ operation }) => operation === 'Cart')).toHaveLength(2);
  });
});
