import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookPage } from '../../../testing/samples/books';
import { requests, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { meera, refusal } from '../../../testing/samples/people';

const SAVED = { saveSearch: { savedSearch: { id: 'search_meera' }, userErrors: [] } };

async function openNothing(query: string, answers: Answers = {}) {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Books: () => bookPage([]),
    SaveSearch: () => SAVED,
    ...answers,
  });
  const { person } = await openSite(`/books${query}`, { token: 'good' });
  await screen.findByText('No books found matching your criteria');
  return person;
}

const button = () => screen.queryByRole('button', { name: 'Notify me of new matches' });
const asked = () => requests.find(({ operation }) => operation === 'SaveSearch')?.variables['input'];

describe('A list in which nothing is found', () => {
  it('is saved as it stands, but for days and order, and leads to what is saved', async () => {
    const person = await openNothing(
      '?search=kamayani&genre=Horror&rentTo=30&availableNow=true&sortBy=price_asc',
    );
    await person.click(await screen.findByRole('button', { name: 'Notify me of new matches' }));
    const link = await screen.findByRole('link', { name: 'your saved searches' });
    expect(link.getAttribute('href')).toBe('/bookmarks');
    expect(button()).toBeNull();
    expect(asked()).toEqual({
      search: 'kamayani',
      genre: 'HORROR',
      listingType: null,
      rentPerMonth: { from: null, to: '30' },
    });
  });

  it('says why it was not saved', async () => {
    const limit = refusal('SAVED_SEARCH_LIMIT', 'You can save at most 50 searches');
    const person = await openNothing('?search=kamayani', {
      SaveSearch: () => ({ saveSearch: { savedSearch: null, userErrors: [limit] } }),
    });
    await person.click(await screen.findByRole('button', { name: 'Notify me of new matches' }));
    expect((await screen.findByRole('alert')).textContent).toContain('You can save at most');
    expect(button()).not.toBeNull();
  });

  it('cannot be saved where nothing is asked for but days', async () => {
    await openNothing('?availableNow=true');
    await waitFor(() => expect(button()).toBeNull());
  });
});
