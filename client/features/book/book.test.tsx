import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { book, lease, price } from '../../testing/books';
import { requests, serverAnswers, type Answers } from '../../testing/fakeServer';
import { currentPath, openSite } from '../../testing/openSite';
import { meera, refusal } from '../../testing/people';
import type { Answer } from '../../testing/answers';
import { money } from '../../testing/money';
import type { Book, UserError } from '../../testing/serverTypes.generated';

const payload = (...userErrors: Answer<UserError>[]) => ({
  addToCart: {
    cart: userErrors.length > 0 ? null : { id: 'cart_meera', itemCount: 1, items: [] },
    userErrors,
  },
});

async function openBook(shown: Answer<Book> | null, answers: Answers = {}) {
  serverAnswers({ Viewer: () => ({ viewer: meera }), Book: () => ({ book: shown }), ...answers });
  const { person } = await openSite('/books/book_guide', { token: 'good' });
  await screen.findByRole('heading', { level: 1 });
  return person;
}

const main = () => within(screen.getByRole('main'));
const actions = () => [
  ...main()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'Bookmark' && text !== 'Report this listing'),
  ...main()
    .queryAllByRole('link')
    .map(({ textContent }) => textContent),
];
const added = () =>
  requests.filter(({ operation }) => operation === 'AddToCart').map(({ variables }) => variables['input']);

afterEach(() => {
  vi.useRealTimers();
});

