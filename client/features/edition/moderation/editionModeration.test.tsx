import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { book, price } from '../../../testing/samples/books';
import { edition } from '../../../testing/samples/editions';
import { enter } from '../../../testing/enter';
import { requests, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { currentPath, openSite } from '../../../testing/openSite';
import { ila, meera, refusal } from '../../../testing/samples/people';
import type { Answer } from '../../../testing/answers';
import type { Edition } from '../../../testing/serverTypes.generated';

const first = book({ id: 'book_first', title: 'The Guide' });
const other = book({ id: 'book_other', title: 'The Guide to Malgudi', price: price({ sale: '120.00' }) });
const TWIN = 'edition_01m82wmb37fev9nhh6gqk4cyrp';
const twin: Answer<Edition> = {
  id: TWIN,
  title: 'Guide',
  author: 'R. K. Narayan',
  isbn: null,
  offerCount: 2,
};
const own: Answer<Edition> = { ...twin, ...edition([first, other]), viewerCanModerate: true };
const searched = (...editions: Answer<Edition>[]) => ({
  editions: { edges: editions.map((node) => ({ node })) },
});

async function openEdition(answers: Answers = {}): Promise<UserEvent> {
  serverAnswers({
    Viewer: () => ({ viewer: ila }),
    Edition: ({ variables }) => ({ edition: asked(variables, TWIN) ? { ...own, ...twin } : own }),
    OffersToSplit: () => ({ edition: own }),
    ...answers,
  });
  const { person } = await openSite('/editions/edition_guide', { token: 'good' });
  return person;
}

/** True if a request has this value among its variables, whatever the variable's name. */
const asked = (variables: object, value: string) => Object.values(variables).includes(value);

const sent = (operation: string) =>
  requests.filter((request) => request.operation === operation).map(({ variables }) => variables['input']);

/** Opens a dialog on the page of the edition. Returns its controls. */
async function openDialog(person: UserEvent, button: string) {
  await person.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: `${button}?` }));
  return {
    dialog,
    explain: async (reason: string) => enter(person, dialog.getByRole('textbox', { name: /Reason/ }), reason),
    send: (label: string) => person.click(dialog.getByRole('button', { name: label })),
  };
}

