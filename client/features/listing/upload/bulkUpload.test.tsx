import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bookPage } from '../../../testing/samples/books';
import { requests, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { currentPath, openSite } from '../../../testing/openSite';
import { meera, refusal } from '../../../testing/samples/people';
import type { Answer, OperationAnswer } from '../../../testing/answers';
import type { ImportBooksPayload, User } from '../../../testing/serverTypes.generated';

const BOOKS = [
  { title: 'The Guide', author: 'R. K. Narayan', isbn: '9780143039648' },
  { title: 'Emma', author: 'Jane Austen' },
  { title: 'Dune', author: 'Frank Herbert', isbn: 9780441013593 },
];

const payload = (changes: Answer<ImportBooksPayload> = {}) => ({
  importBooks: {
    createdCount: 0,
    skippedCount: 0,
    refusedRows: [],
    userErrors: [],
    ...changes,
  },
});

beforeEach(() => {
  // jsdom has no layout, so every element gets the height of a row.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(64);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
});

async function openBulkUpload(answers: Answers = {}) {
  const viewer: Answer<User> = { ...meera, role: 'PUBLISHER' };
  serverAnswers({ Viewer: () => ({ viewer }), Books: () => bookPage([]), ...answers });
  const { person } = await openSite('/rent-book', { token: 'good' });
  await person.click(await screen.findByRole('tab', { name: 'Bulk Upload' }));
  await screen.findByRole('button', { name: 'Upload Books' });
  return person;
}

async function choose(person: UserEvent, content: string, name = 'books.json', type = 'application/json') {
  const input = screen.getByLabelText('Select JSON File', { selector: 'input' });
  input.removeAttribute('accept');
  await person.upload(input, new File([content], name, { type }));
}

const uploadButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Upload Books' });
const rows = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const list = () => screen.findByRole('region', { name: 'Books in the file' });

const manyBooks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `Book ${index}`, author: 'Anon' }));
const refusedRow = (index: number) => ({
  index,
  title: null,
  errors: [refusal('GENRE_REQUIRED', 'Please choose at least one genre', ['genre'])],
});
const importRequests = () => requests.filter(({ operation }) => operation === 'ImportBooks');
const booksIn = async (file: File | undefined) => JSON.parse((await file?.text()) ?? '[]') as unknown[];

