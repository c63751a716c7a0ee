import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { requests, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { money } from '../../../testing/samples/money';
import { meera, refusal } from '../../../testing/samples/people';
import { fulfillment, order, ravi } from '../../../testing/samples/purchases';
import type { OrderItem, TimelineEntry, UserError } from '../../../testing/serverTypes.generated';

/** A quote whose sums are wrong on purpose: the client must show the server's sums instead of calculating its own. */
const quote = {
  price: money('249.50'),
  rentCounted: money('29.40'),
  lateFee: money('0.00'),
  fromDeposit: money('150.00'),
  toPay: money('21.00'),
  released: money('0.00'),
};

/** Emma, rented until 21 February 2026, with an offer to buy it. */
const emma = (changes: Answer<OrderItem> = {}): Answer<OrderItem> => ({
  id: 'orderitem_emma',
  title: 'Emma',
  author: 'Jane Austen',
  type: 'RENTAL',
  quantity: 1,
  isOverdue: false,
  awaitsArrival: false,
  unitPrice: money('49.00'),
  lineTotal: money('49.00'),
  deposit: money('150.00'),
  rentalPeriod: { startsOn: '2026-01-21', endsOn: '2026-02-21', months: 1 },
  extensionTotal: money('0.00'),
  paysOnline: false,
  depositSecurity: null,
  rentalPayment: null,
  viewerCanExtend: false,
  extensionLimit: null,
  purchaseOffer: { price: money('249.50'), rentCreditPercent: 60 },
  purchaseQuote: quote,
  purchase: null,
  book: { id: 'book_emma', cover: { card: '/covers/card.svg' } },
  ...changes,
});

const out = (line: Answer<OrderItem>) => fulfillment(ravi, { status: 'DELIVERED', items: [line] });

async function openOrder(line: Answer<OrderItem>, answers: Answers = {}) {
  const found = order({ status: 'DELIVERED', fulfillments: [out(line)] });
  serverAnswers({ Viewer: () => ({ viewer: meera }), Order: () => ({ order: found }), ...answers });
  return (await openSite(`/orders/${order().id}`, { token: 'good' })).person;
}

const timelineEntries: Answer<TimelineEntry>[] = [
  {
    from: 'DELIVERED',
    to: 'DELIVERED',
    reason: null,
    isSentBack: false,
    extension: null,
    boughtItem: { id: 'orderitem_emma', title: 'Emma' },
    movedRentals: [],
    occurredAt: '2026-02-01T10:15:00.000Z',
    actor: meera,
  },
];

const payload = (...userErrors: Answer<UserError>[]) => {
  const line = emma({ purchaseQuote: null, purchase: { boughtAt: '2026-02-01T10:15:00.000Z' } });
  const part = { ...out(line), timelineEntries, order: order({ status: 'DELIVERED' }) };
  const orderItem = userErrors.length > 0 ? null : { ...line, fulfillment: part };
  return { buyRental: { orderItem, userErrors } };
};

const asked = () =>
  requests.filter(({ operation }) => operation === 'BuyRental').map(({ variables }) => variables['input']);

it('A renter sees what the book costs them, and buys it', async () => {
  const person = await openOrder(emma(), { BuyRental: () => payload() });
  expect(await screen.findByText(/60% of the rent counts towards/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Buy and Keep' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Buy the rented book?' }));
  const valueOf = (term: string) => dialog.getByText(term).parentElement?.textContent;
  expect(valueOf('Rent counted towards the price')).toContain('₹29.40');
  expect(valueOf('Paid from the deposit')).toContain('₹150');
  expect(valueOf('Still to pay to the seller')).toContain('₹21');
  expect(dialog.queryByText('Deposit you get back')).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Buy and Keep' }));
  expect(await screen.findByText('“Emma” is yours now.')).toBeTruthy();
  expect(asked()).toEqual([
    { orderItemId: 'orderitem_emma', expectedToPay: '21.00', expectedReleased: '0.00' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Bought on 1 Feb 2026')).toBeTruthy();
  expect(screen.getByText('Emma: rented copies bought')).toBeTruthy();
  expect(screen.queryByText(/^Due back on/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Buy and Keep' })).toBeNull();
});

it('A refused purchase shows why', async () => {
  const reserved = refusal('BOUGHT_COPY_RESERVED', 'Another reader has reserved this copy from 2026-03-01.');
  const person = await openOrder(emma(), { BuyRental: () => payload(reserved) });
  await person.click(await screen.findByRole('button', { name: 'Buy and Keep' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Buy and Keep' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Another reader has reserved this copy');
});

it('A renter sees the new amounts if they have changed, and buys at these', async () => {
  const changed = refusal('PURCHASE_CHANGED', 'The amounts have changed. You now pay ₹23.50.');
  let late = false;
  const person = await openOrder(emma(), {
    Order: () => {
      const line = late ? emma({ purchaseQuote: { ...quote, toPay: money('23.50') } }) : emma();
      return { order: order({ status: 'DELIVERED', fulfillments: [out(line)] }) };
    },
    BuyRental: () => {
      if (late) return payload();
      late = true;
      return payload(changed);
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Buy and Keep' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Buy and Keep' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('The amounts have changed');
  expect(dialog.getByText('Still to pay to the seller').parentElement?.textContent).toContain('₹23.50');
  await person.click(dialog.getByRole('button', { name: 'Buy and Keep' }));
  expect(await screen.findByText('“Emma” is yours now.')).toBeTruthy();
  expect(asked()).toMatchObject([{ expectedToPay: '21.00' }, { expectedToPay: '23.50' }]);
});

it('A returned book is not offered any more', async () => {
  const returned = fulfillment(ravi, { status: 'RETURNED', items: [emma({ purchaseQuote: null })] });
  const found = order({ status: 'RETURNED', fulfillments: [returned] });
  await openOrder(emma(), { Order: () => ({ order: found }) });
  expect(await screen.findByText('Emma')).toBeTruthy();
  expect(screen.queryByText(/of the rent counts/)).toBeNull();
});

it('A book that cannot be bought has no button', async () => {
  await openOrder(emma({ purchaseOffer: null, purchaseQuote: null }));
  expect(await screen.findByText('Emma')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Buy and Keep' })).toBeNull();
  expect(screen.queryByText(/of the rent counts/)).toBeNull();
});
