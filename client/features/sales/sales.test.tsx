import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requests, serverAnswers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { meera } from '../../testing/people';
import { asha, order, pageOf, part } from '../../testing/purchases';

const sale = (changes: object = {}) =>
  part(meera, { buyer: asha, order: order({ buyer: asha }), ...changes });
const done = (fulfillment: object) => ({ __typename: 'Payload', fulfillment, userErrors: [] });

async function openSales(sales: object[], answers: Parameters<typeof serverAnswers>[0] = {}) {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Sales: () => ({ sales: pageOf('Fulfillment', sales) }),
    ...answers,
  });
  const { person } = await openSite('/dashboard', { token: 'good' });
  return person;
}

const asked = (name: string) =>
  requests.filter(({ operation }) => operation === name).map(({ variables }) => variables);

describe('The sales', () => {
  it('are confirmed with one tap', async () => {
    const confirmed = sale({ status: 'CONFIRMED', viewerCanShip: true });
    const person = await openSales([sale({ viewerCanConfirm: true })], {
      ConfirmFulfillment: () => ({ confirmFulfillment: done(confirmed) }),
    });
    await person.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('button', { name: 'Ship' })).toBeTruthy();
    expect(within(screen.getByRole('main')).getByText('CONFIRMED')).toBeTruthy();
  });

  it('are shipped with a carrier and a number, or without', async () => {
    const person = await openSales([sale({ status: 'CONFIRMED', viewerCanShip: true })], {
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

  it('are cancelled by the seller with a reason only', async () => {
    const person = await openSales([sale({ viewerCanCancel: true })], {
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

  it('are filtered by their status, which stands in the address', async () => {
    const person = await openSales([]);
    expect(await screen.findByText('No sales yet')).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('Status'), 'Shipped');
    expect(await screen.findByText('No sales with this status')).toBeTruthy();
    expect(window.location.search).toBe('?status=shipped');
    expect(asked('Sales').at(-1)).toMatchObject({ status: 'SHIPPED' });
  });
});