describe('The page of a book', () => {
  it('tells all that is known of it', async () => {
    await openBook(book({ conditionDescription: 'A name on the first page' }));
    const facts = Object.fromEntries(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(facts).toEqual({
      ISBN: '9780143039648',
      Genre: 'Fiction, Romance',
      Condition: 'Like New',
      'Condition Details': 'A name on the first page',
      'Listed On': '12 Nov 2025',
      'Uploaded By': 'Ravi Deshpande2 ratings',
      'Listing Type': 'Both',
      'Lease Duration': '1–12 months',
      'Security Deposit': '₹200',
      'Lease Terms': 'No pencil in the margins.',
    });
    expect(screen.getByText('A tourist guide becomes a holy man.')).toBeTruthy();
  });

  it('says so when there is no description', async () => {
    await openBook(book({ description: '' }));
    expect(screen.getByText('No description available')).toBeTruthy();
  });

  it('is friendly about a book that is not there', async () => {
    await openBook(null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This book is not on our shelves');
    expect(actions()).toEqual(['Browse Books']);
  });

  it('says so when the book could not be read', async () => {
    serverAnswers({ Viewer: () => ({ viewer: meera }) });
    await openSite('/books/book_guide', { token: 'good' });
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load book details');
  });
});

describe('What can be done with a book', () => {
  const none = { viewerCanBuy: false, viewerCanRent: false };

  it.each<[string, Answer<Book>, string[]]>([
    ['both', {}, ['Add to Cart as Buy', 'Add to Cart as Rent']],
    ['a sale', { listingType: 'SALE', viewerCanRent: false }, ['Add to Cart']],
    ['a rental', { listingType: 'LEASE', viewerCanBuy: false }, ['Add to Rent Cart']],
    ['nothing, for it is sold', { status: 'SOLD', ...none }, []],
    ['nothing, for it is rented out', { status: 'RENTED', availableFrom: '2025-12-20', ...none }, []],
    ['to rent, when it is promised and cannot be sold', { viewerCanBuy: false }, ['Add to Cart as Rent']],
    [
      'to reserve, while it is with a reader',
      { status: 'RENTED', viewerCanBuy: false },
      ['Reserve for Later'],
    ],
    ['nothing, for it is my own', { viewerIsSeller: true, ...none }, ['Done']],
  ])('is %s', async (_, changes, buttons) => {
    await openBook(book(changes));
    expect(actions()).toEqual(buttons);
  });

  it('says when a book that is rented out is free again', async () => {
    await openBook(book({ unavailableReason: 'RENTED_OUT', availableFrom: '2025-12-20', ...none }));
    expect(screen.getByText(/expected back on 20 Dec 2025/)).toBeTruthy();
  });

  it('leads its seller home', async () => {
    const person = await openBook(book({ viewerIsSeller: true, ...none }));
    await person.click(screen.getByRole('link', { name: 'Done' }));
    expect(currentPath()).toBe('/');
  });
});

describe('What the seller of a book can do', () => {
  const mine = (changes: Answer<Book> = {}) =>
    book({
      viewerIsSeller: true,
      viewerCanEdit: true,
      viewerCanBuy: false,
      viewerCanRent: false,
      ...changes,
    });
  const answer = (name: string, changed: Answer<Book> | null, ...userErrors: Answer<UserError>[]) => ({
    [name]: { book: changed, userErrors },
  });

  it('is to change the listing', async () => {
    await openBook(mine());
    const edit = await screen.findByRole('link', { name: 'Edit' });
    expect(edit.getAttribute('href')).toBe('/books/book_guide/edit');
  });

  it('is to take it off the market, after a question, and to put it back', async () => {
    const person = await openBook(mine(), {
      TakeOffBook: () => answer('takeOffBook', mine({ status: 'UNLISTED' })),
      PutBackBook: () => answer('putBackBook', mine()),
    });
    await person.click(await screen.findByRole('button', { name: 'Take off the market' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Take this book off the market?' });
    expect(requests.some(({ operation }) => operation === 'TakeOffBook')).toBe(false);
    await person.click(within(dialog).getByRole('button', { name: 'Take it off' }));
    await person.click(await screen.findByRole('button', { name: 'Put back on the market' }));
    expect(await screen.findByRole('button', { name: 'Take off the market' })).toBeTruthy();
  });

  it('is refused with the reason of the server', async () => {
    const gone = refusal('BOOK_NOT_FOUND', 'Book not found');
    const person = await openBook(mine({ status: 'UNLISTED' }), {
      PutBackBook: () => answer('putBackBook', null, gone),
    });
    await person.click(await screen.findByRole('button', { name: 'Put back on the market' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Book not found');
  });
});

describe('Buying', () => {
  it('puts the book into the cart, and says so for three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const person = await openBook(book(), { AddToCart: () => payload() });
    await person.click(screen.getByRole('button', { name: 'Add to Cart as Buy' }));
    expect(await screen.findByText('Item added to cart successfully!')).toBeTruthy();
    expect(added()).toEqual([{ bookId: 'book_guide', type: 'PURCHASE' }]);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.queryByText('Item added to cart successfully!')).toBeNull();
  });

  it('leads on to the cart by a link, and waits for anyone who is about to take it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const person = await openBook(book(), { AddToCart: () => payload() });
    await person.click(screen.getByRole('button', { name: 'Add to Cart as Buy' }));
    const toCart = await main().findByRole('link', { name: 'Go to cart' });
    act(() => toCart.focus());
    await act(() => vi.advanceTimersByTimeAsync(4000));
    await person.keyboard('{Enter}');
    expect(currentPath()).toBe('/cart');
  });

  it('shows why the server refuses', async () => {
    const sold = refusal('BOOK_SOLD', 'This book has been sold');
    const person = await openBook(book(), { AddToCart: () => payload(sold) });
    await person.click(screen.getByRole('button', { name: 'Add to Cart as Buy' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This book has been sold');
  });

  it('says so when the server cannot be reached', async () => {
    const person = await openBook(book());
    await person.click(screen.getByRole('button', { name: 'Add to Cart as Buy' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to add item to cart');
  });
});

describe('The rent dialog', () => {
  async function openDialog(shown = book(), answers: Answers = {}) {
    vi.useFakeTimers({ now: new Date('2025-12-31T10:00:00Z'), toFake: ['Date'] });
    const person = await openBook(shown, answers);
    await person.click(main().getByRole('button', { name: /Rent/ }));
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

  it('names the book and its conditions, and begins with the least duration from today', async () => {
    const { dialog, months, value } = await openDialog(
      book({ price: price({ lease: lease({ minDuration: 2 }) }) }),
    );
    expect(dialog.getByText('The Guide')).toBeTruthy();
    expect(value('Price per month')).toBe('₹50.25');
    expect(value('Security deposit')).toBe('₹200');
    expect(value('Allowed duration')).toBe('2–12 months');
    expect(months.value).toBe('2');
    expect(value('Total rental cost')).toBe('₹100.50');
    expect(value('Due back on')).toBe('28 Feb 2026');
    expect(dialog.queryByText('Late fee per day')).toBeNull();
  });

  it('says what it costs to bring the book back late', async () => {
    const lateFeePerDay = money('2.50');
    const { value } = await openDialog(book({ price: price({ lease: lease({ lateFeePerDay }) }) }));
    expect(value('Late fee per day')).toBe('₹2.50');
    expect(screen.getByText(/for each day late/).textContent).toContain('₹2.50');
  });

  it('works out cost and due date while one types', async () => {
    const { person, dialog, fill, value } = await openDialog();
    await fill('12');
    expect(value('Total rental cost')).toBe('₹603');
    expect(value('Due back on')).toBe('31 Dec 2026');
    await person.click(dialog.getByRole('button', { name: 'One month less' }));
    expect(value('Total rental cost')).toBe('₹552.75');
    expect(value('Due back on')).toBe('30 Nov 2026');
  });

  it.each(['0', '13', '1.5', '-3', ''])('cannot be sent with %j months', async (typed) => {
    const { dialog, add, fill, value } = await openDialog();
    await fill(typed);
    expect(add.disabled).toBe(true);
    expect(dialog.getByText('Please choose 1 to 12 months')).toBeTruthy();
    expect(value('Total rental cost')).toBe('–');
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
