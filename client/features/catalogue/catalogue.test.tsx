import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { book, bookPage, lease, listedEdition, price } from '../../testing/samples/books';
import { edition } from '../../testing/samples/editions';
import { requests, serverAnswers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { money } from '../../testing/samples/money';
import { meera } from '../../testing/samples/people';
import { scrollToEnd } from '../../testing/scrolling';
import type { Answer, OperationAnswer } from '../../testing/answers';
import type { EditionEdge, User } from '../../testing/serverTypes.generated';

const guide = book();
const emma = book({ id: 'book_emma', title: 'Emma', author: 'Jane Austen', genres: ['SELF_HELP'] });

async function openBooks(answer: (variables: object) => OperationAnswer, viewer: Answer<User> = meera) {
  serverAnswers({
    Viewer: () => ({ viewer }),
    Books: ({ variables }) => answer(variables),
    Book: () => ({ book: guide }),
    Edition: () => ({ edition: edition([guide, emma]) }),
  });
  const { person } = await openSite('/books', { token: 'good' });
  await screen.findByRole('heading', { name: 'Available Books' });
  return person;
}

const requestsForBooks = () => requests.filter(({ operation }) => operation === 'Books');

const card = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  const article = link.closest('article');
  if (!article) throw new Error(`${title} has no card`);
  return article;
};

describe('A card', () => {
  it('leads to its book and shows cover, author, genre, state, prices and durations', async () => {
    await openBooks(() => bookPage([guide]));
    const shown = await card('The Guide');
    expect(within(shown).getByRole('link').getAttribute('href')).toBe('/books/book_guide');
    expect(within(shown).getByRole('img', { name: 'The Guide' }).getAttribute('src')).toBe(
      '/covers/card.svg',
    );
    expect(shown.textContent).toBe(
      [
        'The Guide',
        'R. K. Narayan',
        'Available',
        'Fiction',
        'Like New',
        'Read, but without visible wear.',
        'Buy₹249.50',
        'Rent₹50.25/month',
        '1–12 months',
      ].join(''),
    );
  });

  it('leads there without loading the site again, unless a new tab is asked for', async () => {
    const person = await openBooks(() => bookPage([guide]));
    const link = within(await card('The Guide')).getByRole('link');
    const elsewhere = createEvent.click(link, { ctrlKey: true });
    fireEvent(link, elsewhere);
    expect([elsewhere.defaultPrevented, window.location.pathname]).toEqual([false, '/books']);
    await person.click(link);
    expect(await screen.findByRole('heading', { name: 'The Guide', level: 1 })).toBeTruthy();
    expect(window.location.pathname).toBe('/books/book_guide');
  });

  it('says No limit where a rental has no maximum', async () => {
    const unlimited = lease({ minDuration: 2, maxDuration: null, longestRental: 30 });
    await openBooks(() => bookPage([book({ price: price({ lease: unlimited }) })]));
    expect((await card('The Guide')).textContent).toContain('2 months – No limit');
  });

  it('hides the prices from publishers, but not the durations', async () => {
    await openBooks(() => bookPage([guide]), { ...meera, role: 'PUBLISHER' });
    const shown = await card('The Guide');
    expect(shown.textContent).not.toContain('₹');
    expect(shown.textContent).toContain('1–12 months');
  });
});

describe('A card of several offers', () => {
  const several = (changes: Answer<EditionEdge> = {}) =>
    bookPage([], {
      editions: [
        listedEdition(guide, {
          node: { id: 'edition_guide', title: 'The Guide', author: 'R. K. Narayan' },
          offerCount: 4,
          lowestSale: money('120.00'),
          lowestRent: money('20.00'),
          ...changes,
        }),
      ],
    });

  it('says from what on they are had, and leads to all of them', async () => {
    const person = await openBooks(() => several());
    const shown = await card('The Guide');
    expect(shown.textContent).toBe(
      'The GuideR. K. NarayanAvailableFictionfrom ₹120 · rent from ₹20 a month · 4 offers',
    );
    expect(within(shown).queryByRole('button')).toBeNull();
    await person.click(within(shown).getByRole('link', { name: 'The Guide' }));
    expect(await screen.findByRole('heading', { name: '2 offers' })).toBeTruthy();
    expect(window.location.pathname).toBe('/editions/edition_guide');
  });

  it('leads to those that match the list first', async () => {
    serverAnswers({ Viewer: () => ({ viewer: meera }), Books: () => several() });
    await openSite('/books?language=hi&sortBy=rent_asc', { token: 'good' });
    const link = within(await card('The Guide')).getByRole('link', { name: 'The Guide' });
    expect(link.getAttribute('href')).toBe('/editions/edition_guide?sortBy=rent_asc&language=hi');
  });

  it('names no price that nobody asks now', async () => {
    await openBooks(() => several({ status: 'RENTED', lowestSale: null }));
    expect((await card('The Guide')).textContent).toContain('RentedFictionrent from ₹20 a month · 4 offers');
  });

  it('hides the prices from publishers, but not the number of offers', async () => {
    await openBooks(() => several(), { ...meera, role: 'PUBLISHER' });
    const shown = await card('The Guide');
    expect(shown.textContent).not.toContain('₹');
    expect(shown.textContent).toContain('4 offers');
  });

  it('is that of the listing where only one offer matches', async () => {
    await openBooks(() => several({ offerCount: 1 }));
    const link = within(await card('The Guide')).getByRole('link', { name: 'The Guide' });
    expect(link.getAttribute('href')).toBe('/books/book_guide');
  });
});

