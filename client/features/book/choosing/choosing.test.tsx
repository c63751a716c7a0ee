import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { book, lease, price } from '../../../testing/samples/books';
import { requests, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { money } from '../../../testing/samples/money';
import { openSite } from '../../../testing/openSite';
import { meera } from '../../../testing/samples/people';
import { scrollToEnd } from '../../../testing/scrolling';
import type { Book } from '../../../testing/serverTypes.generated';

async function openBook(shown: Answer<Book>, answers: Answers = {}) {
  serverAnswers({ Viewer: () => ({ viewer: meera }), Book: () => ({ book: shown }), ...answers });
  const { person } = await openSite('/books/book_guide', { token: 'good' });
  await screen.findByRole('heading', { level: 1 });
  return person;
}

const edition = (offerCount: number, usualPrice: Answer<Book>['edition'] = {}) => ({
  id: 'edition_guide',
  offerCount,
  usualPrice: null,
  ...usualPrice,
});
const seller = { id: 'user_kamala', name: 'Kamala', readersScore: 80, totalRatings: 1, city: 'Pune' };
const asked = (operation: string) => requests.some((request) => request.operation === operation);

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

describe('What helps to judge a price', () => {
  it.each([
    [{ cheaperToBuyAfter: 4 }, 'Cheaper to buy after 4 months'],
    [{ cheaperToBuyAfter: 1 }, 'Cheaper to buy after 1 month'],
    [{ cheaperToBuyAfter: 0 }, 'Buying is cheaper than the shortest rental'],
    [
      {
        priceStanding: 'ABOVE',
        edition: edition(1, { usualPrice: { low: money('180.00'), high: money('220.00') } }),
      } as const,
      'Usually sells for ₹180–₹220 Above the usual price',
    ],
    [
      {
        priceStanding: 'WITHIN',
        edition: edition(1, { usualPrice: { low: money('250.00'), high: money('250.00') } }),
      } as const,
      'Usually sells for ₹250 The usual price',
    ],
  ])('of %j is said', async (changes, text) => {
    await openBook(book(changes));
    const pricing = screen.getByRole('region', { name: 'Pricing' });
    expect(pricing.textContent).toContain(text);
  });

  it('is left out when there is nothing to say', async () => {
    await openBook(book());
    expect(screen.queryByText(/[Cc]heaper|Usually/)).toBeNull();
  });
});

describe('Other offers', () => {
  const offer = (id: string, changes: Answer<Book> = {}) =>
    book({ id, condition: 'GOOD', price: price({ sale: '120.00' }), seller, ...changes });

  it('are the cheapest three of other sellers, asked for when they come near', async () => {
    const nodes = [
      offer('book_cheap', { price: price({ sale: '120.00', lease: lease() }) }),
      book(),
      offer('book_lent', { availableFrom: '2025-12-20' }),
      offer('book_dear'),
    ];
    await openBook(book({ edition: edition(5) }), {
      OtherOffers: () => ({ edition: { id: 'edition_guide', offers: { nodes } } }),
    });
    expect(asked('OtherOffers')).toBe(false);
    await scrollToEnd();
    const offers = within(await screen.findByRole('region', { name: 'Other offers' }));
    const rows = (await offers.findAllByRole('listitem')).map(({ textContent }) => textContent);
    const links = offers.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/books/book_cheap', 'Buy ₹120 · Rent ₹50.25/month'],
      ['/books/book_lent', 'Buy ₹120'],
      ['/books/book_dear', 'Buy ₹120'],
      ['/editions/edition_guide', 'Compare all 5 offers'],
    ]);
    expect(rows[1]).toBe('Buy ₹120GoodKamala · Pune1 ratingFree deliveryAvailable from 20 Dec 2025');
  });

  it.each([
    ['nobody else has any', book()],
    [
      'the last copy of this one is sold, and nobody else has any',
      book({ status: 'SOLD', edition: edition(0) }),
    ],
  ])('are not asked for when %s', async (_, shown) => {
    await openBook(shown);
    await scrollToEnd();
    expect(asked('OtherOffers')).toBe(false);
  });
});

describe('More books', () => {
  const near = async (moreByAuthor: Answer<Book>[], similar: Answer<Book>[]) => {
    await openBook(book(), {
      RelatedBooks: () => ({ book: { id: 'book_guide', moreByAuthor, similar } }),
    });
    await scrollToEnd();
  };
  const days = book({ id: 'book_days', title: 'Malgudi Days' });

  it('are those by the author, and similar ones that are not among them', async () => {
    await near([days], [days, book({ id: 'book_kim', title: 'Kim' })]);
    const author = within(await screen.findByRole('region', { name: 'More by R. K. Narayan' }));
    expect((await author.findByRole('link', { name: 'Malgudi Days' })).getAttribute('href')).toBe(
      '/books/book_days',
    );
    const similar = within(screen.getByRole('region', { name: 'Similar books' }));
    expect(similar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Kim']);
  });

  it('have no heading without any', async () => {
    await near([days], [days]);
    await screen.findByRole('link', { name: 'Malgudi Days' });
    expect(screen.queryByRole('region', { name: 'Similar books' })).toBeNull();
  });
});

describe('Sharing', () => {
  const address = () => `${window.location.origin}/b/book_guide/the-guide`;

  it('is left to the device where it can', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
    const person = await openBook(book());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await person.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'The Guide', url: address() });
    expect(screen.queryByText('Link copied')).toBeNull();
  });

  it('copies the address elsewhere, and says so', async () => {
    const person = await openBook(book());
    await person.click(screen.getByRole('button', { name: 'Share' }));
    expect((await screen.findAllByText('Link copied')).length).toBeGreaterThan(0);
    expect(await navigator.clipboard.readText()).toBe(address());
  });

  it('passes on the address of the full page where there is no public one', async () => {
    const person = await openBook(book({ publicPath: null }));
    await person.click(screen.getByRole('button', { name: 'Share' }));
    await screen.findAllByText('Link copied');
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/books/book_guide`);
  });

  it('says so when the address could not be copied', async () => {
    const person = await openBook(book());
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Not allowed'));
    await person.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText(/could not be copied/)).toBeTruthy();
  });
});
