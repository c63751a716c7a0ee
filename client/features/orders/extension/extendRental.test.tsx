import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requests, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { meera, refusal } from '../../../testing/samples/people';
import { order, fulfillment, ravi } from '../../../testing/samples/purchases';
import type { Answer } from '../../../testing/answers';
import { money } from '../../../testing/samples/money';
import type {
  ErrorCode,
  ExtensionLimit,
  Fulfillment,
  TimelineEntry,
  OrderItem,
  UserError,
} from '../../../testing/serverTypes.generated';

const limit = (
  months: number,
  endsOn: string,
  code: ErrorCode = 'EXTENSION_RESERVED',
): Answer<ExtensionLimit> => ({
  months,
  endsOn,
  reason: { code },
});

/** Two copies of Emma, rented until 21 February 2026. The rental can be extended by up to two months. */
const emma = (changes: Answer<OrderItem> = {}): Answer<OrderItem> => ({
  id: 'orderitem_emma',
  title: 'Emma',
  author: 'Jane Austen',
  type: 'RENTAL',
  quantity: 2,
  isOverdue: false,
  awaitsArrival: false,
  unitPrice: money('50.25'),
  lineTotal: money('301.50'),
  deposit: money('400.00'),
  rentalPeriod: { startsOn: '2025-11-21', endsOn: '2026-02-21', months: 3 },
  extensionTotal: money('0.00'),
  purchaseOffer: null,
  purchaseQuote: null,
  purchase: null,
  paysOnline: false,
  depositSecurity: null,
  rentalPayment: null,
  viewerCanExtend: true,
  extensionLimit: limit(2, '2026-04-21'),
  book: { id: 'book_emma', cover: { card: '/covers/card.svg' } },
  ...changes,
});

const out = (line: Answer<OrderItem>, changes: Answer<Fulfillment> = {}) =>
  fulfillment(ravi, { status: 'DELIVERED', items: [line], ...changes });

const extended = {
  rentalPeriod: { startsOn: '2025-11-21', endsOn: '2026-04-21', months: 5 },
  extensionTotal: money('201.00'),
  purchaseOffer: null,
  purchaseQuote: null,
  purchase: null,
  paysOnline: false,
  depositSecurity: null,
  rentalPayment: null,
  viewerCanExtend: false,
  extensionLimit: limit(0, '2026-04-21'),
};
const timelineEntries: Answer<TimelineEntry>[] = [
  {
    from: 'DELIVERED',
    to: 'DELIVERED',
    reason: null,
    isSentBack: false,
    boughtItem: null,
    movedRentals: [],
    occurredAt: '2026-02-01T10:15:00.000Z',
    actor: meera,
    extension: {
      months: 2,
      endsOn: '2026-04-21',
      item: { id: 'orderitem_emma', title: 'Emma' },
    },
  },
];

/** The server's response: the changed line with its fulfillment and order, or a refusal. */
const payload = (...userErrors: Answer<UserError>[]) => {
  const line = emma(extended);
  const fulfillment = { ...out(line, { timelineEntries }), order: order({ status: 'DELIVERED' }) };
  return {
    extendRental: {
      orderItem: userErrors.length > 0 ? null : { ...line, fulfillment },
      userErrors,
    },
  };
};

/** The server's quote. The amount is not months times price, to show that the client does not calculate it. */
const quote: Answers[string] = ({ variables }) => {
  const months = Number(variables['months']);
  return { extensionQuote: { endsOn: `2026-05-0${months}`, charge: money(`7${months}.00`) } };
};

async function openOrder(line: Answer<OrderItem>, answers: Answers = {}) {
  const delivered = order({ status: 'DELIVERED', fulfillments: [out(line)] });
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Order: () => ({ order: delivered }),
    ExtensionQuote: quote,
    ...answers,
  });
  const { person } = await openSite(`/orders/${order().id}`, { token: 'good' });
  await screen.findByText('Due back on 21 Feb 2026');
  return person;
}