describe('The bulk upload', () => {
  it('is offered to publishers beside the form', async () => {
    await openBulkUpload();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Single Book',
      'Bulk Upload',
    ]);
    expect(uploadButton().disabled).toBe(true);
  });

  it('shows the books of the file', async () => {
    const person = await openBulkUpload();
    await choose(person, JSON.stringify(BOOKS));
    await list();
    expect(rows()).toEqual([
      '1The GuideBy R. K. Narayan | ISBN: 9780143039648',
      '2EmmaBy Jane Austen | ISBN: –',
      '3DuneBy Frank Herbert | ISBN: 9780441013593',
    ]);
    expect(screen.getByText('3 books in the list')).toBeTruthy();
  });

  it('sends the books that were not removed, as they stood in the file, and shows the list of books', async () => {
    const person = await openBulkUpload({ ImportBooks: () => payload({ createdCount: 2 }) });
    await choose(person, JSON.stringify(BOOKS));
    await person.click(await screen.findByRole('button', { name: 'Remove Emma' }));
    expect(rows()).toHaveLength(2);
    await person.click(uploadButton());
    await waitFor(() => expect(currentPath()).toBe('/books'));
    expect(await booksIn(importRequests()[0]?.files[0])).toEqual([BOOKS[0], BOOKS[2]]);
  });

  it('reports refused rows by their number in the file, and keeps them in the list', async () => {
    const refusedRows = [refusedRow(1)];
    const person = await openBulkUpload({
      ImportBooks: () => payload({ createdCount: 1, skippedCount: 1, refusedRows }),
    });
    await choose(person, JSON.stringify(BOOKS));
    await person.click(await screen.findByRole('button', { name: 'Remove Emma' }));
    await person.click(uploadButton());
    expect(await screen.findByText('1 row was refused. See the reason below it.')).toBeTruthy();
    expect(screen.getByText('1 book was added. 1 book was already listed.')).toBeTruthy();
    expect(rows()).toEqual(['3DuneBy Frank Herbert | ISBN: 9780441013593Please choose at least one genre']);
    expect(currentPath()).toBe('/rent-book');
  });

  it('holds ten thousand books and draws the few in sight', async () => {
    const person = await openBulkUpload();
    await choose(person, JSON.stringify(manyBooks(10_000)));
    const inSight = within(await list()).getAllByRole('listitem');
    expect(inSight.length).toBeLessThan(50);
    expect(inSight[0]?.getAttribute('aria-setsize')).toBe('10000');
    expect(screen.getByText('10,000 books in the list')).toBeTruthy();
  });

  it('travels in portions, and a bar shows how far it has come', async () => {
    const answer: Array<() => void> = [];
    const ImportBooks = () =>
      new Promise<OperationAnswer>((resolve) => answer.push(() => resolve(payload({ createdCount: 250 }))));
    const person = await openBulkUpload({ ImportBooks });
    await choose(person, JSON.stringify(manyBooks(600)));
    await list();
    await person.click(uploadButton());
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Upload' });
    expect([bar.value, bar.max]).toEqual([0, 600]);
    expect(screen.getByText('0 of 600 books uploaded')).toBeTruthy();
    await waitFor(() => expect(answer).toHaveLength(1));
    answer[0]?.();
    expect(await screen.findByText('250 of 600 books uploaded')).toBeTruthy();
    expect(bar.value).toBe(250);
    await waitFor(() => expect(answer).toHaveLength(2));
    answer[1]?.();
    await waitFor(() => expect(answer).toHaveLength(3));
    answer[2]?.();
    await waitFor(() => expect(currentPath()).toBe('/books'));
    const sizes = await Promise.all(importRequests().map(async ({ files }) => booksIn(files[0])));
    expect(sizes.map(({ length }) => length)).toEqual([250, 250, 100]);
  });

  it('keeps what was not sent when the connection is lost on the way, and says what was added', async () => {
    const carries = [true, false, true, true];
    const ImportBooks = () => {
      if (!carries.shift()) throw new TypeError('Failed to fetch');
      return payload({ createdCount: 249, refusedRows: [refusedRow(3)] });
    };
    const person = await openBulkUpload({ ImportBooks });
    await choose(person, JSON.stringify(manyBooks(600)));
    await list();
    await person.click(uploadButton());
    expect((await screen.findByRole('alert')).textContent).toBe('Error uploading books');
    expect(screen.getByText('249 books were added.')).toBeTruthy();
    expect(screen.getByText('351 books in the list')).toBeTruthy();
    expect(rows()[0]).toMatch(/^4Book 3.*Please choose at least one genre$/);
    expect(rows()[1]).toMatch(/^251Book 250/);
  });

  it.each([
    ['a file of another type', 'title;author', 'books.csv', 'text/csv', 'Please upload a JSON file'],
    ['what cannot be read', '[{"title": ', 'books.json', 'application/json', 'Invalid JSON format'],
    [
      'one book without a list',
      '{}',
      'books.json',
      'application/json',
      'The file must contain a list of books',
    ],
  ])('refuses %s', async (_, content, name, type, message) => {
    const person = await openBulkUpload();
    await choose(person, content, name, type);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(uploadButton().disabled).toBe(true);
  });

  it('asks for a file when no book is left', async () => {
    const person = await openBulkUpload();
    await choose(person, JSON.stringify([BOOKS[0]]));
    await person.click(await screen.findByRole('button', { name: 'Remove The Guide' }));
    await person.click(uploadButton());
    expect((await screen.findByRole('alert')).textContent).toBe('Please select a file to upload');
  });

  it('copes with rows that are no books', async () => {
    const person = await openBulkUpload();
    await choose(person, '[null, 7, {"title": ["x"]}]');
    await list();
    expect(rows()).toHaveLength(3);
    expect(rows()[0]).toBe('1UntitledBy unknown author | ISBN: –');
  });

  it('shows what the server refuses as a whole, and keeps the list', async () => {
    const tooLarge = refusal('FILE_TOO_LARGE', 'The file is larger than 10000000 bytes', ['file']);
    const person = await openBulkUpload({ ImportBooks: () => payload({ userErrors: [tooLarge] }) });
    await choose(person, JSON.stringify(BOOKS));
    await list();
    await person.click(uploadButton());
    expect((await screen.findByRole('alert')).textContent).toBe(tooLarge.message);
    expect(rows()).toHaveLength(3);
  });

  it('says so when the server cannot be reached', async () => {
    const person = await openBulkUpload();
    await choose(person, JSON.stringify(BOOKS));
    await list();
    await person.click(uploadButton());
    expect((await screen.findByRole('alert')).textContent).toBe('Error uploading books');
  });
});
