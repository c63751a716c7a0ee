import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { book, price } from '../../../testing/samples/books';
import { asked, openDashboard } from '../../../testing/samples/dashboard';
import { enter } from '../../../testing/enter';
import { refusal } from '../../../testing/samples/people';
import { pageOf } from '../../../testing/samples/purchases';
import type { Answer } from '../../../testing/answers';
import type { Book, BookStatus } from '../../../testing/serverTypes.generated';

const listing = (changes: Answer<Book> = {}) =>
  book({
    viewerCanEdit: true,
    price: price({ sale: '249.50' }),
    copies: { total: 3, available: 2 },
    ...changes,
  });

const listed = (...nodes: Answer<Book>[]) => ({
  listings: pageOf(nodes),
});

describe('The listings', () => {
  it('are searched by words and narrowed by status', async () => {
    const person = await openDashboard({ Listings: () => listed(listing()) }, '/dashboard?view=listings');
    const search = await screen.findByRole('search', { name: 'Search your listings' });
    await enter(person, within(search).getByRole('searchbox'), 'guide{Enter}');
    await waitFor(() => expect(asked('Listings').at(-1)).toMatchObject({ search: 'guide' }));
    await person.selectOptions(await screen.findByLabelText('Status'), 'Available (3)');
    await waitFor(() =>
      expect(asked('Listings').at(-1)).toMatchObject({ search: 'guide', status: 'AVAILABLE' }),
    );
    expect(window.location.search).toBe('?view=listings&title=guide&status=available');
  });

  it('keep the focus in the field whose words are searched for', async () => {
    const person = await openDashboard({ Listings: () => listed(listing()) }, '/dashboard?view=listings');
    const field = await screen.findByRole('searchbox', { name: 'Title, author, or ISBN' });
    await enter(person, field, 'guide{Enter}');
    await waitFor(() => expect(window.location.search).toContain('title=guide'));
    expect(document.activeElement).toBe(field);
  });

  it('say so when those of another status could not be read', async () => {
    const person = await openDashboard(
      {
        Listings: ({ variables: { status } }) => {
          if (status) throw new TypeError('Failed to fetch');
          return listed(listing());
        },
      },
      '/dashboard?view=listings',
    );
    await screen.findByRole('link', { name: 'The Guide' });
    await person.selectOptions(screen.getByLabelText('Status'), 'Sold (1)');
    expect(await screen.findByText('This could not be loaded')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'The Guide' })).toBeNull();
  });

  it('are taken off the market and put back', async () => {
    let status: BookStatus = 'AVAILABLE';
    const turn = (to: BookStatus) => {
      status = to;
      return { book: listing({ status }), userErrors: [] };
    };
    const person = await openDashboard(
      {
        Listings: () => listed(listing({ status })),
        TakeOffBook: () => ({ takeOffBook: turn('UNLISTED') }),
        PutBackBook: () => ({ putBackBook: turn('AVAILABLE') }),
      },
      '/dashboard?view=listings',
    );
    const row = (await screen.findByRole('link', { name: 'The Guide' })).closest('li') ?? document.body;
    expect(row.textContent).toContain('2 of 3 available');
    expect(within(row).getByRole('link', { name: 'Edit The Guide' }).getAttribute('href')).toBe(
      '/books/book_guide/edit',
    );
    await person.click(within(row).getByRole('button', { name: 'Take off the market' }));
    expect(asked('TakeOffBook')).toEqual([]);
    await person.click(await screen.findByRole('button', { name: 'Take it off' }));
    await person.click(await within(row).findByRole('button', { name: 'Put back on the market' }));
    expect(await within(row).findByRole('button', { name: 'Take off the market' })).toBeTruthy();
    await waitFor(() => expect(asked('Dashboard')).toHaveLength(3));
  });

  it('do not ask with an old failure', async () => {
    const gone = refusal('BOOK_NOT_FOUND', 'Book not found');
    const person = await openDashboard(
      {
        Listings: () => listed(listing()),
        TakeOffBook: () => ({ takeOffBook: { book: null, userErrors: [gone] } }),
      },
      '/dashboard?view=listings',
    );
    await person.click(await screen.findByRole('button', { name: 'Take off the market' }));
    await person.click(await screen.findByRole('button', { name: 'Take it off' }));
    await screen.findByText('Book not found');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take it off' })).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Take off the market' }));
    await screen.findByRole('button', { name: 'Take it off' });
    expect(screen.queryByText('Book not found')).toBeNull();
  });

  it('say that there are more of them than were counted', async () => {
    const many = { ...pageOf([listing()], 10_000), totalIsCapped: true };
    await openDashboard({ Listings: () => ({ listings: many }) }, '/dashboard?view=listings');
    expect(await screen.findByText('1 of 10,000+ shown')).toBeTruthy();
  });
});
