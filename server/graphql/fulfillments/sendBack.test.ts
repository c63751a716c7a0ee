import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../notifications/mailer.js';
import { listBook } from '../../testing/books/books.js';
import { daysLater, untilDaysAfter } from '../../testing/later.js';
import { deliverMail, jobPorts } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, deliver, rent, take, viewOrder, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { extendRental } from '../../testing/orders/rentals.js';
import { RestClient, type Refused } from '../../testing/restClient.js';
import { remindOfDeadlines } from '../../usecases/notifications/remindOfDeadlines.js';
import { remindOfRentals } from '../../usecases/notifications/remindOfRentals.js';
import { takeAutomaticSteps } from '../../usecases/orders/steps/takeAutomaticSteps.js';

type Parcel = { carrier?: string; trackingNumber?: string };
const PARCEL = { carrier: 'India Post', trackingNumber: 'RM123456789IN' };

// Godan costs 49 rupees a month, with a deposit of 200 rupees and a late fee of 2.50 rupees a day.
let marketplace: TestMarketplace;
let rest: RestClient;
let seller: Person;
let reader: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  seller = await signUpReader(marketplace, 'Dev');
  reader = await signUpReader(marketplace, 'Meera');
});

const fulfillmentOf = (order: Order) => order.fulfillments[0]?.id ?? '';

/** For each API, a function that sends a rental back and returns the codes of the refusals, if any. */
const APIS: Record<string, (by: Person, id: string, parcel?: Parcel) => Promise<string[]>> = {
  GraphQL: async (by, id, parcel = {}) =>
    (await take(marketplace, by, 'sendBackFulfillment', id, parcel)).userErrors.map(({ code }) => code),
  REST: async (as, id, body = {}) => {
    const path = `/api/v1/fulfillments/${id}/send-back`;
    const answer = await rest.post<Refused>(path, { as, body });
    return answer.status === 200 ? [] : [answer.body.code];
  },
};

/** Rents a book for one month and delivers it. Returns the order. */
async function rentalOut(): Promise<Order> {
  const order = await rent(marketplace, reader, await listBook(marketplace, seller), { months: 1 });
  await deliver(marketplace, order, seller, reader);
  return order;
}

/** Advances the clock to `days` days after the due date of the order's first line. */
async function lateBy(days: number, order: Order): Promise<void> {
  const [line] = (await viewOrder(marketplace, reader, order.id))?.items ?? [];
  await untilDaysAfter(marketplace, line?.rentalPeriod?.endsOn ?? '', days, [seller, reader]);
}

/** Advances the clock, and runs the jobs twice at the same time. Returns the mails about this order. */
async function mailsAfter(days: number, order: Order): Promise<Mail[]> {
  await deliverMail(marketplace);
  await daysLater(marketplace, days, [seller, reader]);
  const run = async () => {
    await takeAutomaticSteps(jobPorts(marketplace));
    await remindOfDeadlines(jobPorts(marketplace));
    await remindOfRentals(jobPorts(marketplace));
  };
  await Promise.all([run(), run()]);
  return (await deliverMail(marketplace)).filter(({ text }) => text.includes(order.id));
}

async function movedSince(order: Order) {
  const { ledger } = (await viewOrder(marketplace, reader, order.id)) ?? { ledger: [] };
  return ledger.slice(order.ledger.length).map(({ kind, amount }) => [kind, amount.amount]);
}

interface Seen {
  status: string;
  deadline: { endsAt: string; status: string } | null;
  returnShipment: { carrier: string | null; trackingNumber: string | null; sentAt: string } | null;
  viewerCanSendBack: boolean;
  viewerCanTakeBack: boolean;
  items: { isOverdue: boolean; viewerCanExtend: boolean }[];
  timelineEntries: { to: string; isSentBack: boolean; reason: string | null; actor: { id: string } | null }[];
}

async function seenBy(person: Person, order: Order): Promise<Seen> {
  const query = `query ($id: ID!) { node(id: $id) { ... on Fulfillment {
    status deadline { endsAt status } returnShipment { carrier trackingNumber sentAt } viewerCanSendBack
    viewerCanTakeBack items { isOverdue viewerCanExtend }
    timelineEntries { to isSentBack reason actor { id } } } } }`;
  const answer = await marketplace.ask<{ node: Seen }>(query, { id: fulfillmentOf(order) }, person.token);
  return answer.node;
}

