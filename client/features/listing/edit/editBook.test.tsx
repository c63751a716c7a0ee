import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { apolloClient } from '../../../session/connection/apolloClient';
import { book, lease, price } from '../../../testing/samples/books';
import { enter } from '../../../testing/enter';
import { requests, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { currentPath, openSite } from '../../../testing/openSite';
import { meera, refusal } from '../../../testing/samples/people';
import type { Answer } from '../../../testing/answers';
import { money } from '../../../testing/samples/money';
import type { Book, UserError } from '../../../testing/serverTypes.generated';

const mine = (changes: Answer<Book> = {}) =>
  book({
    copies: { total: 3, available: 2 },
    cover: { card: '/covers/card.webp', detail: '/covers/detail.webp', drawn: false },
    viewerIsSeller: true,
    viewerCanEdit: true,
    viewerCanBuy: false,
    viewerCanRent: false,
    ...changes,
  });

const payload = (edited: Answer<Book> | null, ...userErrors: Answer<UserError>[]) => ({
  editBook: { book: edited, userErrors },
});

async function openForm(shown: Answer<Book> | null = mine(), answers: Answers = {}) {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    BookToEdit: () => ({ book: shown }),
    Book: () => ({ book: shown }),
    EditBook: () => payload(shown),
    ...answers,
  });
  const { person } = await openSite('/books/book_guide/edit', { token: 'good' });
  await screen.findByRole('heading', { level: 1 });
  return person;
}

const control = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((text) => text.replace(/\s*\*$/, '') === label, {
    selector: ':not([type=file])',
  });
const save = async (person: Awaited<ReturnType<typeof openForm>>) => {
  await person.click(screen.getByRole('button', { name: 'Save Changes' }));
};
const sent = () =>
  requests.filter(({ operation }) => operation === 'EditBook').map(({ variables }) => variables['input']);

/** Reloads the data, which also happens when a lost connection returns. */
const readAgain = () =>
  act(async () => {
    await apolloClient.refetchQueries({ include: 'active' }).catch(() => undefined);
  });

