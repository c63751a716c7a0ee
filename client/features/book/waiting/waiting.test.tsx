import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { book } from '../../../testing/samples/books';
import { requests, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { meera, refusal } from '../../../testing/samples/people';
import type { Book, WaitingEntry } from '../../../testing/serverTypes.generated';

const RENTED: Answer<Book> = {
  status: 'RENTED',
  unavailableReason: 'RENTED_OUT',
  viewerCanBuy: false,
  viewerCanRent: false,
  viewerCanWait: true,
};
const entry = (changes: Answer<WaitingEntry> = {}): Answer<WaitingEntry> => ({
  id: 'waiting_meera',
  rentalPeriod: { startsOn: '2026-02-01', endsOn: '2026-04-01' },
  placeInLine: 2,
  turnEndsAt: null,
  isFree: false,
  ...changes,
});
const payload = (viewerWaiting: Answer<WaitingEntry> | null) => ({
  book: { id: 'book_guide', viewerWaiting },
  userErrors: [],
});

/** The server's response with the first unavailable day. */
const taken = (nextTakenFrom: string | null) => ({
  marketplace: { today: '2025-11-20' },
  book: { id: 'book_guide', nextTakenFrom },
});

async function openBook(shown: Answer<Book>, answers: Answers = {}) {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Book: () => ({ book: book({ ...RENTED, ...shown }) }),
    TakenFrom: () => taken('2025-11-20'),
    ...answers,
  });
  const { person } = await openSite('/books/book_guide', { token: 'good' });
  await screen.findByRole('heading', { level: 1 });
  return person;
}

const tellMe = () => screen.queryByRole('button', { name: /^Notify me (when|about)/ });

describe('Waiting for a book', () => {
  it('begins with the days, says the place in line, and ends when the reader leaves', async () => {
    const person = await openBook(
      {},
      {
        JoinWaitingList: () => ({ joinWaitingList: payload(entry()) }),
        LeaveWaitingList: () => ({ leaveWaitingList: payload(null) }),
      },
    );
    await person.click(await screen.findByRole('button', { name: 'Notify me when it is available' }));
    const day = await screen.findByLabelText('Start date');
    await person.clear(day);
    await person.type(day, '2026-02-01');
    expect(screen.getByText(/Nothing is reserved for you/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Notify me' }));
    const note =
      'You will be notified when a copy is available from 1 Feb 2026 to 1 Apr 2026. Your place in line: 2.';
    expect(await screen.findByText(note)).toBeTruthy();
    const sent = requests.find(({ operation }) => operation === 'JoinWaitingList');
    expect(sent?.variables['input']).toEqual({
      bookId: 'book_guide',
      rental: { months: 1, startsOn: '2026-02-01' },
    });
    await person.click(await screen.findByRole('button', { name: 'Leave the waiting list' }));
    await waitFor(() => expect(tellMe()).toBeTruthy());
  });

  it('says why the server refuses it', async () => {
    const free = refusal('FREE_ON_THESE_DAYS', 'This book is available on these days. You can rent it now.');
    const person = await openBook(
      {},
      { JoinWaitingList: () => ({ joinWaitingList: { book: null, userErrors: [free] } }) },
    );
    await person.click(await screen.findByRole('button', { name: 'Notify me when it is available' }));
    await person.click(await screen.findByRole('button', { name: 'Notify me' }));
    expect(await screen.findByText(/You can rent it now/)).toBeTruthy();
  });

  it('says that nothing is reserved once it is the reader’s turn, also when the book is free', async () => {
    const told = entry({ placeInLine: null, turnEndsAt: '2026-02-02T06:30:00.000Z', isFree: true });
    await openBook({
      status: 'AVAILABLE',
      unavailableReason: null,
      viewerCanRent: true,
      viewerWaiting: told,
    });
    expect(screen.getByText(/It is not reserved.*notified on 2 Feb 2026/)).toBeTruthy();
  });

  it('lets the next in line rent what the first was told of, since it is reserved for nobody', async () => {
    const next = entry({ placeInLine: 1, isFree: true });
    await openBook({
      status: 'AVAILABLE',
      unavailableReason: null,
      viewerCanRent: true,
      viewerWaiting: next,
    });
    expect(
      screen.getByText(/nothing is reserved: you can rent the copy now\. Your place in line: 1\./),
    ).toBeTruthy();
    expect(screen.queryByText(/You will be notified/)).toBeNull();
    expect(tellMe()).toBeNull();
  });

  it('says to who was told that somebody else was quicker, and lets them wait again', async () => {
    const late = entry({ placeInLine: null, turnEndsAt: '2026-02-02T06:30:00.000Z' });
    const person = await openBook(
      { viewerWaiting: late },
      { JoinWaitingList: () => ({ joinWaitingList: payload(entry()) }) },
    );
    expect(screen.getByText(/another reader took it/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Notify me when it is available' }));
    await person.click(await screen.findByRole('button', { name: 'Notify me' }));
    expect(await screen.findByText(/Your place in line: 2/)).toBeTruthy();
    await waitFor(() => expect(tellMe()).toBeNull());
  });

  it('is offered for a book that is free now, when the server says that other days are taken', async () => {
    const free: Answer<Book> = { status: 'AVAILABLE', unavailableReason: null, viewerCanRent: true };
    const person = await openBook(free, {
      TakenFrom: ({ variables }) => taken(Number(variables['months']) === 1 ? '2026-03-10' : '2026-02-15'),
      JoinWaitingList: () => ({ joinWaitingList: payload(entry()) }),
    });
    await person.click(screen.getByRole('button', { name: 'Notify me about other dates' }));
    // The default is the first day without an available copy. The server refuses earlier days.
    const day = await screen.findByLabelText('Start date');
    await waitFor(() => expect(day).toHaveProperty('value', '2026-03-10'));
    const months = screen.getByRole('spinbutton', { name: 'Rental Duration (months)' });
    await person.clear(months);
    await person.type(months, '2');
    await waitFor(() => expect(day).toHaveProperty('value', '2026-02-15'));
    await person.click(screen.getByRole('button', { name: 'Notify me' }));
    const sent = requests.find(({ operation }) => operation === 'JoinWaitingList');
    expect(sent?.variables['input']).toMatchObject({ rental: { months: 2, startsOn: '2026-02-15' } });
  });

  it('says when a copy is free for so long from any day on', async () => {
    const person = await openBook({}, { TakenFrom: () => taken(null) });
    await person.click(await screen.findByRole('button', { name: 'Notify me when it is available' }));
    expect(
      await screen.findByText('A copy is available for this duration from any start date.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Notify me' })).toHaveProperty('disabled', true);
    const day = screen.getByLabelText('Start date');
    await person.type(day, '2026-02-01');
    expect(day).toHaveProperty('value', '2026-02-01');
  });

  it('is not offered when the server does not let the reader wait', async () => {
    await openBook({ viewerCanWait: false });
    expect(tellMe()).toBeNull();
  });
});
