import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { book, lease, price, rentalQuote } from '../../../testing/samples/books';
import { requests, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { currentPath, openSite } from '../../../testing/openSite';
import { meera, refusal } from '../../../testing/samples/people';
import type { Answer } from '../../../testing/answers';
import { money } from '../../../testing/samples/money';
import type { UserError } from '../../../testing/serverTypes.generated';

/** The server's quote, with a different rent for each number of months. */
const quote: Answers[string] = ({ variables }) => ({
  rentalQuote: rentalQuote({ rent: money(`1${Number(variables['months'])}.75`) }),
});

const payload = (...userErrors: Answer<UserError>[]) => ({
  addToCart: {
    cart: userErrors.length > 0 ? null : { id: 'cart_meera', itemCount: 1, items: [] },
    userErrors,
  },
});

async function openDialog(shown = book(), answers: Answers = {}) {
  vi.useFakeTimers({ now: new Date('2025-12-31T10:00:00Z'), toFake: ['Date'] });
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Book: () => ({ book: shown }),
    RentalQuote: quote,
    ...answers,
  });
  const { person } = await openSite('/books/book_guide', { token: 'good' });
  await screen.findByRole('heading', { level: 1 });
  await person.click(within(screen.getByRole('main')).getByRole('button', { name: /Rent/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rent Book' }));
  const months = dialog.getByLabelText<HTMLInputElement>('Rental Duration (months)');
  const fill = async (text: string) => {
    await person.clear(months);
    if (text) await person.type(months, text);
  };
  const value = (term: string) => dialog.getByText(term).nextElementSibling?.textContent;
  return {
    person,
    dialog,
    months,
    fill,
    value,
    add: dialog.getByRole<HTMLButtonElement>('button', { name: 'Add to Cart' }),
  };
}

/** Returns the variables of all requests that were sent for an operation, in order. */
const sent = (name: string) =>
  requests.filter(({ operation }) => operation === name).map(({ variables }) => variables);
const quoted = () => sent('RentalQuote');
const added = () => sent('AddToCart').map(({ input }) => input);

afterEach(() => {
  vi.useRealTimers();
});

describe('The rent dialog', () => {
  it('names the book and its conditions, and begins with the least duration from today', async () => {
    const { dialog, months, value } = await openDialog(
      book({ price: price({ lease: lease({ minDuration: 2 }) }) }),
    );
    expect(dialog.getByText('The Guide')).toBeTruthy();
    expect(value('Price per month')).toBe('₹50.25');
    expect(value('Security deposit')).toBe('₹200');
    expect(value('Allowed duration')).toBe('2–12 months');
    expect(months.value).toBe('2');
    expect(dialog.queryByText('Late fee per day')).toBeNull();
  });

  it('says from when the months count, and by when the server expects the book', async () => {
    const { dialog } = await openDialog();
    expect(await dialog.findByText(/count from the day the book arrives/)).toBeTruthy();
    const arrival = dialog.getByText('Expected to arrive by');
    await waitFor(() => expect(arrival.nextElementSibling?.textContent).toBe('14 Jan 2026'));
  });

  it('says what it costs to bring the book back late', async () => {
    const lateFeePerDay = money('2.50');
    const { value } = await openDialog(book({ price: price({ lease: lease({ lateFeePerDay }) }) }));
    expect(value('Late fee per day')).toBe('₹2.50');
    expect(screen.getByText(/per day late/).textContent).toContain('₹2.50');
  });

  it('shows what the server quotes', async () => {
    const { value } = await openDialog();
    await vi.waitFor(() => expect(value('Total rental cost')).toBe('₹11.75'));
    expect(value('Deposit, refunded on return')).toBe('₹70');
    expect(value('Maximum kept from the deposit if the book is lost')).toBe('₹60');
    expect(value('Amount due')).toBe('₹9,000');
    expect(value('Due back on')).toBe('1 Apr 2027');
    expect(quoted()).toEqual([{ bookId: 'book_guide', months: 1, startsOn: '2025-12-31' }]);
  });

  it('asks for a quote once one is done typing, and shows the old one as such until it is there', async () => {
    let answer = () => {};
    const held: Answers[string] = async (request) => {
      if (Number(request.variables['months']) === 1) return quote(request);
      await new Promise<void>((resolve) => (answer = resolve));
      return quote(request);
    };
    const { dialog, fill, value } = await openDialog(book(), { RentalQuote: held });
    await vi.waitFor(() => expect(value('Total rental cost')).toBe('₹11.75'));
    await fill('12');
    const isBusy = () => dialog.getByText('Amount due').closest('[aria-busy]')?.getAttribute('aria-busy');
    expect(value('Total rental cost')).toBe('₹11.75');
    expect(isBusy()).toBe('true');
    await vi.waitFor(() => expect(quoted().map(({ months }) => months)).toEqual([1, 12]));
    expect(value('Total rental cost')).toBe('₹11.75');
    answer();
    await vi.waitFor(() => expect(value('Total rental cost')).toBe('₹112.75'));
    expect(isBusy()).toBe('false');
  });

  it('says so when there is no quote to be had, and can be sent all the same', async () => {
    const lost = () => {
      throw new TypeError('Failed to fetch');
    };
    const { dialog, add, value } = await openDialog(book(), { RentalQuote: lost });
    expect(await dialog.findByText(/^The amounts could not be loaded/)).toBeTruthy();
    expect(value('Amount due')).toBe('–');
    expect(add.disabled).toBe(false);
  });

  it('shows no amounts where the server quotes none', async () => {
    const { dialog, value } = await openDialog(book(), { RentalQuote: () => ({ rentalQuote: null }) });
    await vi.waitFor(() => expect(dialog.getByText('Amount due').closest('[aria-busy=false]')).toBeTruthy());
    expect(value('Amount due')).toBe('–');
    expect(value('Due back on')).toBe('–');
  });

  it.each(['0', '13', '1.5', '-3', ''])('cannot be sent with %j months', async (typed) => {
    const { dialog, add, fill, value } = await openDialog();
    await fill(typed);
    expect(add.disabled).toBe(true);
    expect(dialog.getByText('Please choose 1 to 12 months')).toBeTruthy();
    expect(value('Total rental cost')).toBe('–');
    expect(value('Deposit, refunded on return')).toBe('–');
    expect(quoted().map(({ months }) => months)).toEqual([1]);
  });

  it.each([
    [1, 'Please choose 1 month'],
    [3, 'Please choose 3 months'],
  ])('names the only duration once, here %s months', async (only, text) => {
    const fixed = lease({ minDuration: only, maxDuration: only, longestRental: only });
    const { dialog, fill } = await openDialog(book({ price: price({ lease: fixed }) }));
    await fill('9');
    expect(dialog.getByText(text)).toBeTruthy();
  });

  it.each(['1', '12'])('can be sent with %s months, a bound', async (typed) => {
    const { add, fill } = await openDialog();
    await fill(typed);
    expect(add.disabled).toBe(false);
  });

  it('takes at most thirty months where the book has no limit, as the server says', async () => {
    const unlimited = lease({ maxDuration: null, longestRental: 30 });
    const { add, fill, value } = await openDialog(book({ price: price({ lease: unlimited }) }));
    expect(value('Allowed duration')).toBe('1–30 months');
    await fill('31');
    expect(add.disabled).toBe(true);
  });

  it('puts the rental into the cart and goes there', async () => {
    const { person, add, fill } = await openDialog(book(), { AddToCart: () => payload() });
    await fill('3');
    await person.click(add);
    await vi.waitFor(() => expect(currentPath()).toBe('/cart'));
    expect(added()).toEqual([
      { bookId: 'book_guide', type: 'RENTAL', rental: { months: 3, startsOn: '2025-12-31' } },
    ]);
  });

  it('shows why the server refuses, and stays open with what was typed', async () => {
    const twice = refusal('ALREADY_IN_CART', 'This book is already in your cart. Please check your cart.');
    const { person, dialog, add, fill, months } = await openDialog(book(), {
      AddToCart: () => payload(twice),
    });
    await fill('3');
    await person.click(add);
    expect((await dialog.findByRole('alert')).textContent).toBe(twice.message);
    expect(months.value).toBe('3');
    expect(currentPath()).toBe('/books/book_guide');
  });

  it('says so when the server cannot be reached', async () => {
    const { person, dialog, add } = await openDialog();
    await person.click(add);
    expect((await dialog.findByRole('alert')).textContent).toBe('Failed to add book to cart');
  });

  it('closes when it is cancelled', async () => {
    const { person, dialog } = await openDialog();
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
