import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { book, price } from '../../testing/books';
import { requests, serverAnswers } from '../../testing/fakeServer';
import { serverTells } from '../../testing/fakeSocket';
import { openSite } from '../../testing/openSite';
import { meera, refusal } from '../../testing/people';
import { asha, order, pageOf, part } from '../../testing/purchases';

const money = (amount: string) => ({ __typename: 'Money', amount, currencyCode: 'INR' });

const dashboard = (changes: object = {}) => ({
  __typename: 'Dashboard',
  seller: meera,
  toDo: { __typename: 'TaskCounts', toConfirm: 1, toShip: 0, toTakeBack: 2, overdue: 1 },
  listings: { __typename: 'ListingCounts', total: 5, available: 3, rented: 1, sold: 1, unlisted: 0 },
  revenue: Array.from({ length: 12 }, (_, index) => ({
    __typename: 'MonthlyRevenue',
    month: `2025-${String(index + 1).padStart(2, '0')}-01`,
    amount: money(index === 11 ? '1249.50' : '0.00'),
  })),
  revenueTotal: money('1249.50'),
  ...changes,
});

const sale = (changes: object = {}) =>
  part(meera, { buyer: asha, order: order({ buyer: asha }), ...changes });

const rentalOut = (title: string, endsOn: string, isOverdue: boolean) => ({
  __typename: 'OrderItem',
  id: `orderitem_${title}`,
  title,
  quantity: 1,
  isOverdue,
  rentalPeriod: { __typename: 'RentalPeriod', startsOn: '2025-10-01', endsOn, months: 1 },
  book: book(),
  fulfillment: sale({ id: `fulfillment_${title}`, status: 'DELIVERED', viewerCanTakeBack: true }),
});

type Answers = Parameters<typeof serverAnswers>[0];

async function openDashboard(answers: Answers = {}, path = '/dashboard') {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Dashboard: () => ({ dashboard: dashboard() }),
    SalesToDo: () => ({ salesToDo: pageOf('Fulfillment', []) }),
    RentalsOut: () => ({ rentalsOut: pageOf('OrderItem', []) }),
    Sales: () => ({ sales: pageOf('Fulfillment', []) }),
    ...answers,
  });
  const { person } = await openSite(path, { token: 'good' });
  return person;
}

const asked = (name: string) =>
  requests.filter(({ operation }) => operation === name).map(({ variables }) => variables);

const done = (fulfillment: object) => ({ __typename: 'Payload', fulfillment, userErrors: [] });

describe('The dashboard', () => {
  it('leads somebody who sells nothing to the form for a book', async () => {
    const listings = { __typename: 'ListingCounts', total: 0, available: 0, rented: 0, sold: 0, unlisted: 0 };
    await openDashboard({ Dashboard: () => ({ dashboard: dashboard({ listings }) }) });
    expect(await screen.findByText('You are not selling anything yet')).toBeTruthy();
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Add Books' });
    expect(link.getAttribute('href')).toBe('/rent-book');
  });

  it('shows what was earned as a table too, and the score', async () => {
    const person = await openDashboard();
    await person.click(await screen.findByText('Show as a table'));
    const row = screen.getByRole('rowheader', { name: 'December 2025' }).closest('tr');
    expect(row?.textContent).toContain('₹1,249.50');
    expect(screen.getByText('88/100')).toBeTruthy();
  });

  it('names the rentals that are out, and which of them are overdue', async () => {
    const rentals = [rentalOut('Emma', '2025-11-01', true), rentalOut('Persuasion', '2025-12-24', false)];
    await openDashboard({ RentalsOut: () => ({ rentalsOut: pageOf('OrderItem', rentals) }) });
    const late = (await screen.findByRole('link', { name: 'Emma' })).closest('li');
    expect(late?.textContent).toContain('Overdue since 1 Nov 2025');
    const other = screen.getByRole('link', { name: 'Persuasion' }).closest('li');
    expect(other?.textContent).toContain('Due back on 24 Dec 2025');
    expect(within(other ?? document.body).getByRole('button', { name: 'Take back' })).toBeTruthy();
  });
});

