import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { book, bookPage } from '../../testing/samples/books';
import { requests, serverAnswers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { meera } from '../../testing/samples/people';

const title = (text: string) =>
  ({ kind: 'TITLE', text, author: 'R. K. Narayan', title: null, genre: null }) as const;
const genre = (value: 'FANTASY' | 'MYSTERY') =>
  ({ kind: 'GENRE', text: value, author: null, title: null, genre: value }) as const;
const author = (text: string) => ({ kind: 'AUTHOR', text, author: null, title: null, genre: null }) as const;
const suggestedTo = (search: unknown) =>
  search === 'fanta' ? [genre('FANTASY'), genre('MYSTERY')] : [author('Guillermo Ray'), title('The Guide')];

beforeEach(() => {
  localStorage.removeItem('panna.searches');
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Books: () => bookPage([book()]),
    Suggestions: ({ variables: { search } }) => ({ suggestions: suggestedTo(search) }),
  });
});

/** Types a text without letting timers run in between, however slow the machine is. */
function typeAtOnce(field: HTMLInputElement, text: string): void {
  for (let end = 1; end <= text.length; end += 1) {
    fireEvent.change(field, { target: { value: text.slice(0, end) } });
  }
}

const suggestedFor = () =>
  requests.filter(({ operation }) => operation === 'Suggestions').map(({ variables }) => variables);

const query = () => window.location.search;
const options = () =>
  screen.queryAllByRole('listbox').flatMap((list) =>
    within(list)
      .queryAllByRole('option')
      .map((option) => option.textContent),
  );

async function openList() {
  const { person } = await openSite('/books', { token: 'good' });
  const bar = within(await screen.findByRole('search', { name: 'Search this list' }));
  await screen.findByRole('article');
  return { person, field: bar.getByRole<HTMLInputElement>('combobox', { name: 'Title, author, or ISBN' }) };
}

describe('The suggestions under a search field', () => {
  it('are gone through with the arrow keys, and searched for with Enter', async () => {
    localStorage.setItem('panna.searches', '["emma"]');
    const { person, field } = await openList();
    await person.click(field);
    await screen.findByRole('option', { name: 'emma' });
    typeAtOnce(field, 'gui');
    await waitFor(() => expect(options()).toEqual(['Guillermo Ray Author', 'The Guide R. K. Narayan']));
    expect(field.getAttribute('aria-expanded')).toBe('true');
    screen.getByText('2 suggestions');
    await person.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = screen.getByRole('option', { name: /The Guide/ });
    expect(chosen.getAttribute('aria-selected')).toBe('true');
    expect(field.getAttribute('aria-activedescendant')).toBe(chosen.id);
    expect(query()).toBe('');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(query()).toBe('?search=The+Guide'));
    expect(options()).toEqual([]);
    expect(localStorage.getItem('panna.searches')).toBe('["The Guide","emma"]');
    expect(suggestedFor()).toEqual([{ search: 'gui' }]);
  });

  it('leave what was typed to Enter when none is chosen, and to Escape', async () => {
    const { person, field } = await openList();
    await person.type(field, 'gui');
    await screen.findByRole('option', { name: /The Guide/ });
    await person.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field.value).toBe('gui');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(query()).toBe('?search=gui'));
  });

  it('are chosen by touch, a genre as the filter', async () => {
    const { person, field } = await openList();
    await person.type(field, 'fanta');
    await waitFor(() => expect(options()).toEqual(['Fantasy Genre', 'Mystery Genre']));
    await person.click(screen.getByRole('option', { name: 'Fantasy Genre' }));
    await waitFor(() => expect(query()).toBe('?genre=Fantasy'));
    expect(document.activeElement).toBe(field);
  });

  it('are recent searches in an empty field, which can be removed one by one and all', async () => {
    localStorage.setItem('panna.searches', JSON.stringify(['godan', 'guide', 'emma']));
    const { person, field } = await openList();
    await person.click(field);
    await waitFor(() => expect(options()).toEqual(['godan', 'guide', 'emma']));
    await person.click(screen.getByRole('button', { name: 'Remove guide from recent searches' }));
    await waitFor(() => expect(options()).toEqual(['godan', 'emma']));
    expect(document.activeElement).toBe(field);
    await person.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    await waitFor(() => expect(options()).toEqual([]));
    expect(localStorage.getItem('panna.searches')).toBeNull();
  });

  it('remember what was searched for, the last first', async () => {
    const { person, field } = await openList();
    await person.type(field, 'guide{Enter}');
    await waitFor(() => expect(query()).toBe('?search=guide'));
    expect(localStorage.getItem('panna.searches')).toBe('["guide"]');
  });
});
