import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { book } from '../../testing/samples/books';
import { asked, dashboard, openDashboard } from '../../testing/samples/dashboard';
import { serverTells } from '../../testing/fakeSocket';
import { enter } from '../../testing/enter';
import { meera } from '../../testing/samples/people';
import { asha, order, openPayment, pageOf, fulfillment } from '../../testing/samples/purchases';
import type { Answer } from '../../testing/answers';
import type { Fulfillment } from '../../testing/serverTypes.generated';

const sale = (changes: Answer<Fulfillment> = {}) =>
  fulfillment(meera, { buyer: asha, order: order({ buyer: asha }), ...changes });

const rentalOut = (title: string, endsOn: string, isOverdue: boolean) => ({
  id: `orderitem_${title}`,
  title,
  quantity: 1,
  isOverdue,
  rentalPeriod: { startsOn: '2025-10-01', endsOn, months: 1 },
  book: book(),
  fulfillment: sale({
    id: `fulfillment_${title}`,
    status: 'DELIVERED',
    viewerCanTakeBack: true,
    viewerCanDeclareLostFrom: '2025-12-03',
  }),
});

const done = (fulfillment: Answer<Fulfillment>) => ({ fulfillment, userErrors: [] });

describe('The dashboard', () => {
  it('leads somebody who sells nothing to the form for a book', async () => {
    const listings = { total: 0, available: 0, rented: 0, sold: 0, unlisted: 0 };
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
    await openDashboard({ RentalsOut: () => ({ rentalsOut: pageOf(rentals) }) });
    const late = (await screen.findByRole('link', { name: 'Emma' })).closest('li');
    expect(late?.textContent).toContain('Overdue since 1 Nov 2025');
    expect(late?.textContent).toContain('You can declare the overdue books lost from 3 Dec 2025.');
    const other = screen.getByRole('link', { name: 'Persuasion' }).closest('li');
    expect(other?.textContent).toContain('Due back on 24 Dec 2025');
    expect(other?.textContent).not.toContain('declare');
    expect(within(other ?? document.body).getByRole('button', { name: 'Confirm return' })).toBeTruthy();
  });
});

describe('What there is to do', () => {
  it('is not said to be all done while another task waits', async () => {
    const person = await openDashboard({
      SalesToDo: ({ variables }) => ({
        salesToDo: pageOf(Object.is(variables['task'], 'SHIP') ? [] : [sale({ viewerCanConfirm: true })]),
      }),
    });
    await person.click(await screen.findByRole('button', { name: '0to ship' }));
    expect(await screen.findByText('Nothing to ship')).toBeTruthy();
    expect(screen.queryByText('All done')).toBeNull();
    await person.click(screen.getByRole('button', { name: '0to ship' }));
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeTruthy();
  });

  it('is done with one tap, and asked for again', async () => {
    let waiting = [sale({ viewerCanConfirm: true })];
    const person = await openDashboard({
      SalesToDo: () => ({ salesToDo: pageOf(waiting) }),
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
    const one = (id: number, changes: Answer<Fulfillment> = {}) =>
      sale({ id: `fulfillment_${id}`, viewerCanConfirm: true, ...changes });
    const all = Array.from({ length: 8 }, (_, id) => one(id));
    const person = await openDashboard({
      SalesToDo: ({ variables: { first, after } }) => {
        const start = typeof after === 'string' ? Number(after) + 1 : 0;
        return {
          salesToDo: pageOf(all.slice(start, start + Number(first)), all.length, start),
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
    const tile = await screen.findByRole('button', { name: /to be returned/ });
    expect(tile.textContent).toBe('2to be returned1 overdue');
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
        return { salesToDo: pageOf([sale({ viewerCanConfirm: true })]) };
      },
    });
    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    await person.click(screen.getByRole('button', { name: /to be returned/i }));
    expect(await screen.findByText('This could not be loaded')).toBeTruthy();
    expect(confirm.isConnected).toBe(false);
  });

  it('is read once after a step that was taken elsewhere, and leaves the focus where it is', async () => {
    let waiting = [sale({ viewerCanConfirm: true })];
    await openDashboard({ SalesToDo: () => ({ salesToDo: pageOf(waiting) }) });
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
        salesToDo: pageOf([sale({ status: 'CONFIRMED', viewerCanShip: true })]),
      }),
      ShipFulfillment: () => ({ shipFulfillment: done(sale({ status: 'SHIPPED' })) }),
    });
    await person.click(await screen.findByRole('button', { name: 'Ship' }));
    await enter(person, await screen.findByLabelText('Carrier'), 'India Post');
    await person.click(screen.getByRole('button', { name: 'Mark as shipped' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('ShipFulfillment')).toMatchObject([
      { input: { carrier: 'India Post', trackingNumber: null } },
    ]);
  });

  it('is cancelled by the seller with a reason only', async () => {
    const person = await openDashboard({
      SalesToDo: () => ({
        salesToDo: pageOf([sale({ viewerCanCancel: true, viewerMustGiveReason: true })]),
      }),
      CancelFulfillment: () => ({ cancelFulfillment: done(sale({ status: 'CANCELLED' })) }),
    });
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    await person.click(await screen.findByRole('button', { name: 'Cancel these books' }));
    expect(await screen.findByText('Please give a reason')).toBeTruthy();
    expect(asked('CancelFulfillment')).toEqual([]);
    await enter(person, screen.getByLabelText(/^Reason/), 'The last copy was damaged');
    await person.click(screen.getByRole('button', { name: 'Cancel these books' }));
    await waitFor(() =>
      expect(asked('CancelFulfillment')).toMatchObject([{ input: { reason: 'The last copy was damaged' } }]),
    );
  });
});

describe('The sales', () => {
  it.each([
    ['TO_PAY', 'To pay'],
    ['SENT', 'Marked as paid'],
    ['TO_REFUND', 'To pay back'],
  ] as const)('say of a direct payment that is %s: %s', async (state, label) => {
    const open = sale({ status: 'DELIVERED', openPayment: openPayment({ state }) });
    await openDashboard({ Sales: () => ({ sales: pageOf([open]) }) }, '/dashboard?view=sales');
    expect(await screen.findByText(label)).toBeTruthy();
  });

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
