import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as skeleton from '../entities/book/BookGridSkeleton';
import { bookPage, book } from '../testing/samples/books';
import { enter } from '../testing/enter';
import { requests, serverAnswers } from '../testing/fakeServer';
import { serverTells } from '../testing/fakeSocket';
import { currentPath, openSite } from '../testing/openSite';
import { meera } from '../testing/samples/people';
import { pageOf } from '../testing/samples/purchases';
import type { OperationAnswer } from '../testing/answers';

beforeEach(() => {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    CartCount: () => ({ cart: { id: 'cart_meera', itemCount: 120 } }),
    Transactions: () => ({ orders: pageOf([]) }),
    Books: () => bookPage([book()]),
    '/api/v1/health-check': () => ({}),
  });
});

const asMeera = { token: 'good' };
const drawer = async () => {
  const [wide] = await screen.findAllByRole('navigation', { name: 'Your account' });
  if (!wide) throw new Error('There is no side drawer');
  return within(wide);
};
const isFocused = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

describe('The side drawer', () => {
  it('has the three documented entries, and below them the other screens of one’s own', async () => {
    await openSite('/transactions', asMeera);
    const groups = (await drawer()).getAllByRole('list');
    const texts = (group: HTMLElement) =>
      within(group)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(groups.map(texts)).toEqual([
      ['Personal Info', 'Transaction History', 'Rent Your Book'],
      ['Books', 'Bookmarks', 'Cart'],
      ['Dashboard', 'Settings'],
    ]);
  });

  it('marks the entry of the current path', async () => {
    await openSite('/transactions', asMeera);
    const current = (await drawer()).getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual(['Transaction History']);
  });

  it('has the same entries behind a button where it is hidden', async () => {
    await openSite('/', {});
    expect(await screen.findByRole('button', { name: 'Your account' })).toBeTruthy();
    const both = screen.getAllByRole('navigation', { name: 'Your account', hidden: true });
    const [first, second] = both.map(({ textContent }) => textContent);
    expect(both).toHaveLength(2);
    expect(first).toBe(second);
  });
});

