import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { book } from '../../testing/samples/books';
import { requests, serverAnswers, type Answers } from '../../testing/fakeServer';
import { currentPath, openSite } from '../../testing/openSite';
import { meera, refusal } from '../../testing/samples/people';
import { pageOf } from '../../testing/samples/purchases';
import type { Answer } from '../../testing/answers';
import type { Book } from '../../testing/serverTypes.generated';

const kept = book({ viewerHasBookmarked: true });
const done = (viewerHasBookmarked: boolean) => ({
  book: { id: 'book_guide', viewerHasBookmarked },
  userErrors: [],
});

async function openBookmarks(books: Answer<Book>[], answers: Answers = {}) {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Bookmarks: () => ({ bookmarks: pageOf(books) }),
    WaitingList: () => ({ waitingList: { nodes: [] } }),
    SavedSearches: () => ({ savedSearches: [] }),
    ...answers,
  });
  return openSite('/bookmarks', { token: 'good' });
}

const bookmark = () => screen.findByRole('button', { name: 'Bookmark The Guide' });
const isPressed = async () => (await bookmark()).getAttribute('aria-pressed');

describe('The bookmarks', () => {
  it('say how to come by some when there are none', async () => {
    await openBookmarks([]);
    expect(await screen.findByText('No bookmarks yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse Books' }).getAttribute('href')).toBe('/books');
  });

  it('are cards, and one that is taken away stays in sight to be taken back', async () => {
    const { person } = await openBookmarks([kept], {
      RemoveBookmark: () => ({ removeBookmark: done(false) }),
      AddBookmark: () => ({ addBookmark: done(true) }),
    });
    expect(await isPressed()).toBe('true');
    await person.click(await bookmark());
    await waitFor(async () => expect(await isPressed()).toBe('false'));
    await person.click(await bookmark());
    await waitFor(async () => expect(await isPressed()).toBe('true'));
    expect(requests.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['RemoveBookmark', 'AddBookmark']),
    );
    expect(currentPath()).toBe('/bookmarks');
  });

  it('are as many as they were for anyone who comes back to them', async () => {
    const books = Array.from({ length: 30 }, (_, index) =>
      book({ id: `book_${index}`, title: `Volume ${index}`, viewerHasBookmarked: true }),
    );
    const { person } = await openBookmarks([], {
      Bookmarks: ({ variables: { first, after } }) => {
        const start = after === undefined ? 0 : Number(after) + 1;
        const page = books.slice(start, start + Number(first));
        return { bookmarks: pageOf(page, books.length, start) };
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Load more' }));
    const last = await screen.findByRole('link', { name: /Volume 29/ });
    await person.click(last);
    await waitFor(() => expect(currentPath()).toBe('/books/book_29'));
    window.history.back();
    expect(await screen.findByRole('link', { name: /Volume 29/ })).toBeTruthy();
    const asked = () => requests.filter(({ operation }) => operation === 'Bookmarks');
    await waitFor(() => expect(asked()).toHaveLength(3));
    expect(asked().at(-1)?.variables).toMatchObject({ first: 30 });
  });

  it('go back when the server cannot be told', async () => {
    const { person } = await openBookmarks([kept], {
      RemoveBookmark: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await person.click(await bookmark());
    await waitFor(() => expect(requests.some(({ operation }) => operation === 'RemoveBookmark')).toBe(true));
    const message = 'The bookmark could not be changed. Please try again.';
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(await isPressed()).toBe('true');
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say why the server does not agree', async () => {
    const gone = refusal('BOOK_NOT_FOUND', 'Book not found');
    const { person } = await openBookmarks([kept], {
      RemoveBookmark: () => ({ removeBookmark: { book: null, userErrors: [gone] } }),
    });
    await person.click(await bookmark());
    expect((await screen.findByRole('alert')).textContent).toBe('Book not found');
    expect(await isPressed()).toBe('true');
  });

  it('have below them what the reader waits for, until they leave it', async () => {
    const entry = {
      id: 'waiting_meera',
      rentalPeriod: { startsOn: '2026-02-01', endsOn: '2026-04-01' },
      placeInLine: 1,
      turnEndsAt: null,
      isFree: false,
      book: { id: 'book_guide', title: 'The Guide' },
    };
    let waiting = [entry];
    const { person } = await openBookmarks([], {
      WaitingList: () => ({ waitingList: { nodes: waiting } }),
      LeaveWaitingList: () => {
        waiting = [];
        return { leaveWaitingList: { book: { id: 'book_guide', viewerWaiting: null }, userErrors: [] } };
      },
    });
    const section = within(await screen.findByRole('region', { name: 'Waiting list' }));
    expect(section.getByRole('link', { name: 'The Guide' }).getAttribute('href')).toBe('/books/book_guide');
    expect(section.getByText(/Your place in line: 1/)).toBeTruthy();
    await person.click(section.getByRole('button', { name: 'Leave the waiting list' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting list' })).toBeNull());
  });

  it('have below them the saved searches, each of which leads to its list and can be removed', async () => {
    const filter = {
      search: 'godan',
      genre: 'FICTION',
      listingType: null,
      salePrice: { from: '100.00', to: '250.50' },
      rentPerMonth: { from: null, to: '30.00' },
      conditionAtLeast: 'GOOD',
      language: 'HI',
      pinCode: '380001',
      sellerId: 'user_ravi',
    } as const;
    let searches = [{ id: 'search_godan', query: 'search=godan&genre=fiction', filter }];
    const { person } = await openBookmarks([], {
      SavedSearches: () => ({ savedSearches: searches }),
      RemoveSavedSearch: () => {
        searches = [];
        return { removeSavedSearch: { removedId: 'search_godan', userErrors: [] } };
      },
    });
    const section = within(await screen.findByRole('region', { name: 'Saved searches' }));
    const label =
      '“godan” · Fiction · Price: ₹100 – ₹250.50 · Rent per month: up to ₹30 · Good or better · Hindi · Near 380001 · One seller';
    expect(section.getByRole('link', { name: label }).getAttribute('href')).toBe(
      '/books?search=godan&genre=fiction',
    );
    await person.click(section.getByRole('button', { name: `Remove: ${label}` }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved searches' })).toBeNull());
  });

  it('are for people who are signed in', async () => {
    serverAnswers({});
    await openSite('/bookmarks');
    await waitFor(() => expect(currentPath()).toBe('/login'));
  });
});