describe('An edition that an administrator splits', () => {
  it('loses the offers that are chosen, for a reason, and its page leads to the new one', async () => {
    const person = await openEdition({
      SplitEdition: () => ({ splitEdition: { newEdition: { id: TWIN }, userErrors: [] } }),
    });
    const { dialog, explain, send } = await openDialog(person, 'Split this edition');
    const offer = await dialog.findByRole('checkbox', { name: /The Guide to Malgudi.*₹120/ });
    await send('Split');
    expect(await dialog.findByText('Please choose at least one offer')).toBeTruthy();
    expect(await dialog.findByText('Please give a reason')).toBeTruthy();
    expect(sent('SplitEdition')).toEqual([]);
    await person.click(offer);
    await explain('Another book');
    await send('Split');
    const link = await screen.findByRole('link', { name: 'See the new edition' });
    expect(link.getAttribute('href')).toBe(`/editions/${TWIN}`);
    expect(sent('SplitEdition')).toEqual([
      { editionId: 'edition_guide', bookIds: ['book_other'], reason: 'Another book' },
    ]);
  });

  it('shows its offers page by page, and keeps what was chosen', async () => {
    const person = await openEdition({
      OffersToSplit: ({ variables }) => ({
        edition:
          'after' in variables
            ? edition([other], { total: 2 })
            : edition([first], { total: 2, after: 'next' }),
      }),
      SplitEdition: () => ({ splitEdition: { newEdition: { id: TWIN }, userErrors: [] } }),
    });
    const { dialog, explain, send } = await openDialog(person, 'Split this edition');
    await person.click(await dialog.findByRole('checkbox'));
    expect(dialog.getByText('1 of 2 shown')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Load more' }));
    await person.click(await dialog.findByRole('checkbox', { name: /The Guide to Malgudi/ }));
    expect(requests.at(-1)?.variables).toMatchObject({ after: 'next' });
    expect(sent('SplitEdition')).toEqual([]);
    await explain('Others');
    await send('Split');
    await waitFor(() =>
      expect(sent('SplitEdition')).toMatchObject([{ bookIds: ['book_first', 'book_other'] }]),
    );
  });

  it('keeps what was chosen when the server refuses', async () => {
    const person = await openEdition({
      SplitEdition: () => ({
        splitEdition: {
          newEdition: null,
          userErrors: [refusal('LISTING_MUST_STAY', 'At least one listing must stay', ['bookIds'])],
        },
      }),
    });
    const { dialog, explain, send } = await openDialog(person, 'Split this edition');
    const boxes = await dialog.findAllByRole('checkbox');
    for (const box of boxes) await person.click(box);
    await explain('All are wrong');
    await send('Split');
    expect(await dialog.findByText('At least one listing must stay')).toBeTruthy();
    expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  });
});

describe('An edition that an administrator joins with another', () => {
  it('finds others by its title, never itself, and ends on the page of the one that stays', async () => {
    const person = await openEdition({
      EditionsToJoin: ({ variables }) => (asked(variables, 'The Guide') ? searched(own, twin) : searched()),
      JoinEditions: () => ({ joinEditions: { edition: { id: TWIN }, userErrors: [] } }),
    });
    const { dialog, explain, send } = await openDialog(person, 'Join with another edition');
    const option = await dialog.findByRole('radio', { name: /Guide.*by R. K. Narayan.*2 offers/ });
    expect(dialog.getAllByRole('radio')).toEqual([option]);
    await send('Join');
    expect(await dialog.findByText('Please choose an edition')).toBeTruthy();
    await person.click(option);
    // The chosen edition stays in the list during another search.
    await enter(person, dialog.getByRole('textbox', { name: /Find the/ }), ' of somebody{Enter}');
    await waitFor(() => expect(requests.at(-1)?.variables).toEqual({ search: 'The Guide of somebody' }));
    expect(dialog.getByRole('radio', { checked: true })).toBeTruthy();
    await explain('One book');
    await send('Join');
    await waitFor(() => expect(currentPath()).toBe(`/editions/${TWIN}`));
    expect(sent('JoinEditions')).toEqual([
      { editionId: 'edition_guide', toEditionId: TWIN, reason: 'One book' },
    ]);
  });

  it('finds the other by a link to one of its offers, and says when there is none', async () => {
    const link = 'https://panna.example/books/book_01m82wmb37fev9nhh6gqk4cyrp?from=mail';
    const person = await openEdition({
      EditionsToJoin: () => searched(),
      EditionOfLink: () => ({ edition: null, book: { id: 'book_twin', edition: twin } }),
    });
    const { dialog } = await openDialog(person, 'Join with another edition');
    expect(await dialog.findByText('No other edition found')).toBeTruthy();
    const field = dialog.getByRole('textbox', { name: /Find the/ });
    await person.clear(field);
    await enter(person, field, link);
    expect(await dialog.findByRole('radio', { name: /Guide/ })).toBeTruthy();
    expect(requests.at(-1)?.variables).toEqual({ id: 'book_01m82wmb37fev9nhh6gqk4cyrp' });
  });
});

describe('The page of an edition', () => {
  it('has nothing to moderate for readers', async () => {
    await openEdition({
      Viewer: () => ({ viewer: meera }),
      Edition: () => ({ edition: { ...own, viewerCanModerate: false } }),
    });
    expect(await screen.findByRole('heading', { name: '2 offers' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Split this edition' })).toBeNull();
  });

  it('that was joined with another leads to that one', async () => {
    await openEdition({ Edition: () => ({ edition: { ...own, ...twin } }) });
    await waitFor(() => expect(currentPath()).toBe(`/editions/${TWIN}`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Guide' })).toBeTruthy();
  });
});