describe('The form of a listing that stands', () => {
  it('is filled in with the listing', async () => {
    await openForm();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit Book');
    expect(control('Book Title').value).toBe('The Guide');
    expect(control('ISBN').value).toBe('9780143039648');
    expect(control('Copies').value).toBe('3');
    expect(control('Listing Type').value).toBe('BOTH');
    expect(control('Sale Price').value).toBe('249.50');
    expect(control('Rent per Month').value).toBe('50.25');
    expect(control('Lease Terms').value).toBe('No pencil in the margins.');
    expect(screen.getByRole('checkbox', { name: 'Romance' })).toHaveProperty('checked', true);
    expect(screen.getByRole('img', { name: 'The current cover' }).getAttribute('src')).toBe(
      '/covers/detail.webp',
    );
  });

  it('sends what was changed and nothing else, and leads to the book', async () => {
    const person = await openForm();
    await person.clear(control('Sale Price'));
    await person.type(control('Sale Price'), '199');
    await person.clear(control('Copies'));
    await person.type(control('Copies'), '5');
    await save(person);
    await waitFor(() => expect(currentPath()).toBe('/books/book_guide'));
    expect(sent()).toEqual([{ bookId: 'book_guide', salePrice: '199', copies: 5, compareCopies: 3 }]);
  });

  it('sends the terms of a rental together, and leaves one without a maximum without', async () => {
    const lateFeePerDay = money('2.50');
    const unlimited = lease({
      maxDuration: null,
      longestRental: 30,
      lateFeePerDay,
      replacementPrice: money('180.00'),
      rentCreditPercent: 60,
    });
    const person = await openForm(mine({ price: price({ sale: '249.50', lease: unlimited }) }));
    expect(control('Maximum Rental Duration (months)').value).toBe('30');
    await person.clear(control('Rent per Month'));
    await person.type(control('Rent per Month'), '60');
    const credit = control('Rent Deducted from the Price if the Reader Buys, in % (optional)');
    expect(credit.value).toBe('60');
    await person.clear(credit);
    await person.type(credit, '75');
    const replacement = control('Price of a Lost Copy (optional)');
    expect(replacement.value).toBe('180.00');
    await person.clear(replacement);
    await person.type(replacement, '150');
    await save(person);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual({
      bookId: 'book_guide',
      lease: {
        perMonth: '60',
        deposit: '200.00',
        lateFeePerDay: '2.50',
        minDuration: 1,
        maxDuration: null,
        replacementPrice: '150',
        rentCreditPercent: 75,
      },
    });
  });

  it('asks for no ISBN or lease terms of a book that was imported without', async () => {
    const person = await openForm(mine({ isbn: null, leaseTerms: null }));
    await person.type(control('Book Title'), '!');
    await save(person);
    await waitFor(() => expect(sent()).toEqual([{ bookId: 'book_guide', title: 'The Guide!' }]));
  });

  it('replaces the photo of the cover, or goes back to a drawn one', async () => {
    const person = await openForm();
    const photo = new File(['x'], 'cover.png', { type: 'image/png' });
    await person.upload(screen.getByLabelText('Upload Cover Image', { selector: 'input' }), photo);
    await save(person);
    await waitFor(() => expect(currentPath()).toBe('/books/book_guide'));
    expect(requests.find(({ operation }) => operation === 'EditBook')?.files).toHaveLength(1);

    const again = await openForm();
    await again.click(screen.getByRole('button', { name: 'Remove the image' }));
    expect(screen.queryByRole('img', { name: 'The current cover' })).toBeNull();
    await save(again);
    await waitFor(() => expect(sent()).toEqual([{ bookId: 'book_guide', removeCover: true }]));
  });

  it('shows refusals at their fields and loses nothing of what was typed', async () => {
    const taken = refusal('COPIES_TAKEN', 'At least 2 copies are rented out or promised, and stay', [
      'copies',
    ]);
    const person = await openForm(mine(), {
      EditBook: () => payload(null, { ...taken, values: [{ name: 'min', value: '2' }] }),
    });
    await person.clear(control('Copies'));
    await person.type(control('Copies'), '1');
    await save(person);
    expect(await screen.findByText('At least 2 copies are rented out or promised, and stay')).toBeTruthy();
    expect(control('Copies').value).toBe('1');
    expect(currentPath()).toBe('/books/book_guide/edit');
  });

  it('tells of copies that were sold meanwhile, and lets the seller decide again', async () => {
    const changed = refusal('COPIES_CHANGED', 'The number of copies has changed meanwhile: there are 1 now', [
      'copies',
    ]);
    const values = [{ name: 'copies', value: '1' }];
    const person = await openForm(mine(), { EditBook: () => payload(null, { ...changed, values }) });
    const type = async (copies: string) => {
      await person.clear(control('Copies'));
      await person.type(control('Copies'), copies);
      await save(person);
    };
    await type('5');
    expect(
      await screen.findByText('The number of copies has changed meanwhile: there are 1 now'),
    ).toBeTruthy();
    expect(control('Copies').value).toBe('5');
    // The form was opened with 3 copies, but the server now has 1. The unchanged 3 is therefore sent as a change.
    await type('3');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toEqual([
      { bookId: 'book_guide', copies: 5, compareCopies: 3 },
      { bookId: 'book_guide', copies: 3, compareCopies: 1 },
    ]);
  });

  it('keeps what was typed when the book cannot be read again', async () => {
    const person = await openForm();
    await enter(person, control('Book Title'), ', again');
    serverAnswers({});
    await readAgain();
    expect(requests.map(({ operation }) => operation)).toContain('BookToEdit');
    expect(screen.queryByText('Failed to load book details')).toBeNull();
    expect(control('Book Title').value).toBe('The Guide, again');
  });

  it('does not undo what was ordered or changed elsewhere while the form was open', async () => {
    let standing = mine();
    const person = await openForm(standing, { BookToEdit: () => ({ book: standing }) });
    standing = mine({
      title: 'The Guide (1958)',
      copies: { total: 2, available: 1 },
      price: price({ sale: '300.00', lease: lease() }),
    });
    await readAgain();
    await screen.findByText('The Guide (1958)');
    await person.type(control('Author'), '.');
    await save(person);
    await waitFor(() => expect(sent()).toEqual([{ bookId: 'book_guide', author: 'R. K. Narayan.' }]));
  });

  it('keeps what was changed and not saved, and nothing else: what was ordered since is not undone', async () => {
    const person = await openForm();
    await person.type(control('Book Title'), '!');
    cleanup();
    const copies = { total: 2, available: 1 };
    const later = await openForm(mine({ copies }));
    expect(screen.getByText(/^We have restored what you typed last time/)).toBeTruthy();
    expect([control('Book Title').value, control('Copies').value]).toEqual(['The Guide!', '2']);
    await save(later);
    await waitFor(() => expect(sent()).toEqual([{ bookId: 'book_guide', title: 'The Guide!' }]));
  });

  it('asks before changes are left', async () => {
    const person = await openForm();
    await person.type(control('Book Title'), '!');
    await person.click(screen.getByRole('link', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: 'Leave this form?' });
    await person.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(currentPath()).toBe('/books/book_guide'));
  });

  it('says so when the server cannot be reached', async () => {
    const person = await openForm();
    serverAnswers({});
    await save(person);
    expect((await screen.findByRole('alert')).textContent).toBe('The changes could not be saved');
  });

  it('is for the seller only: everybody else is led to the book', async () => {
    await openForm(mine({ viewerCanEdit: false, viewerIsSeller: false }));
    await waitFor(() => expect(currentPath()).toBe('/books/book_guide'));
  });
});