describe('The avatar menu', () => {
  it('has exactly the documented entries under a picture with the name of the person', async () => {
    const { person } = await openSite('/', asMeera);
    await person.click(await screen.findByRole('button', { name: 'Account of Meera Nair' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent?.trim())).toEqual([
      'Profile',
      'Bookmarks',
      'Rent Your Book',
      'Logout',
    ]);
    expect(screen.getByAltText('Meera Nair')).toBeTruthy();
  });
});

const COUNTED = /^Cart: /;

describe('The floating cart button', () => {
  it('counts to 99, for people who are signed in, on the home page', async () => {
    const { person } = await openSite('/', asMeera);
    const main = within(await screen.findByRole('main'));
    const cart = await main.findByRole('link', { name: 'Cart: 99+ items' });
    expect(cart.getAttribute('href')).toBe('/cart');
    await person.click((await drawer()).getByRole('link', { name: 'Transaction History' }));
    await screen.findByRole('heading', { name: 'Transaction History' });
    expect(main.queryByRole('link', { name: COUNTED })).toBeNull();
  });
});

describe('The cart in the top bar', () => {
  // The link in the top bar. The transactions screen contains no other link to the cart.
  const cartNamed = (name: string) => screen.findByRole('link', { name });

  it('says how many copies are in it, on every screen', async () => {
    await openSite('/transactions', asMeera);
    const cart = await cartNamed('Cart: 99+ items');
    expect(cart.getAttribute('href')).toBe('/cart');
    expect(cart.textContent).toBe('99+');
  });

  it('follows what happens to the cart elsewhere', async () => {
    await openSite('/transactions', asMeera);
    await cartNamed('Cart: 99+ items');
    const cartChanged = { id: 'cart_meera', itemCount: 1 };
    await waitFor(() => expect(serverTells('CartChanged', { cartChanged })).toBe(1));
    const cart = await cartNamed('Cart: 1 item');
    expect(cart.textContent).toBe('1');
  });

  it('is asked for once where the floating one stands beside it', async () => {
    await openSite('/', asMeera);
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Cart: 99+ items' })).toHaveLength(2));
    expect(requests.filter(({ operation }) => operation === 'CartCount')).toHaveLength(1);
  });

  it('has no number while it is empty', async () => {
    const cart = { id: 'cart_meera', itemCount: 0 };
    serverAnswers({ Viewer: () => ({ viewer: meera }), CartCount: () => ({ cart }) });
    await openSite('/transactions', asMeera);
    expect((await cartNamed('Cart: 0 items')).textContent).toBe('');
  });

  it('is not there for a visitor', async () => {
    await openSite('/');
    await screen.findByRole('link', { name: 'Join Now' });
    expect(screen.queryByRole('link', { name: COUNTED })).toBeNull();
  });
});

describe('A step to another screen', () => {
  it('takes the focus to its heading, and its name to the tab', async () => {
    const { person } = await openSite('/', asMeera);
    await person.click((await drawer()).getByRole('link', { name: 'Transaction History' }));
    await isFocused(await screen.findByRole('heading', { name: 'Transaction History', level: 1 }));
    expect(document.title).toBe('Transaction History · Panna');
    expect(currentPath()).toBe('/transactions');
  });

  it('keeps the focus on the heading when the screen takes the place of its skeleton', async () => {
    let answer: (data: OperationAnswer) => void = () => undefined;
    const whole = { Books: () => bookPage([book()]), Viewer: () => ({ viewer: meera }) };
    serverAnswers({ ...whole, Book: () => new Promise<OperationAnswer>((resolve) => (answer = resolve)) });
    const { person } = await openSite('/books', asMeera);
    await person.click(await screen.findByRole('link', { name: 'The Guide' }));
    await waitFor(() => expect(requests.at(-1)?.operation).toBe('Book'));
    answer({ book: book() });
    await screen.findByText('A tourist guide becomes a holy man.');
    await isFocused(screen.getByRole('heading', { name: 'The Guide', level: 1 }));
  });

  it('leaves the focus where the person has put it meanwhile', async () => {
    const { person } = await openSite('/transactions', asMeera);
    await enter(person, await screen.findByPlaceholderText('Search books...'), 'guide{Enter}');
    await isFocused(await screen.findByRole('heading', { name: 'Search Results', level: 1 }));
    const query = screen.getByRole('combobox', { name: 'Title, author, or ISBN' });
    await person.click(query);
    await screen.findByRole('article');
    expect(document.activeElement).toBe(query);
  });
});

describe('A connection that is gone', () => {
  const connection = (kind: 'online' | 'offline') => act(async () => window.dispatchEvent(new Event(kind)));

  it('is told by a note until it is back, and then the screen is read again', async () => {
    await openSite('/books', asMeera);
    await screen.findByRole('article');
    const asked = () => requests.filter(({ operation }) => operation === 'Books').length;
    await connection('offline');
    expect(screen.getByText(/You are offline/)).toBeTruthy();
    const before = asked();
    await connection('online');
    expect(screen.queryByText(/You are offline/)).toBeNull();
    await waitFor(() => expect(asked()).toBe(before + 1));
  });

  it('can be tried again by hand', async () => {
    const { person } = await openSite('/');
    await connection('offline');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());
  });
});

describe('A screen that fails', () => {
  it('leaves the frame in place, and offers to try it again or to go back', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const screenPart = vi.spyOn(skeleton, 'BookGridSkeleton').mockImplementation(() => {
      throw new Error('This screen fails');
    });
    serverAnswers({ Viewer: () => ({ viewer: meera }) });
    await openSite('/bookmarks', asMeera);
    await screen.findByRole('heading', { name: 'This page could not be shown' });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: /Panna/ })).toBeTruthy();
    screenPart.mockRestore();
    told.mockRestore();
  });
});
