import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { book } from '../../testing/samples/books';
import { requests, serverAnswers, type Answers } from '../../testing/fakeServer';
import { currentPath, openSite } from '../../testing/openSite';
import { meera, refusal } from '../../testing/samples/people';
import type { Answer } from '../../testing/answers';
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
    .filter((text) => !['Bookmark', 'Share', 'Report this listing'].includes(text ?? '')),
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
    const facts = {
      language: 'HI',
      binding: 'HARDCOVER',
      pages: 1250,
      publishedIn: 1958,
      publishedBy: 'Indian Thought',
    } as const;
    await openBook(book({ ...facts, conditionDescription: 'A name on the first page' }));
    const shown = Object.fromEntries(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(shown).toEqual({
      ISBN: '9780143039648',
      Genre: 'Fiction, Romance',
      Condition: 'Like New',
      Language: 'Hindi',
      Binding: 'Hardcover',
      Pages: '1,250',
      'Year of publication': '1958',
      'Published by': 'Indian Thought',
      'Condition Details': 'A name on the first page',
      'Listed On': '12 Nov 2025',
      'Uploaded By': 'Ravi Deshpande2 ratings',
      'Listing Type': 'Both',
      'Lease Duration': '1–12 months',
      'Security Deposit': '₹200',
      'Lease Terms': 'No pencil in the margins.',
    });
    expect(screen.getByText('Read, but without visible wear.')).toBeTruthy();
    expect(screen.getByText('A tourist guide becomes a holy man.')).toBeTruthy();
  });

  it('says so when there is no description', async () => {
    await openBook(book({ description: '' }));
    expect(screen.getByText('No description available')).toBeTruthy();
  });

  it('is friendly about a book that is not there', async () => {
    await openBook(null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Book not found');
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
    [
      'to wait, for it is rented out',
      { status: 'RENTED', availableFrom: '2025-12-20', ...none, viewerCanWait: true },
      ['Notify me when it is available'],
    ],
    ['to rent, when it is promised and cannot be sold', { viewerCanBuy: false }, ['Add to Cart as Rent']],
    [
      'to reserve, while it is with a reader',
      { status: 'RENTED', viewerCanBuy: false, viewerCanWait: true },
      ['Reserve for Later', 'Notify me when it is available'],
    ],
    ['nothing, for it is my own', { viewerIsSeller: true, ...none }, ['Done']],
  ])('is %s', async (_, changes, buttons) => {
    await openBook(book(changes));
    expect(actions()).toEqual(buttons);
  });

  it('says when a book that is rented out is free again', async () => {
    await openBook(book({ unavailableReason: 'RENTED_OUT', availableFrom: '2025-12-20', ...none }));
    expect(screen.getByText(/due back on 20 Dec 2025/)).toBeTruthy();
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