describe('The list of books', () => {
  it('asks for the next page after the last book, and adds it', async () => {
    const person = await openBooks((variables) =>
      'after' in variables
        ? bookPage([emma], { total: 2 })
        : bookPage([guide], { after: 'cursor of the guide', total: 2 }),
    );
    expect(await screen.findByText('2 books')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Load more' }));
    await card('Emma');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(requests.at(-1)?.variables).toMatchObject({ after: 'cursor of the guide' });
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('2 of 2 shown'));
  });

  it('grows page by page as one scrolls to its end, and stops when it is whole', async () => {
    await openBooks((variables) =>
      'after' in variables ? bookPage([emma], { total: 2 }) : bookPage([guide], { after: 'next', total: 2 }),
    );
    await card('The Guide');
    expect(screen.getByText('1 of 2 shown')).toBeTruthy();
    await scrollToEnd();
    await card('Emma');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
    await scrollToEnd();
    expect(requestsForBooks().filter(({ variables }) => 'after' in variables)).toHaveLength(1);
  });

  it('does not ask again by itself for a page that could not be read', async () => {
    await openBooks((variables) => {
      if ('after' in variables) throw new TypeError('Failed to fetch');
      return bookPage([guide], { after: 'next' });
    });
    await card('The Guide');
    await scrollToEnd();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Failed to fetch booksTry again');
    const asked = requestsForBooks().length;
    await scrollToEnd();
    expect(requestsForBooks()).toHaveLength(asked);
  });

  it('does not count further than the server', async () => {
    await openBooks(() => bookPage([guide], { total: 10_000, capped: true }));
    expect(await screen.findByText('10,000+ books')).toBeTruthy();
  });

  it('says so when nothing matches', async () => {
    await openBooks(() => bookPage([]));
    expect(await screen.findByText('No books found matching your criteria')).toBeTruthy();
    expect(screen.getByText('0 books')).toBeTruthy();
    expect(screen.getByText(/Be the first/)).toBeTruthy();
  });

  it('shows the way back to all books when filters leave nothing', async () => {
    serverAnswers({ Viewer: () => ({ viewer: meera }), Books: () => bookPage([]) });
    await openSite('/books?genre=Horror', { token: 'good' });
    const all = await screen.findByRole('link', { name: 'Show all books' });
    expect(all.getAttribute('href')).toBe('/books');
  });

  it('shows the template where a cover cannot be loaded', async () => {
    await openBooks(() => bookPage([guide]));
    const cover = await screen.findByRole('img', { name: 'The Guide' });
    fireEvent.error(cover);
    await waitFor(() => expect(cover.getAttribute('src')).toMatch(/^data:image\/svg/));
  });

  it('can be tried again when it could not be read', async () => {
    let isDown = true;
    const person = await openBooks(() => {
      if (isDown) throw new TypeError('Failed to fetch');
      return bookPage([guide]);
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to fetch books. Please try again.');
    isDown = false;
    await person.click(within(alert).getByRole('button', { name: 'Try again' }));
    await card('The Guide');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the books when the next page could not be read, and reads it at the second try', async () => {
    let isDown = true;
    const person = await openBooks((variables) => {
      if (!('after' in variables)) return bookPage([guide], { after: 'next' });
      if (isDown) throw new TypeError('Failed to fetch');
      return bookPage([emma]);
    });
    await person.click(await screen.findByRole('button', { name: 'Load more' }));
    const alert = await screen.findByRole('alert');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    isDown = false;
    await person.click(within(alert).getByRole('button', { name: 'Try again' }));
    await card('Emma');
  });

  it('is as it was, with all its pages, for someone who comes back from a book', async () => {
    const person = await openBooks((variables) =>
      'after' in variables ? bookPage([emma]) : bookPage([guide], { after: 'next' }),
    );
    await person.click(await screen.findByRole('button', { name: 'Load more' }));
    await card('Emma');
    const asked = () => requests.filter(({ operation }) => operation === 'Books').length;
    await person.click(screen.getByRole('link', { name: 'The Guide' }));
    await screen.findByRole('heading', { name: 'The Guide', level: 1 });
    window.history.back();
    await card('Emma');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(asked()).toBe(2);
  });
});
