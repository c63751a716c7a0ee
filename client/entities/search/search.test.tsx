import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { book, bookPage } from '../../testing/samples/books';
import { requests, serverAnswers } from '../../testing/fakeServer';
import { currentPath, openSite } from '../../testing/openSite';
import { meera } from '../../testing/samples/people';

beforeEach(() =>
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Books: () => bookPage([book()]),
    Book: () => ({ book: book() }),
  }),
);

const searches = () =>
  requests.filter(({ operation }) => operation === 'Books').map(({ variables }) => variables);

const query = () => window.location.search;

/** Finds a control in the form of the top bar by its label. */
const inTopBar = (label: string) => {
  const bar = screen.getByPlaceholderText('Search books...').closest('form');
  if (!bar) throw new Error('The top bar has no form');
  return within(bar).getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
};

async function openAt(path: string, as: { token?: string } = { token: 'good' }) {
  const { person } = await openSite(path, as);
  await screen.findByPlaceholderText('Search books...');
  return { person, part: inTopBar };
}

describe('The search bar on top', () => {
  it('only takes note while one types, and searches when it is submitted', async () => {
    const { person, part } = await openAt('/profile');
    await person.type(part('Search books'), 'guide');
    expect(currentPath()).toBe('/profile');
    await person.type(part('Search books'), '{Enter}');
    await screen.findByRole('heading', { name: 'Search Results' });
    expect(query()).toBe('?search=guide');
  });

  it('searches at once when a dropdown changes, with what was typed', async () => {
    const { person, part } = await openAt('/profile');
    await person.type(part('Search books'), 'guide');
    await person.selectOptions(part('Genre'), 'Science Fiction');
    await screen.findByRole('heading', { name: 'Search Results' });
    expect(query()).toBe('?search=guide&genre=Science+Fiction');
  });

  it('goes nowhere for an order alone, but keeps it for the next search', async () => {
    const { person, part } = await openAt('/profile');
    await person.selectOptions(part('Sort By'), 'Newest First');
    expect(currentPath()).toBe('/profile');
    await person.selectOptions(part('Type'), 'For Rent');
    await screen.findByRole('heading', { name: 'Available Books' });
    expect(query()).toBe('?listingType=lease&sortBy=date_desc');
  });

  it('takes the place of the history entry and hands the filters on', async () => {
    const { person, part } = await openAt('/profile');
    const entries = window.history.length;
    await person.selectOptions(part('Genre'), 'Mystery');
    await screen.findByRole('heading', { name: 'Available Books' });
    expect(window.history.length).toBe(entries);
    expect(window.history.state).toMatchObject({ usr: { genre: 'MYSTERY', search: '' } });
  });

  it('starts over when the path changes', async () => {
    const { person, part } = await openAt('/profile');
    await person.type(part('Search books'), 'guide{Enter}');
    await screen.findByRole('heading', { name: 'Search Results' });
    expect(part('Search books').value).toBe('');
  });

  it('takes a visitor to the results once logged in', async () => {
    const { person, part } = await openAt('/', {});
    await person.type(part('Search books'), 'guide{Enter}');
    await screen.findByRole('heading', { name: 'Welcome Back' });
    expect(window.history.state).toMatchObject({ usr: { returnTo: { search: '?search=guide' } } });
  });
});

describe('The search bar over the list', () => {
  const openList = async (path: string) => {
    const { person } = await openSite(path, { token: 'good' });
    const bar = within(await screen.findByRole('search', { name: 'Search this list' }));
    const part = (label: string) => bar.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
    await screen.findByRole('article');
    return { person, part, submit: () => person.click(bar.getByRole('button', { name: 'Search' })) };
  };

  it('shows what the address asks for, and asks the server for it', async () => {
    const { part } = await openList('/books?search=guide&genre=Fantasy&listingType=sale&sortBy=rating_desc');
    expect(part('Title, author, or ISBN').value).toBe('guide');
    expect([part('Sort By'), part('Genre'), part('Type')].map(({ value }) => value)).toEqual([
      'RATING_DESC',
      'FANTASY',
      'SALE',
    ]);
    expect(searches()).toEqual([
      { filter: { search: 'guide', genre: 'FANTASY', listingType: 'SALE' }, sort: 'RATING_DESC' },
    ]);
  });

  it('has None as the first order, and all genres and types', async () => {
    const { part } = await openList('/books');
    const first = (label: string) => part(label).querySelector('option')?.textContent;
    expect(['Sort By', 'Genre', 'Type'].map(first)).toEqual(['None', 'All Genres', 'All Types']);
  });

  it('only takes note while one types, and searches at the press of its button', async () => {
    const { person, part, submit } = await openList('/books');
    await person.type(part('Title, author, or ISBN'), ' guide ');
    expect(query()).toBe('');
    await submit();
    await screen.findByRole('heading', { name: 'Search Results' });
    expect(query()).toBe('?search=guide');
  });

  it('searches at once by an order alone', async () => {
    const { person, part } = await openList('/books');
    await person.selectOptions(part('Sort By'), 'Price: High to Low');
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ sort: 'PRICE_DESC' }));
    expect(query()).toBe('?sortBy=price_desc');
  });

  it('follows a search that was made in the top bar', async () => {
    const { person, part } = await openList('/books?search=guide');
    await person.selectOptions(inTopBar('Genre'), 'Horror');
    await waitFor(() => expect(part('Genre').value).toBe('HORROR'));
    expect(part('Title, author, or ISBN').value).toBe('');
  });
});
