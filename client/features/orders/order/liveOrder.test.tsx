import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { requests, serverAnswers } from '../../../testing/fakeServer';
import { installFakeSocket, serverHangsUp, serverTells } from '../../../testing/fakeSocket';
import { openSite } from '../../../testing/openSite';
import { meera } from '../../../testing/samples/people';
import { asha, order, fulfillment } from '../../../testing/samples/purchases';
import type { OrderStatus } from '../../../testing/serverTypes.generated';

afterEach(async () => {
  installFakeSocket();
  // Advances the fake clock, so that the client connects again before the next test.
  if (vi.isFakeTimers()) await act(() => vi.advanceTimersByTimeAsync(120_000));
  vi.useRealTimers();
});

const orderIn = (status: OrderStatus) => order({ status, fulfillments: [fulfillment(asha, { status })] });

const timesAsked = () => requests.filter(({ operation }) => operation === 'Order').length;

it('shows what the other side does while the page is open, without asking again', async () => {
  serverAnswers({ Viewer: () => ({ viewer: meera }), Order: () => ({ order: orderIn('PENDING') }) });
  await openSite(`/orders/${order().id}`, { token: 'good' });
  expect((await screen.findAllByText('PENDING')).length).toBeGreaterThan(0);
  const asked = timesAsked();
  await waitFor(() => expect(serverTells('OrderChanged', { orderChanged: orderIn('SHIPPED') })).toBe(1));
  expect((await screen.findAllByText('SHIPPED')).length).toBeGreaterThan(0);
  expect(timesAsked()).toBe(asked);
});

it('asks from time to time while the server cannot tell of changes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let status: OrderStatus = 'PENDING';
  serverAnswers({ Viewer: () => ({ viewer: meera }), Order: () => ({ order: orderIn(status) }) });
  await openSite(`/orders/${order().id}`, { token: 'good' });
  await screen.findAllByText('PENDING');
  await waitFor(() => expect(serverTells('OrderChanged', { orderChanged: orderIn('PENDING') })).toBe(1));
  const asked = timesAsked();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(timesAsked()).toBe(asked);

  serverHangsUp();
  status = 'CONFIRMED';
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect((await screen.findAllByText('CONFIRMED')).length).toBeGreaterThan(0);
});