async function openDialog(answers: Answers = {}) {
  const person = await openOrder(emma(), answers);
  await person.click(screen.getByRole('button', { name: 'Extend Rental' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Extend Rental' }));
  const value = (term: string) => dialog.getByText(term).nextElementSibling?.textContent;
  return { person, dialog, value, extend: dialog.getByRole<HTMLButtonElement>('button', { name: 'Extend' }) };
}

const quoted = () =>
  requests.filter(({ operation }) => operation === 'ExtensionQuote').map(({ variables }) => variables);

const asked = () =>
  requests.filter(({ operation }) => operation === 'ExtendRental').map(({ variables }) => variables['input']);

describe('A rental of an order', () => {
  it('says why it cannot be extended', async () => {
    await openOrder(emma({ viewerCanExtend: false, extensionLimit: limit(0, '2026-02-21') }));
    expect(screen.queryByRole('button', { name: 'Extend Rental' })).toBeNull();
    expect(screen.getByText('Another reader has reserved the book after that date.')).toBeTruthy();
  });

  it('says nothing of extending to those whom it does not concern', async () => {
    await openOrder(emma({ viewerCanExtend: false, extensionLimit: null }));
    expect(screen.queryByRole('button', { name: 'Extend Rental' })).toBeNull();
    expect(screen.queryByText(/reserved/)).toBeNull();
  });

  it('shows what extensions have cost', async () => {
    await openOrder(emma({ extensionTotal: money('100.50') }));
    expect(screen.getByText(/^Extension charges:/).textContent).toBe('Extension charges: ₹100.50');
  });
});

describe('The dialog that extends a rental', () => {
  it('shows the rent and the due date that the server quotes while one chooses the months', async () => {
    const { person, dialog, value } = await openDialog();
    expect(value('Due back on')).toBe('21 Feb 2026');
    await waitFor(() => expect(value('Rent to pay')).toBe('₹71'));
    expect(value('New due date')).toBe('1 May 2026');
    await person.click(dialog.getByRole('button', { name: 'One month more' }));
    const box = dialog.getByText('Rent to pay').closest('[aria-busy]');
    expect([value('Rent to pay'), box?.getAttribute('aria-busy')]).toEqual(['₹71', 'true']);
    await waitFor(() => expect(value('Rent to pay')).toBe('₹72'));
    expect([value('New due date'), box?.getAttribute('aria-busy')]).toEqual(['2 May 2026', 'false']);
    expect(dialog.getByText(/^You can keep the book until 21 Apr 2026 at the latest/)).toBeTruthy();
  });

  it.each(['0', '3', '1.5', ''])('cannot be sent with %j months', async (typed) => {
    const { person, dialog, value, extend } = await openDialog();
    const months = dialog.getByLabelText('Additional months');
    await person.clear(months);
    if (typed) await person.type(months, typed);
    expect(extend.disabled).toBe(true);
    expect(value('Rent to pay')).toBe('–');
    expect(quoted()).toEqual([{ orderItemId: 'orderitem_emma', months: 1 }]);
  });

  it('says so when there is no quote to be had, and can be sent all the same', async () => {
    const lost = () => {
      throw new TypeError('Failed to fetch');
    };
    const { dialog, value, extend } = await openDialog({ ExtensionQuote: lost });
    expect(await dialog.findByText(/^The amounts could not be loaded/)).toBeTruthy();
    expect(value('Due back on')).toBe('21 Feb 2026');
    expect(value('Rent to pay')).toBe('–');
    expect(extend.disabled).toBe(false);
  });

  it('extends the rental, and the page shows it at once', async () => {
    const { person, dialog, extend } = await openDialog({ ExtendRental: () => payload() });
    await person.click(dialog.getByRole('button', { name: 'One month more' }));
    await person.click(extend);
    expect(await screen.findByText('You can keep the book until 21 Apr 2026.')).toBeTruthy();
    expect(asked()).toEqual([
      { orderItemId: 'orderitem_emma', months: 2, idempotencyKey: expect.stringMatching(/^[0-9a-f]{32} 2$/) },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Due back on 21 Apr 2026')).toBeTruthy();
    expect(screen.getByText('Emma: rental extended until 21 Apr 2026')).toBeTruthy();
  });

  it('shows why the server refuses, and sends the same key again', async () => {
    const reserved = refusal('EXTENSION_RESERVED', 'Someone else has reserved this book from 2026-03-01.');
    const { person, dialog, extend } = await openDialog({ ExtendRental: () => payload(reserved) });
    await person.click(extend);
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Someone else has reserved this book from 1 Mar 2026.',
    );
    await person.click(extend);
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]).toEqual(asked()[0]);
  });
});
