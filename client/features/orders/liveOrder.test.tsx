import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requests, serverAnswers } from '../../testing/fakeServer';
import { serverTells } from '../../testing/fakeSocket';
import { openSite } from '../../testing/openSite';
import { meera } from '../../testing/people';
import { asha, order, part } from '../../testing/purchases';

const orderIn = (status: string) => order({ status, fulfillments: [part(asha, { status })] });

it('shows what the other side does while the page is open, without asking again', async () => {
  serverAnswers({ Viewer: () => ({ viewer: meera }), Order: () => ({ order: orderIn('PENDING') }) });
  await openSite(`/orders/${order().id}`, { token: 'good' });
  expect((await screen.findAllByText('PENDING')).length).toBeGreaterThan(0);
  const asked = requests.length;
  await waitFor(() => expect(serverTells('OrderChanged', { orderChanged: orderIn('SHIPPED') })).toBe(1));
  expect((await screen.findAllByText('SHIPPED')).length).toBeGreaterThan(0);
  expect(requests).toHaveLength(asked);
});
