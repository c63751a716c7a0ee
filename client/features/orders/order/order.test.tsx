import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '../../../testing/enter';
import { requests, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { meera, refusal } from '../../../testing/samples/people';
import { asha, order, fulfillment, openPayment, ravi } from '../../../testing/samples/purchases';
import type { Answer } from '../../../testing/answers';
import { money } from '../../../testing/samples/money';
import type {
  Fulfillment,
  OrderStatus,
  Order,
  Settlement,
  TimelineEntry,
  User,
  UserError,
} from '../../../testing/serverTypes.generated';

async function openOrder(found: Answer<Order> | null, answers: Answers = {}) {
  serverAnswers({ Viewer: () => ({ viewer: meera }), Order: () => ({ order: found }), ...answers });
  const { person } = await openSite(`/orders/${order().id}`, { token: 'good' });
  return person;
}

const entry = (
  to: OrderStatus,
  actor: Answer<User> | null,
  reason: string | null = null,
): Answer<TimelineEntry> => ({
  from: to === 'PENDING' ? null : 'PENDING',
  to,
  actor,
  reason,
  extension: null,
  isSentBack: false,
  boughtItem: null,
  movedRentals: [],
  occurredAt: '2025-11-20T10:15:00.000Z',
});

const payload = (fulfillment: Answer<Fulfillment> | null, ...userErrors: Answer<UserError>[]) => ({
  fulfillment,
  userErrors,
});

const asked = (name: string) =>
  requests.filter(({ operation }) => operation === name).map(({ variables }) => variables['input']);

const nameOf = (region: HTMLElement) =>
  region.getAttribute('aria-label') ??
  document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent;

describe('The page of an order', () => {
  it('says kindly that there is no such order', async () => {
    await openOrder(null);
    expect(await screen.findByText('Order not found')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Transaction History' }).length).toBeGreaterThan(0);
  });

  it('tells of each seller what has happened so far, and why', async () => {
    const cancelled = fulfillment(ravi, {
      status: 'CANCELLED',
      timelineEntries: [entry('PENDING', meera), entry('CANCELLED', ravi, 'The last copy was damaged')],
    });
    await openOrder(order({ fulfillments: [cancelled, fulfillment(asha)] }));
    expect(await screen.findByRole('heading', { name: 'From Asha Patel' })).toBeTruthy();
    const [timeline] = screen.getAllByRole('list', { name: 'Timeline' });
    const [first, second] = within(timeline ?? document.body).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^Pending.*Meera Nair$/);
    expect(second?.textContent).toContain('Ravi Deshpande');
    expect(second?.textContent).toContain('Reason: The last copy was damaged');
  });

  it('has regions with names of their own, also with several sellers', async () => {
    const unpaid = { openPayment: openPayment({ state: 'TO_PAY', amount: money('249.50') }) };
    await openOrder(order({ fulfillments: [fulfillment(ravi, unpaid), fulfillment(asha, unpaid)] }));
    expect(await screen.findAllByRole('group', { name: 'Payment' })).toHaveLength(2);
    const names = screen.getAllByRole('region').map(nameOf);
    expect(names.length).toBeGreaterThan(0);
    expect(names).toEqual([...new Set(names)]);
  });

  it('tells what Panna has cancelled, what was refunded, and the net', async () => {
    const expired = fulfillment(ravi, {
      status: 'CANCELLED',
      timelineEntries: [entry('PENDING', meera), entry('CANCELLED', null, 'Unconfirmed')],
    });
    const amounts = { refundedAmount: money('49.00'), netAmount: money('200.50') };
    await openOrder(order({ fulfillments: [expired, fulfillment(asha)], ...amounts }));
    const [timeline] = await screen.findAllByRole('list', { name: 'Timeline' });
    const [, cancelled] = within(timeline ?? document.body).getAllByRole('listitem');
    expect(cancelled?.textContent).toMatch(/· Panna.*The seller did not confirm the order in time\./);
    const summary = screen.getByRole('region', { name: 'Order Summary' });
    expect(summary.textContent).toMatch(/Cancelled or refunded−₹49.*Net total₹200\.50/);
  });

  it('tells the net of a rental that came back late, without a word of refunds', async () => {
    await openOrder(order({ netAmount: money('259.50') }));
    const summary = await screen.findByRole('region', { name: 'Order Summary' });
    expect(summary.textContent).toContain('Net total₹259.50');
    expect(screen.queryByText('Cancelled or refunded')).toBeNull();
  });

  it('says nothing of refunds and net where the total stands', async () => {
    await openOrder(order());
    await screen.findByRole('heading', { name: 'Order Summary' });
    expect(screen.queryByText('Cancelled or refunded')).toBeNull();
    expect(screen.queryByText('Net total')).toBeNull();
  });

  it('offers nothing that the server does not allow', async () => {
    await openOrder(order());
    const actions = await screen.findByRole('group', { name: 'Your next steps' });
    expect(within(actions).queryAllByRole('button')).toEqual([]);
  });

  it('lets the buyer mark the books as delivered, after asking once more', async () => {
    const shipped = fulfillment(ravi, { status: 'SHIPPED', viewerCanMarkDelivered: true });
    const delivered = order({
      status: 'DELIVERED',
      fulfillments: [fulfillment(ravi, { status: 'DELIVERED' })],
    });
    const done = { ...fulfillment(ravi, { status: 'DELIVERED' }), order: delivered };
    const person = await openOrder(order({ status: 'SHIPPED', fulfillments: [shipped] }), {
      MarkDelivered: () => ({ markDelivered: payload(done) }),
    });
    await person.click(await screen.findByRole('button', { name: 'Mark as delivered' }));
    await person.click(await screen.findByRole('button', { name: 'Yes, received' }));
    await waitFor(() => expect(screen.getAllByText('DELIVERED').length).toBeGreaterThan(0));
    expect(asked('MarkDelivered')).toEqual([{ fulfillmentId: 'fulfillment_user_ravi' }]);
  });

  it('lets the buyer cancel without a reason', async () => {
    const person = await openOrder(order({ fulfillments: [fulfillment(ravi, { viewerCanCancel: true })] }), {
      CancelFulfillment: () => ({
        cancelFulfillment: payload(
          null,
          refusal('ALREADY_SHIPPED', 'This part of the order has already been shipped'),
        ),
      }),
    });
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    await person.click(await screen.findByRole('button', { name: 'Cancel these books' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This part of the order has already been shipped',
    );
    expect(asked('CancelFulfillment')).toEqual([{ fulfillmentId: 'fulfillment_user_ravi', reason: null }]);
  });

  it('says what being late has cost so far', async () => {
    const settlement = {
      lateFee: money('14.00'),
      depositLeft: money('186.00'),
    };
    const late = fulfillment(ravi, { status: 'DELIVERED', settlement });
    await openOrder(order({ status: 'DELIVERED', fulfillments: [late] }));
    expect((await screen.findByText(/Late fee so far/)).textContent).toBe(
      'Late fee so far: ₹14, taken from the deposit. Remaining deposit: ₹186',
    );
  });

  describe('once the rented books are back', () => {
    const settlementOf = (lateFee: string, depositLeft: string) => ({
      lateFee: money(lateFee),
      depositLeft: money(depositLeft),
    });

    async function openReturn(settlement: Answer<Settlement>, ...userErrors: Answer<UserError>[]) {
      const out = fulfillment(ravi, { status: 'DELIVERED', viewerCanTakeBack: true });
      const person = await openOrder(order({ status: 'DELIVERED', fulfillments: [out] }), {
        SettlementToday: () => ({ node: { ...out, __typename: 'Fulfillment', settlement } }),
        TakeBackFulfillment: () => ({ takeBackFulfillment: payload(null, ...userErrors) }),
      });
      await person.click(await screen.findByRole('button', { name: 'Confirm return' }));
      return {
        person,
        dialog: await screen.findByRole('dialog', { name: 'Have you received the rented books?' }),
      };
    }

    const yes = () => screen.getByRole('button', { name: 'Yes, received' });

    it('gives the deposit back, less the late fee that the server names', async () => {
      const { person, dialog } = await openReturn(settlementOf('7.50', '192.50'));
      expect(
        (await within(dialog).findByText('Late fee, taken from the deposit')).parentElement?.textContent,
      ).toContain('₹7.50');
      expect(within(dialog).getByText('Remaining deposit').parentElement?.textContent).toContain('₹192.50');
      await person.click(yes());
      await waitFor(() =>
        expect(asked('TakeBackFulfillment')).toEqual([
          { fulfillmentId: 'fulfillment_user_ravi', withhold: null },
        ]),
      );
    });

    it('says nothing of a late fee when there is none, nor of withholding when nothing is left', async () => {
      const { dialog } = await openReturn(settlementOf('0.00', '0.00'));
      expect(await within(dialog).findByText('₹0')).toBeTruthy();
      expect(within(dialog).queryByText('Late fee, taken from the deposit')).toBeNull();
      expect(within(dialog).queryByRole('checkbox')).toBeNull();
    });

    it('lets the seller withhold some of it for a reason, up to what the server allows', async () => {
      const tooMuch = refusal('WITHHELD_TOO_MUCH', 'At most ₹200 of the deposit can be withheld', [
        'withhold',
        'amount',
      ]);
      const { person, dialog } = await openReturn(settlementOf('0.00', '200.00'), tooMuch);
      await person.click(await within(dialog).findByRole('checkbox'));
      await person.click(yes());
      expect(await within(dialog).findByText('Please give a reason')).toBeTruthy();
      expect(asked('TakeBackFulfillment')).toEqual([]);
      await enter(person, within(dialog).getByLabelText(/Amount to withhold/), '1,250.50');
      await enter(person, within(dialog).getByLabelText(/Reason/), 'Torn pages');
      await person.click(yes());
      expect(await within(dialog).findByText('At most ₹200 of the deposit can be withheld')).toBeTruthy();
      expect(asked('TakeBackFulfillment')).toEqual([
        { fulfillmentId: 'fulfillment_user_ravi', withhold: { amount: '1250.50', reason: 'Torn pages' } },
      ]);
    });
  });
});
