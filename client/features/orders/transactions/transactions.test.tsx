import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requests, serverAnswers } from '../../../testing/fakeServer';
import { onlinePayment } from '../../../testing/online/payments';
import { openSite } from '../../../testing/openSite';
import { meera } from '../../../testing/samples/people';
import { asha, order, openPayment, pageOf, fulfillment, ravi } from '../../../testing/samples/purchases';
import type { Answer } from '../../../testing/answers';
import type { Order, OrderConnection } from '../../../testing/serverTypes.generated';

async function openTransactions(...pages: Answer<OrderConnection>[]) {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Transactions: () => ({ orders: pages.length > 1 ? pages.shift() : pages[0] }),
  });
  const { person } = await openSite('/transactions', { token: 'good' });
  return person;
}

const openOrders = (...orders: Answer<Order>[]) => openTransactions(pageOf(orders));

/** Returns the cells of the only row, by column name. */
async function cells() {
  const [, row] = await screen.findAllByRole('row');
  const [date, id, items, total, status, actions] = within(row ?? document.body).getAllByRole('cell');
  return { date, id, items, total, status, actions };
}

afterEach(() => vi.restoreAllMocks());

describe('The transaction history', () => {
  it('shows an order with the end of its id, its items, its total and its status', async () => {
    await openOrders(order());
    const { date, id, items, total, status, actions } = await cells();
    expect(date?.textContent).toContain('20 Nov 2025');
    expect(id?.textContent).toMatch(/k3m9ab$/);
    expect(
      within(id ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(`/orders/${order().id}`);
    expect(within(items ?? document.body).getByRole('listitem').textContent).toBe('1 x The Guide');
    expect(total?.textContent).toContain('₹249.50');
    expect(status?.textContent).toContain('PENDING');
    expect(actions?.textContent).toBe('');
  });

  it.each([
    ['SHIPPED', 'READY FOR PICK-UP'],
    ['DELIVERED', 'PICKED UP'],
  ] as const)('says of what is picked up in person that it is %s', async (status, label) => {
    await openOrders(order({ status, isPickedUp: true }));
    expect((await cells()).status?.textContent).toContain(label);
  });

  it('says in each cell what it is, for who sees no head above it', async () => {
    await openOrders(order());
    const { date, total } = await cells();
    expect(
      within(date ?? document.body)
        .getByText('Order Date')
        .closest('[aria-hidden]'),
    ).toBeNull();
    expect(
      within(total ?? document.body)
        .getByText('Total Amount')
        .closest('[aria-hidden]'),
    ).toBeNull();
  });

  it('has a name for a book without one', async () => {
    await openOrders(order({ items: [{ id: 'i', title: '', quantity: 2 }] }));
    expect((await cells()).items?.textContent).toContain('2 x Unknown Book');
  });

  it('offers to rate the seller where the server allows it', async () => {
    const fulfillments = [fulfillment(ravi, { status: 'DELIVERED', viewerCanRate: true })];
    await openOrders(order({ status: 'DELIVERED', viewerCanRate: true, fulfillments: fulfillments }));
    const { actions } = await cells();
    expect(within(actions ?? document.body).getByRole('button', { name: 'Rate Seller' })).toBeTruthy();
  });

  it('shows the stars of a rated order, which cannot be changed', async () => {
    await openOrders(order({ status: 'DELIVERED', hasRated: true, rating: 90 }));
    const { actions } = await cells();
    expect(within(actions ?? document.body).getByRole('img', { name: '4.5 of 5 stars' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Rate Seller' })).toBeNull();
  });

  it('says until when an order waits for its payment, and leads to paying', async () => {
    await openOrders(order({ payment: onlinePayment(), viewerCanRate: true }));
    const { status, actions } = await cells();
    expect(status?.textContent).toMatch(/Waiting for payment until 4:00\spm/);
    const pay = within(actions ?? document.body).getByRole('link', { name: 'Pay now' });
    expect(pay.getAttribute('href')).toBe(`/orders/${order().id}`);
    expect(screen.queryByRole('button', { name: 'Rate Seller' })).toBeNull();
  });

  it('says which direct payments of an order are open', async () => {
    const sellers = [ravi, asha, meera];
    const states = ['TO_PAY', 'TO_PAY', 'SENT'] as const;
    const fulfillments = sellers.map((seller, place) =>
      fulfillment(seller, { openPayment: openPayment({ state: states[place] ?? 'TO_PAY' }) }),
    );
    await openOrders(order({ fulfillments }));
    const { status } = await cells();
    expect(status?.textContent).toBe('StatusPENDINGTo payMarked as paid');
  });

  it('does not ask to pay what is paid online', async () => {
    const open = openPayment({ state: 'TO_PAY', isOnline: true });
    const fulfillments = [fulfillment(ravi, { openPayment: open })];
    await openOrders(order({ payment: onlinePayment(), fulfillments }));
    expect((await cells()).status?.textContent).not.toContain('To pay');
  });

  it('says nothing of a payment that has ended', async () => {
    await openOrders(order({ payment: onlinePayment({ status: 'PAID', redirectUrl: null }) }));
    const { status, actions } = await cells();
    expect(status?.textContent).not.toContain('Waiting');
    expect(actions?.textContent).toBe('');
  });

  it('says when there is nothing', async () => {
    await openOrders();
    expect(await screen.findByText('No transactions found.')).toBeTruthy();
  });

  it('says that it could not be read, and not that there is nothing; a failure is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serverAnswers({ Viewer: () => ({ viewer: meera }) });
    await openSite('/transactions', { token: 'good' });
    expect(await screen.findByText('This could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText('No transactions found.')).toBeNull();
    expect(logged).toHaveBeenCalled();
  });

  it('loads more of a long history after what is there', async () => {
    const second = order({ id: 'order_older2' });
    const person = await openTransactions(pageOf([order()], 2), pageOf([second]));
    expect(await screen.findByText('1 of 2 shown')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('older2')).toBeTruthy();
    expect(screen.getByText('k3m9ab')).toBeTruthy();
    const asked = requests.filter(({ operation }) => operation === 'Transactions');
    expect(asked.map(({ variables }) => variables['after'] ?? null)).toEqual([null, '0']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^2 of \d shown$/));
  });

  it('is as long as it was for anyone who comes back to it', async () => {
    const orders = Array.from({ length: 26 }, (_, index) => order({ id: `order_${1000 + index}` }));
    const asked = () => requests.filter(({ operation }) => operation === 'Transactions');
    serverAnswers({
      Viewer: () => ({ viewer: meera }),
      Transactions: ({ variables: { first, after } }) => {
        const start = after === undefined ? 0 : Number(after) + 1;
        const page = orders.slice(start, start + Number(first));
        return { orders: pageOf(page, orders.length, start) };
      },
    });
    const { person } = await openSite('/transactions', { token: 'good' });
    await person.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByText('24 of 26 shown');
    await person.click(screen.getByRole('link', { name: /1023/ }));
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    window.history.back();
    expect(await screen.findAllByRole('row')).toHaveLength(1 + 24);
    await waitFor(() => expect(asked()).toHaveLength(3));
    expect(asked().at(-1)?.variables).toMatchObject({ first: 24 });

    await person.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByRole('link', { name: /1025/ });
    expect(asked().at(-1)?.variables).toMatchObject({ first: 12, after: '23' });
    expect(screen.getAllByRole('row')).toHaveLength(1 + 26);
  });
});