describe('What there is to do', () => {
  it('is done with one tap, and asked for anew', async () => {
    let waiting = [sale({ viewerCanConfirm: true })];
    const person = await openDashboard({
      SalesToDo: () => ({ salesToDo: pageOf('Fulfillment', waiting) }),
      ConfirmFulfillment: () => {
        waiting = [];
        return { confirmFulfillment: done(sale({ status: 'CONFIRMED', viewerCanShip: true })) };
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('All done')).toBeTruthy();
    expect(asked('Dashboard')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('To do now'));
  });

  it('stays as long as it has grown when a part of it is done', async () => {
    const one = (id: number, changes: object = {}) =>
      sale({ id: `fulfillment_${id}`, viewerCanConfirm: true, ...changes });
    const all = Array.from({ length: 8 }, (_, id) => one(id));
    const person = await openDashboard({
      SalesToDo: ({ variables: { first, after } }) => {
        const start = typeof after === 'string' ? Number(after) + 1 : 0;
        return {
          salesToDo: pageOf('Fulfillment', all.slice(start, start + Number(first)), all.length, start),
        };
      },
      ConfirmFulfillment: () => {
        all[0] = one(0, { status: 'CONFIRMED', viewerCanConfirm: false, viewerCanShip: true });
        return { confirmFulfillment: done(all[0]) };
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Confirm' })).toHaveLength(8));
    await person.click(screen.getAllByRole('button', { name: 'Confirm' })[0] ?? document.body);
    await waitFor(() => expect(asked('SalesToDo').at(-1)).toMatchObject({ first: 8 }));
    expect(screen.getAllByRole('button', { name: 'Confirm' })).toHaveLength(7);
    expect(screen.getByRole('button', { name: 'Ship' })).toBeTruthy();
  });

  it('can be narrowed to one task and widened again', async () => {
    const person = await openDashboard();
    const tile = await screen.findByRole('button', { name: /to take back/ });
    expect(tile.textContent).toBe('2to take back1 overdue');
    await person.click(tile);
    expect(tile.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(asked('SalesToDo').at(-1)).toMatchObject({ task: 'TAKE_BACK' }));
    await person.click(tile);
    expect(tile.getAttribute('aria-pressed')).toBe('false');
  });

  it('is not shown under another task when that could not be read', async () => {
    const person = await openDashboard({
      SalesToDo: ({ variables: { task } }) => {
        if (task) throw new TypeError('Failed to fetch');
        return { salesToDo: pageOf('Fulfillment', [sale({ viewerCanConfirm: true })]) };
      },
    });
    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    await person.click(screen.getByRole('button', { name: /take back/i }));
    expect(await screen.findByText('This could not be loaded')).toBeTruthy();
    expect(confirm.isConnected).toBe(false);
  });

  it('is read once after a step that was taken elsewhere, and leaves the focus where it is', async () => {
    let waiting = [sale({ viewerCanConfirm: true })];
    await openDashboard({ SalesToDo: () => ({ salesToDo: pageOf('Fulfillment', waiting) }) });
    await screen.findByRole('button', { name: 'Confirm' });
    await waitFor(() => expect(serverTells('DashboardChanged', { dashboardChanged: dashboard() })).toBe(1));
    waiting = [sale({ status: 'CONFIRMED', viewerCanShip: true })];
    serverTells('DashboardChanged', { dashboardChanged: dashboard() });
    expect(await screen.findByRole('button', { name: 'Ship' })).toBeTruthy();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(asked('SalesToDo')).toHaveLength(2);
    expect(document.activeElement?.textContent).not.toBe('To do now');
  });

  it('is shipped with a carrier and a number, or without', async () => {
    const person = await openDashboard({
      SalesToDo: () => ({
        salesToDo: pageOf('Fulfillment', [sale({ status: 'CONFIRMED', viewerCanShip: true })]),
      }),
      ShipFulfillment: () => ({ shipFulfillment: done(sale({ status: 'SHIPPED' })) }),
    });
    await person.click(await screen.findByRole('button', { name: 'Ship' }));
    await person.type(await screen.findByLabelText('Carrier'), 'India Post');
    await person.click(screen.getByRole('button', { name: 'Mark as shipped' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('ShipFulfillment')).toMatchObject([
      { input: { carrier: 'India Post', trackingNumber: null } },
    ]);
  });

  it('is cancelled by the seller with a reason only', async () => {
    const person = await openDashboard({
      SalesToDo: () => ({
        salesToDo: pageOf('Fulfillment', [sale({ viewerCanCancel: true, viewerMustGiveReason: true })]),
      }),
      CancelFulfillment: () => ({ cancelFulfillment: done(sale({ status: 'CANCELLED' })) }),
    });
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    await person.click(await screen.findByRole('button', { name: 'Cancel the books' }));
    expect(await screen.findByText('Please give a reason')).toBeTruthy();
    expect(asked('CancelFulfillment')).toEqual([]);
    await person.type(screen.getByLabelText(/^Reason/), 'The last copy was damaged');
    await person.click(screen.getByRole('button', { name: 'Cancel the books' }));
    await waitFor(() =>
      expect(asked('CancelFulfillment')).toMatchObject([{ input: { reason: 'The last copy was damaged' } }]),
    );
  });
});

describe('The sales', () => {
  it('are filtered by their status, which stands in the address', async () => {
    const person = await openDashboard();
    await person.click(await screen.findByRole('tab', { name: 'Sales' }));
    expect(await screen.findByText('No sales yet')).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('Status'), 'Shipped');
    expect(await screen.findByText('No sales with this status')).toBeTruthy();
    expect(window.location.search).toBe('?view=sales&status=shipped');
    expect(asked('Sales').at(-1)).toMatchObject({ status: 'SHIPPED' });
    expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
      '/api/v1/users/me/sales.csv',
    );
  });
});

const listing = (changes: object = {}) =>
  book({
    viewerCanEdit: true,
    price: price({ sale: '249.50' }),
    copies: { __typename: 'BookCopies', total: 3, available: 2 },
    ...changes,
  });

const listed = (...nodes: object[]) => ({
  listings: pageOf('Book', nodes),
});

describe('The listings', () => {
  it('are searched by words and narrowed by status', async () => {
    const person = await openDashboard({ Listings: () => listed(listing()) }, '/dashboard?view=listings');
    const search = await screen.findByRole('search', { name: 'Search your listings' });
    await person.type(within(search).getByRole('searchbox'), 'guide{Enter}');
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
    await person.type(field, 'guide{Enter}');
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
    let status = 'AVAILABLE';
    const turn = (to: string) => {
      status = to;
      return { __typename: 'Payload', book: listing({ status }), userErrors: [] };
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
    expect(row.textContent).toContain('2 of 3 free');
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
        TakeOffBook: () => ({ takeOffBook: { __typename: 'Payload', book: null, userErrors: [gone] } }),
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
    const many = { ...pageOf('Book', [listing()], 10_000), totalIsCapped: true };
    await openDashboard({ Listings: () => ({ listings: many }) }, '/dashboard?view=listings');
    expect(await screen.findByText('1 of 10,000+ shown')).toBeTruthy();
  });
});
