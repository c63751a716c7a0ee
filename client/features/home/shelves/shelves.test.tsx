import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { book, bookPage, lease, price } from '../../../testing/samples/books';
import { requests, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { money } from '../../../testing/samples/money';
import { currentPath, openSite } from '../../../testing/openSite';
import { meera } from '../../../testing/samples/people';
import { scrollToEnd } from '../../../testing/scrolling';

const cheap = book({
  id: 'book_kim',
  title: 'Kim',
  publicPath: '/b/book_kim/kim',
  price: price({ lease: lease({ perMonth: money('25.00') }) }),
});

const SHELVES = [
  { kind: 'NEW', rentBelow: null, books: [book(), cheap] },
  { kind: 'LOW_RENT', rentBelow: money('30.00'), books: [cheap] },
  { kind: 'IN_LANGUAGE', rentBelow: null, books: [book()] },
] as const;

const answers: Answers = { HomeShelves: () => ({ homeShelves: SHELVES }) };
const asked = () => requests.filter(({ operation }) => operation === 'HomeShelves');

/** Shelves are cached for a minute, so each test runs at a later time than the previous one. */
let now = 0;
beforeEach(() => {
  now += 120_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document.documentElement.dataset, 'publicPages');
});

async function openHome(given: Answers = answers, options = {}) {
  serverAnswers(given);
  const { person } = await openSite('/', options);
  await screen.findByRole('heading', { name: 'About Us' });
  expect(asked()).toEqual([]);
  await scrollToEnd();
  return person;
}

describe('The shelves of the home page', () => {
  it('are asked for when they come into sight, and lead a visitor to public pages', async () => {
    const person = await openHome({ ...answers, PublicBook: () => ({ book: null }) });
    const row = await screen.findByRole('region', { name: 'Just listed' });
    expect(asked().map(({ variables, authorization }) => [variables, authorization])).toEqual([
      [{ language: 'EN' }, null],
    ]);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 4)).toEqual([
      'Just listed',
      'Rent under ₹30 a month',
      'Books in English',
      'About Us',
    ]);
    const [guide, kim] = within(row).getAllByRole('listitem');
    expect(guide?.textContent).toBe('The GuideR. K. NarayanBuy ₹249.50Rent ₹50.25/month');
    expect(kim?.textContent).toBe('KimR. K. NarayanRent ₹25/month');
    await person.click(within(row).getByRole('link', { name: 'Kim' }));
    expect(currentPath()).toBe('/b/book_kim/kim');
  });

  it('load the covers of a row when it comes into sight', async () => {
    await openHome();
    const row = await screen.findByRole('region', { name: 'Just listed' });
    expect(row.querySelectorAll('img')).toHaveLength(0);
    await scrollToEnd();
    const covers = [...row.querySelectorAll('img')];
    expect(covers.map((cover) => cover.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
  });

  it('lead somebody who is signed in to the book, and show a publisher no prices', async () => {
    const publisher = { ...meera, role: 'PUBLISHER' } as const;
    const signedIn = { ...answers, Viewer: () => ({ viewer: publisher }), Books: () => bookPage([]) };
    await openHome(signedIn, { token: 'good' });
    const row = await screen.findByRole('region', { name: 'Just listed' });
    expect(asked()[0]?.authorization).toBe('Bearer good');
    expect(within(row).getByRole('link', { name: 'Kim' }).getAttribute('href')).toBe('/books/book_kim');
    expect(row.textContent).not.toContain('₹');
  });

  it('are left out, and nothing is said, when they do not come or there are none', async () => {
    await openHome({});
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    await vi.waitFor(() => expect(screen.queryByLabelText('Loading…')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Just listed' })).toBeNull();
  });

  it('are not for visitors where the marketplace has no public pages', async () => {
    document.documentElement.dataset['publicPages'] = 'off';
    await openHome();
    await scrollToEnd();
    expect(asked()).toEqual([]);
  });
});
