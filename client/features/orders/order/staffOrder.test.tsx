import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requests, serverAnswers } from '../../../testing/fakeServer';
import { installFakeSocket, serverHangsUp } from '../../../testing/fakeSocket';
import { openSite } from '../../../testing/openSite';
import { meera } from '../../../testing/samples/people';
import { asha, fulfillment, order } from '../../../testing/samples/purchases';

const sana = { ...meera, id: 'user_sana', name: 'Sana Kazi' };

async function openAs(...abilities: string[]) {
  const viewer = { ...sana, abilities: [...meera.abilities, ...abilities] };
  serverAnswers({
    Viewer: () => ({ viewer }),
    Order: () => ({ order: order({ fulfillments: [fulfillment(asha)] }) }),
    StaffContact: () => ({
      user: { id: meera.id, contact: { email: 'reach@example.org', phone: '98200 11223' } },
    }),
  });
  const { person } = await openSite(`/orders/${order().id}`, { token: 'good' });
  await screen.findByRole('heading', { name: 'From Asha Patel' });
  return person;
}

const timesAsked = (operation: string) => requests.filter((each) => each.operation === operation).length;

afterEach(async () => {
  installFakeSocket();
  // Advances the fake clock, so that the client connects again before the next test.
  if (vi.isFakeTimers()) await act(() => vi.advanceTimersByTimeAsync(120_000));
  vi.useRealTimers();
});

describe('An order of other people, as staff read it', () => {
  it('is complete, without a step, a rating, a payment or a contact for finance', async () => {
    await openAs('orders:read-any', 'money:read');
    expect(screen.getByText(/^Placed by Meera Nair on/)).toBeTruthy();
    const steps = within(screen.getByRole('group', { name: 'Your next steps' }));
    expect(steps.queryAllByRole('button')).toEqual([]);
    for (const name of ['Rate Seller', /^Contact details/, /^Add photos/, /^Cancel/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Payments' })).toBeNull();
  });

  it('is loaded once, because each reading is recorded', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openAs('orders:read-any');
    // Without a live connection, a buyer's or seller's screen polls.
    serverHangsUp();
    const asked = timesAsked('Order');
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(timesAsked('Order')).toBe(asked);
  });

  it('tells support how to reach each side, but only when asked', async () => {
    const person = await openAs('orders:read-any', 'accounts:read-any');
    expect(timesAsked('StaffContact')).toBe(0);
    await person.click(await screen.findByRole('button', { name: 'Contact details of Meera Nair' }));
    expect(await screen.findByText(/reach@example\.org/)).toBeTruthy();
    expect(requests.at(-1)?.variables).toEqual({ id: meera.id });
    expect(screen.getByRole('button', { name: 'Contact details of Asha Patel' })).toBeTruthy();
    expect(timesAsked('StaffContact')).toBe(1);
  });
});
