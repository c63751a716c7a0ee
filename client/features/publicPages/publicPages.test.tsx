import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../testing/answers';
import { book } from '../../testing/samples/books';
import { serverAnswers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { meera } from '../../testing/samples/people';
import type { Book } from '../../testing/serverTypes.generated';

const kamala = {
  id: 'user_kamala',
  name: 'Kamala',
  memberSince: '2025-03-01T10:00:00.000Z',
  readersScore: 80,
  totalRatings: 2,
  city: 'Pune',
  reputation: { orders: 9, shipsWithinDays: 2, returnsOnTimePercent: 100, cancelledPercent: 0 },
  publicPath: '/s/user_kamala/kamala',
};

const ilas = {
  id: 'review_ila',
  author: { id: 'user_ila', name: 'Ila' },
  seller: { id: 'user_kamala', name: 'Kamala' },
  score: 80,
  text: 'Read it in one night.',
  writtenAt: '2026-01-10T10:00:00.000Z',
  editedAt: null,
  answer: 'Thank you, Ila.',
  answeredAt: '2026-01-11T10:00:00.000Z',
};
/** A list of four reviews, only one of which is loaded. */
const reviews = { totalCount: 4, totalIsCapped: false, edges: [{ node: ilas }] };
const unreviewed = { totalCount: 0, totalIsCapped: false, edges: [] };
const reviewed = { reviewSummary: { average: 70 }, reviews };

const listing = (): Answer<Book> =>
  book({
    seller: kamala,
    edition: { id: 'edition_guide', offerCount: 2, publicPath: '/b/edition_guide/the-guide', ...reviewed },
  });

afterEach(() => void Reflect.deleteProperty(document.documentElement.dataset, 'publicPages'));

describe('The public page of a book', () => {
  it('shows a visitor what it costs and who offers it, and leads to the book by the log-in', async () => {
    serverAnswers({ PublicBook: () => ({ book: listing() }) });
    const { person } = await openSite('/b/book_guide/the-guide');
    await screen.findByRole('heading', { level: 1, name: 'The Guide' });
    const seller = screen.getByRole('region', { name: 'Seller' });
    expect(within(seller).getByRole('link', { name: 'Kamala' }).getAttribute('href')).toBe(
      '/s/user_kamala/kamala',
    );
    expect(within(seller).getByText('Pune')).toBeTruthy();
    expect(seller.textContent).toContain('Usually ships within 2 days');
    expect(screen.getByRole('link', { name: '2 offers of this book' }).getAttribute('href')).toBe(
      '/b/edition_guide/the-guide',
    );
    await person.click(screen.getByRole('link', { name: 'Log in to buy or rent' }));
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
  });

  it('leads somebody who is signed in to the page of the book', async () => {
    serverAnswers({ Viewer: () => ({ viewer: meera }), Book: () => ({ book: book() }) });
    await openSite('/b/book_guide/the-guide', { token: 'good' });
    expect(await screen.findByRole('button', { name: 'Share' })).toBeTruthy();
    expect(location.pathname).toBe('/books/book_guide');
  });

  it('leads home from what is not there', async () => {
    serverAnswers({ PublicBook: () => ({ book: null }), PublicSeller: () => ({ user: null }) });
    await openSite('/b/book_gone/gone');
    expect((await screen.findByRole('link', { name: 'Back to the home page' })).getAttribute('href')).toBe(
      '/',
    );
  });

  it('compares the offers of an edition', async () => {
    const edition = { id: 'edition_guide', title: 'The Guide', author: 'R. K. Narayan', isbn: null };
    serverAnswers({
      PublicEdition: () => ({ edition: { ...edition, ...reviewed, offers: { nodes: [listing()] } } }),
    });
    await openSite('/b/edition_guide/the-guide');
    expect((await screen.findByRole('link', { name: 'The Guide' })).getAttribute('href')).toBe(
      '/b/book_guide/the-guide',
    );
    expect(screen.getByText('Like New · Kamala · Pune')).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Review by Ila' })).toBeTruthy();
  });

  it('quotes the newest reviews with their answers, and says how many there are', async () => {
    serverAnswers({ PublicBook: () => ({ book: listing() }) });
    await openSite('/b/book_guide/the-guide');
    await screen.findByRole('heading', { level: 2, name: 'What readers say' });
    expect(screen.getByRole('img', { name: '3.5 of 5 stars' })).toBeTruthy();
    expect(screen.getByText('1 of 4 shown')).toBeTruthy();
    const review = screen.getByRole('article', { name: 'Review by Ila' });
    expect(within(review).getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
    for (const part of ['Read it in one night.', '10 Jan 2026', 'Thank you, Ila.'])
      expect(review.textContent).toContain(part);
    expect(within(review).queryByRole('button')).toBeNull();
  });
});

describe('The public page of a seller', () => {
  it('tells since when they are here, how they do, and what they offer', async () => {
    serverAnswers({
      PublicSeller: () => ({ user: { ...kamala, reviews: unreviewed } }),
      PublicSellerBooks: () => ({ books: { nodes: [listing()] } }),
    });
    await openSite('/s/user_kamala/kamala');
    expect(await screen.findByRole('heading', { level: 1, name: 'Kamala' })).toBeTruthy();
    expect(screen.getByText(/Member since/)).toBeTruthy();
    expect(screen.getByText('Accepted every return on time')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'The Guide' })).toBeTruthy();
    expect(screen.getAllByText(/Kamala|Pune/)).toHaveLength(2);
    expect(screen.queryByText('Seller reviews')).toBeNull();
  });

  it('quotes what was written about them, with stars where there are some', async () => {
    const unrated = { ...ilas, id: 'review_tara', author: { id: 'user_tara', name: 'Tara' }, score: null };
    const both = { totalCount: 2, totalIsCapped: false, edges: [{ node: unrated }, { node: ilas }] };
    serverAnswers({
      PublicSeller: () => ({ user: { ...kamala, reviews: both } }),
      PublicSellerBooks: () => ({ books: { nodes: [listing()] } }),
    });
    await openSite('/s/user_kamala/kamala');
    await screen.findByRole('heading', { level: 2, name: 'Seller reviews' });
    const [taras, other] = screen.getAllByRole('article');
    expect(taras && within(taras).queryByRole('img')).toBeNull();
    expect(other && within(other).getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
  });

  it('is not there for who is unknown', async () => {
    serverAnswers({ PublicSeller: () => ({ user: null }) });
    await openSite('/s/user_nobody');
    expect(await screen.findByRole('link', { name: 'Back to the home page' })).toBeTruthy();
  });
});

describe('A marketplace without public pages', () => {
  it('leads home', async () => {
    document.documentElement.dataset['publicPages'] = 'off';
    await openSite('/b/book_guide/the-guide');
    expect(location.pathname).toBe('/');
  });
});
