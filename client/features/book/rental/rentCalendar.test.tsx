import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { book, rentalQuote } from '../../../testing/samples/books';
import { requests, serverAnswers } from '../../../testing/fakeServer';
import { currentPath, openSite } from '../../../testing/openSite';
import { meera } from '../../../testing/samples/people';
import type { Answer } from '../../../testing/answers';
import type { Book } from '../../../testing/serverTypes.generated';

const days = (startsOn: string, endsOn: string) => ({ startsOn, endsOn });

/** The due date of every rental in this test. The server decides the due date, so it need not match the months. */
const DUE_ON = '2026-04-29';

/** The only copy is promised from 20 March to 20 April 2026. */
const promised = (months: number): Answer<Book> => ({
  id: 'book_guide',
  freePeriods: [days('2026-03-02', '2026-03-20'), days('2026-04-20', '2027-03-02')],
  rentalStarts: months === 1 ? [days('2026-04-20', '2027-03-02')] : [days('2026-05-01', '2027-03-02')],
  nextFreeFrom: months === 1 ? '2026-04-20' : '2026-05-01',
});

/** The book is available on all days. */
const free = () => ({
  ...promised(1),
  freePeriods: [days('2026-03-02', '2027-03-02')],
  rentalStarts: [days('2026-03-02', '2027-03-02')],
  nextFreeFrom: '2026-03-02',
});

