import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { book, bookPage, lease, price, rentalQuote } from '../../testing/samples/books';
import { requests, serverAnswers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { meera } from '../../testing/samples/people';
import { cartLine, cartOf } from '../../testing/samples/purchases';
import type { Answer } from '../../testing/answers';
import type { CurrencyCode, ExchangeRate } from '../../testing/serverTypes.generated';

const rate = (currencyCode: CurrencyCode, rupeesPerUnit: string): Answer<ExchangeRate> => ({
  currencyCode,
  rupeesPerUnit,
  date: '2025-11-20',
});
const guide = book({ price: price({ sale: '499.00', lease: lease() }) });

/** Opens a screen as Meera, on a device with this currency saved. */
async function openWith(currency: string | null, path: string, answers = {}) {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Books: () => bookPage([guide]),
    Book: () => ({ book: guide }),
    RentalQuote: () => ({ rentalQuote: rentalQuote() }),
    Cart: () => ({ cart: cartOf([cartLine()]) }),
    ExchangeRates: () => ({ exchangeRates: [rate('USD', '84.60'), rate('EUR', '99.80')] }),
    ...answers,
  });
  if (currency) localStorage.setItem('panna.currency', currency);
  return openSite(path, { token: 'good' });
}

const asked = () => requests.filter(({ operation }) => operation === 'ExchangeRates').length;

describe('Anyone who prefers another currency', () => {
  it('sees about what a book costs in it behind the price in rupees, and by the rate of which day', async () => {
    await openWith('USD', '/books');
    const approximation = await screen.findByText('(about $5.90)');
    expect(approximation.parentElement?.textContent).toBe('₹499 (about $5.90)');
    expect(approximation.title).toBe('Converted at the rate of 20 Nov 2025. You pay in rupees.');
    expect(screen.getByText('(about $0.59)').parentElement?.textContent).toBe('₹50.25/month (about $0.59)');
  });

  it('sees it on the page of the book and in the dialog that rents it', async () => {
    const { person } = await openWith('EUR', '/books/book_guide');
    expect(await screen.findByText('(about €5.00)')).toBeTruthy();
    await person.click(within(screen.getByRole('main')).getByRole('button', { name: /Rent/ }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('(about €0.12)')).toBeTruthy();
    expect(dialog.textContent).toContain('Total rental cost₹11.75 (about €0.12)');
  });

  it('sees it at the lines of the cart, where what is due stays in rupees alone', async () => {
    await openWith('USD', '/cart');
    expect((await screen.findByText('(about $5.90)')).parentElement?.textContent).toBe('₹499 (about $5.90)');
    expect(screen.getByText('Amount due').nextSibling?.textContent).toBe('₹849');
  });

  it('sees rupees alone when the rates are not available', async () => {
    await openWith('USD', '/books', {
      ExchangeRates: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await screen.findByText('₹499')).toBeTruthy();
    expect(screen.queryByText(/about/)).toBeNull();
  });
});

it('Anyone who prefers rupees is not asked about rates', async () => {
  await openWith(null, '/books');
  expect(await screen.findByText('₹499')).toBeTruthy();
  expect(asked()).toBe(0);
});