describe.each(Object.entries(APIS))('a rental that was sent back by %s', (_, sendBack) => {
  it('counts as returned 14 days later, as of the day on which it was sent', async () => {
    const order = await rentalOut();
    await lateBy(3, order);
    expect((await seenBy(reader, order)).viewerCanSendBack).toBe(true);
    await deliverMail(marketplace);
    expect(await sendBack(reader, fulfillmentOf(order), PARCEL)).toEqual([]);
    const sentAt = marketplace.clock.now().toISOString();
    const endsAt = new Date(Date.parse(sentAt) + 14 * 86_400_000).toISOString();
    expect(await seenBy(reader, order)).toMatchObject({
      status: 'DELIVERED',
      deadline: { endsAt, status: 'RETURNED' },
      returnShipment: { ...PARCEL, sentAt },
      viewerCanSendBack: false,
      items: [{ isOverdue: false, viewerCanExtend: false }],
    });
    const [sent] = await deliverMail(marketplace);
    expect(sent?.to.address).toBe(seller.email);
    expect(sent?.subject).toContain('is on its way back');
    expect(sent?.text).toContain('RM123456789IN');

    expect(await mailsAfter(10, order)).toEqual([]);
    const [reminder, ...more] = await mailsAfter(1, order);
    expect(more).toEqual([]);
    expect(reminder?.to.address).toBe(seller.email);
    expect(reminder?.subject).toContain('come back?');
    expect(reminder?.text).toContain('withhold');
    expect(await mailsAfter(2.9, order)).toEqual([]);
    expect((await seenBy(seller, order)).status).toBe('DELIVERED');

    const mails = await mailsAfter(0.2, order);
    expect(mails.map(({ to }) => to.address).sort()).toEqual(
      [reader.email, reader.email, seller.email].sort(),
    );
    for (const { text } of mails) expect(text).not.toContain('The seller has received');
    expect(mails.filter(({ text }) => text.includes('so they now count as returned'))).toHaveLength(2);
    const after = await seenBy(reader, order);
    expect(after).toMatchObject({ status: 'RETURNED', deadline: null });
    expect(after.timelineEntries.slice(-2)).toEqual([
      { to: 'DELIVERED', isSentBack: true, reason: null, actor: { id: reader.id } },
      {
        to: 'RETURNED',
        isSentBack: false,
        reason: 'The seller did not confirm the return within 14 days',
        actor: null,
      },
    ]);
    expect(await movedSince(order)).toEqual([
      ['LATE_FEE', '7.50'],
      ['DEPOSIT_RELEASED', '192.50'],
    ]);
  });

  it('is taken back by its seller as before, with a late fee until the day on which it was sent', async () => {
    const order = await rentalOut();
    await lateBy(2, order);
    await sendBack(reader, fulfillmentOf(order));
    await daysLater(marketplace, 6, [seller, reader]);
    expect((await seenBy(seller, order)).viewerCanTakeBack).toBe(true);
    const withhold = { amount: '20', reason: 'A torn page' };
    const { userErrors } = await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(order), {
      withhold,
    });
    expect(userErrors).toEqual([]);
    expect(await movedSince(order)).toEqual([
      ['LATE_FEE', '5.00'],
      ['DEPOSIT_WITHHELD', '20.00'],
      ['DEPOSIT_RELEASED', '175.00'],
    ]);
    const subjects = (await mailsAfter(20, order)).map(({ subject }) => subject);
    expect(subjects).toEqual([]);
  });

  it('is sent back once: a repetition changes nothing, and other details are refused', async () => {
    const order = await rentalOut();
    const id = fulfillmentOf(order);
    const answers = await Promise.all([sendBack(reader, id, PARCEL), sendBack(reader, id, PARCEL)]);
    expect(answers).toEqual([[], []]);
    expect(await sendBack(reader, id)).toEqual([]);
    expect(await sendBack(reader, id, { ...PARCEL, trackingNumber: 'RM2' })).toEqual(['ALREADY_SENT_BACK']);
    expect((await extendRental(marketplace, reader, order.items[0]?.id ?? '', 1)).userErrors).toMatchObject([
      { code: 'ALREADY_SENT_BACK' },
    ]);
    const { timelineEntries, returnShipment } = await seenBy(reader, order);
    expect(timelineEntries.filter(({ isSentBack }) => isSentBack)).toHaveLength(1);
    expect(returnShipment).toMatchObject(PARCEL);
  });

  it('is not reminded of as overdue, and is something to do for its seller', async () => {
    const order = await rentalOut();
    await sendBack(reader, fulfillmentOf(order));
    const toDo = '{ salesToDo(task: TAKE_BACK) { nodes { id } } dashboard { toDo { toTakeBack overdue } } }';
    const expected = {
      salesToDo: { nodes: [{ id: fulfillmentOf(order) }] },
      dashboard: { toDo: { toTakeBack: 1, overdue: 0 } },
    };
    expect(await marketplace.ask(toDo, {}, seller.token)).toEqual(expected);
    await marketplace.database.query(
      "UPDATE fulfillments SET sent_back_at = sent_back_at + interval '40 days' WHERE id = $1",
      [fulfillmentOf(order)],
    );
    await lateBy(1, order);
    expect(await mailsAfter(0, order)).toEqual([]);
    expect(await marketplace.ask(toDo, {}, seller.token)).toEqual(expected);
  });

  it('is refused before delivery, after the return, for purchases and for sellers', async () => {
    const [rented, bought] = [
      await rent(marketplace, reader, await listBook(marketplace, seller)),
      await buy(marketplace, reader, await listBook(marketplace, seller)),
    ];
    expect(await sendBack(reader, fulfillmentOf(rented))).toEqual(['NOT_YET_DELIVERED']);
    for (const order of [rented, bought]) await deliver(marketplace, order, seller, reader);
    expect(await sendBack(reader, fulfillmentOf(bought))).toEqual(['NOTHING_TO_SEND_BACK']);
    expect(await sendBack(seller, fulfillmentOf(rented))).toEqual(['BUYER_ONLY']);
    const stranger = await signUpReader(marketplace);
    expect(await sendBack(stranger, fulfillmentOf(rented))).toEqual(['FULFILLMENT_NOT_FOUND']);
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentOf(rented));
    expect(await sendBack(reader, fulfillmentOf(rented))).toEqual(['ALREADY_RETURNED']);
  });
});