/** Opens the dialog. The device's clock is a month behind, to show that the server decides the current day. */
async function openDialog(calendar: (months: number) => Answer<Book>, changes: Answer<Book> = {}) {
  vi.useFakeTimers({ now: new Date('2026-02-02T10:00:00Z'), toFake: ['Date'] });
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Book: () => ({ book: book(changes) }),
    RentalCalendar: ({ variables }) => ({
      marketplace: { today: '2026-03-02' },
      book: calendar(Number(variables['months'])),
    }),
    RentalQuote: ({ variables: { startsOn } }) => {
      if (typeof startsOn !== 'string') throw new TypeError('No day was asked about');
      return { rentalQuote: rentalQuote({ rentalPeriod: days(startsOn, DUE_ON) }) };
    },
    AddToCart: () => ({
      addToCart: {
        cart: { id: 'cart_meera', itemCount: 1, items: [] },
        userErrors: [],
      },
    }),
  });
  const { person } = await openSite('/books/book_guide', { token: 'good' });
  await screen.findByRole('heading', { level: 1 });
  await person.click(
    within(screen.getByRole('main')).getByRole('button', { name: /Rent|Reserve for Later/ }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Rent Book' }));
  await dialog.findByRole('group', { name: 'Possible start dates' });
  return {
    person,
    dialog,
    start: dialog.getByLabelText<HTMLInputElement>('Start date'),
    add: dialog.getByRole<HTMLButtonElement>('button', { name: 'Add to Cart' }),
  };
}

const added = () =>
  requests.filter(({ operation }) => operation === 'AddToCart').map(({ variables }) => variables['input']);

afterEach(() => {
  vi.useRealTimers();
});

describe('The calendar of the rent dialog', () => {
  it('begins with today where today is free', async () => {
    const { dialog, start } = await openDialog(free);
    expect(start.value).toBe('2026-03-02');
    expect(dialog.getByText('March 2026')).toBeTruthy();
    expect(dialog.getByRole('button', { name: '2 Mar 2026, selected' })).toBeTruthy();
  });

  it('begins with the first day that is free for so long, and says of every other why it is not', async () => {
    const { person, dialog, start } = await openDialog(promised);
    expect(start.value).toBe('2026-04-20');
    expect(dialog.getByRole('button', { name: '20 Apr 2026, selected' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: '19 Apr 2026, not available' })).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Previous month' }));
    expect(
      dialog.getByRole('button', { name: '19 Mar 2026, available, but not for the whole rental' }),
    ).toBeTruthy();
    expect(dialog.getByRole('button', { name: '20 Mar 2026, not available' })).toBeTruthy();
  });

  it('lets one pick a day on which the rental can begin, and no other', async () => {
    const { person, dialog, start, add } = await openDialog(promised);
    await person.click(dialog.getByRole('button', { name: '19 Apr 2026, not available' }));
    expect(start.value).toBe('2026-04-20');
    await person.click(dialog.getByRole('button', { name: '25 Apr 2026' }));
    expect(start.value).toBe('2026-04-25');
    expect(await dialog.findByText('29 Apr 2026')).toBeTruthy();
    await person.click(add);
    await vi.waitFor(() => expect(currentPath()).toBe('/cart'));
    expect(added()).toEqual([
      { bookId: 'book_guide', type: 'RENTAL', rental: { months: 1, startsOn: '2026-04-25' } },
    ]);
  });

  it('is folded, on a phone, to the days that are chosen', async () => {
    const { person, dialog } = await openDialog(promised);
    const fold = await dialog.findByRole('button', { name: 'Calendar: 20 Apr 2026 – 29 Apr 2026' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    const days = document.getElementById(fold.getAttribute('aria-controls') ?? '');
    expect(days?.textContent).toContain('April 2026');
    await person.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    await person.click(dialog.getByRole('button', { name: '25 Apr 2026' }));
    expect(await dialog.findByRole('button', { name: 'Calendar: 25 Apr 2026 – 29 Apr 2026' })).toBe(fold);
  });

  it('tints the days that the server says the rental takes', async () => {
    const { dialog } = await openDialog(promised);
    await dialog.findByRole('button', { name: 'Calendar: 20 Apr 2026 – 29 Apr 2026' });
    const isTinted = (day: string) =>
      dialog.getByRole('button', { name: day }).hasAttribute('data-in-rental');
    expect(['20 Apr 2026, selected', '21 Apr 2026', '28 Apr 2026', '29 Apr 2026'].map(isTinted)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is walked by the keyboard', async () => {
    const { person, dialog, start } = await openDialog(promised);
    dialog.getByRole('button', { name: '20 Apr 2026, selected' }).focus();
    const steps = { '{ArrowRight}': '21 Apr 2026', '{ArrowDown}': '28 Apr 2026' };
    for (const [key, day] of Object.entries(steps)) {
      await person.keyboard(key);
      await vi.waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: day })));
    }
    await person.keyboard('{Enter}');
    await vi.waitFor(() => expect(start.value).toBe('2026-04-28'));
  });

  it('asks again for more months, and says when what was chosen does not fit any more', async () => {
    const { person, dialog, start, add } = await openDialog(promised);
    await person.click(dialog.getByRole('button', { name: '25 Apr 2026' }));
    await person.click(dialog.getByRole('button', { name: 'One month more' }));
    expect(await dialog.findByText('Not available on that date. Available from 1 May 2026.')).toBeTruthy();
    expect(add.disabled).toBe(true);
    expect(start.value).toBe('2026-04-25');
    await person.click(dialog.getByRole('button', { name: 'One month fewer' }));
    await vi.waitFor(() => expect(add.disabled).toBe(false));
  });

  it('shows no days of another number of months when those of this one could not be read', async () => {
    const { person, dialog } = await openDialog((months) => {
      if (months > 1) throw new TypeError('Failed to fetch');
      return promised(months);
    });
    const days = () => dialog.queryByRole('group', { name: 'Possible start dates' });
    expect(days()).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'One month more' }));
    await vi.waitFor(() => expect(days()).toBeNull());
  });

  it('lets one reserve a book that is with a reader', async () => {
    const rented: Answer<Book> = { status: 'RENTED', availableFrom: '2026-04-20', viewerCanBuy: false };
    const { start } = await openDialog(promised, rented);
    expect(start.value).toBe('2026-04-20');
  });
});
