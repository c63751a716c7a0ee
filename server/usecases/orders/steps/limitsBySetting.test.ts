import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { USUAL_DEADLINE_DAYS } from '../../../domain/orders/deadlines.js';
import { listBook } from '../../../testing/books/books.js';
import { graphqlComplaints } from '../../../testing/complaints/complaintApi.js';
import { graphqlDisputes, type DisputeApi } from '../../../testing/disputes/disputeApi.js';
import { signUpJudge } from '../../../testing/disputes/disputeWithOffer.js';
import { untilDaysAfter } from '../../../testing/later.js';
import { TestMarketplace } from '../../../testing/marketplace.js';
import { buy, deliver, rate, rent, take, viewOrder, type Order } from '../../../testing/orders/orders.js';
import { changeReview, review } from '../../../testing/orders/reviews.js';
import { pickUpOf, readyPickUp, signUpPickUpSeller } from '../../../testing/orders/pickUps.js';
import { passDays } from '../../../testing/people/accounts.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';
import { makeStaff } from '../../../testing/people/staff.js';

// The operator has changed each of these limits from its usual number of days.
const deadlineDays = {
  ...USUAL_DEADLINE_DAYS,
  UNCOLLECTED: 3,
  LOSS_DECLARATION: 4,
  FINDING: 5,
  RATING: 6,
  DISPUTE_OPENING: 2,
  DISPUTE_ANSWER: 1,
  DISPUTE_DECISION: 9,
  COMPLAINT_ANSWER: 3,
  REVIEW_CHANGE: 8,
};
const TORN = { reason: 'NOT_AS_DESCRIBED', statement: 'The last chapter is missing' };

let marketplace: TestMarketplace;
let api: DisputeApi;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open({ change: (ports) => ({ ...ports, deadlineDays }) });
  api = graphqlDisputes(marketplace);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  seller = await signUpPickUpSeller(marketplace);
  buyer = await signUpReader(marketplace, 'Meera');
});

const fulfillmentOf = (order: Order) => order.fulfillments[0]?.id ?? '';
const codesOf = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);

async function bought(): Promise<Order> {
  const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
  await deliver(marketplace, order, seller, buyer);
  return order;
}

async function rented(): Promise<Order> {
  const order = await rent(marketplace, buyer, await listBook(marketplace, seller), { months: 1 });
  await deliver(marketplace, order, seller, buyer);
  return order;
}

const hoursBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3_600_000;

it('a dispute can be opened, answered and decided within the days that the operator has set', async () => {
  const late = await bought();
  await passDays(marketplace, 2, seller, buyer);
  expect(await api.open(buyer, fulfillmentOf(late), TORN)).toBe('DISPUTED_TOO_LATE');

  const order = await bought();
  const openedAt = marketplace.clock.now().toISOString();
  expect(await api.open(buyer, fulfillmentOf(order), TORN)).toBeNull();
  const [dispute] = (await api.view(buyer, fulfillmentOf(order))).disputes;
  const { answerBy = '', endsAt = '' } = await timesOf(order);
  expect(dispute?.status).toBe('OPEN');
  expect([hoursBetween(openedAt, answerBy), hoursBetween(openedAt, endsAt)]).toEqual([24, 9 * 24]);

  await passDays(marketplace, 1.5, seller, buyer);
  const answer = { answer: 'I am sorry', amount: 10 };
  expect(await api.step(seller, 'answerDispute', dispute?.id ?? '', answer)).toBeNull();
  const judge = await signUpJudge(marketplace);
  const query = '{ disputePromptness { asked inTime } }';
  expect(await marketplace.ask(query, {}, judge.token)).toEqual({
    disputePromptness: { asked: 1, inTime: 0 },
  });
});

it('a sale can be rated within the days that the operator has set', async () => {
  const order = await bought();
  await passDays(marketplace, 6, seller, buyer);
  expect(await rate(marketplace, buyer, order.id, seller.id, 5)).toMatchObject({
    userErrors: [
      {
        code: 'RATING_CLOSED',
        message: 'A seller can be rated for 6 days after delivery, or after the return or loss of a rental',
      },
    ],
  });
});

it('a copy is declared lost and found within the days that the operator has set', async () => {
  const order = await rented();
  const dueOn = (await viewOrder(marketplace, buyer, order.id))?.items[0]?.rentalPeriod?.endsOn ?? '';
  await untilDaysAfter(marketplace, dueOn, 3, [seller, buyer]);
  expect(codesOf(await take(marketplace, seller, 'declareLost', fulfillmentOf(order)))).toEqual([
    'LOST_TOO_EARLY',
  ]);
  await untilDaysAfter(marketplace, dueOn, 4, [seller, buyer]);
  expect(codesOf(await take(marketplace, seller, 'declareLost', fulfillmentOf(order)))).toEqual([]);
  await untilDaysAfter(marketplace, dueOn, 10, [seller, buyer]);
  expect(codesOf(await take(marketplace, seller, 'reportFound', fulfillmentOf(order)))).toEqual([
    'FOUND_TOO_LATE',
  ]);
});

it('what nobody picks up can be cancelled after the days that the operator has set', async () => {
  const { order, id } = await readyPickUp(marketplace, buyer, seller);
  const from = (await pickUpOf(marketplace, buyer, order))?.pickUp?.cancellableFrom ?? '';
  const until = (Date.parse(from) - Date.parse(marketplace.today())) / 86_400_000;
  expect(until).toBe(3);
  await passDays(marketplace, 3, buyer);
  expect(codesOf(await take(marketplace, buyer, 'cancelFulfillment', id))).toEqual([]);
});

it('a complaint is answered, and answered again, within the days that the operator has set', async () => {
  const complaints = graphqlComplaints(marketplace);
  const support = await signUpReader(marketplace, 'Sana');
  await makeStaff(marketplace.ports, support, 'SUPPORT');
  expect(await complaints.complain(buyer, { kind: 'SITE', text: 'It is slow' })).toBeNull();
  const [made] = await complaints.own(buyer);
  expect(hoursBetween(made?.openedAt ?? '', made?.answerBy ?? '')).toBe(72);
  expect(await marketplace.ask('{ marketplace { complaintAnswerHours } }')).toEqual({
    marketplace: { complaintAnswerHours: 72 },
  });
  const id = made?.id ?? '';
  expect(await complaints.step(support, 'answerComplaint', id, 'When?')).toBeNull();
  await passDays(marketplace, 2, buyer);
  expect(await complaints.step(buyer, 'replyToComplaint', id, 'Always')).toBeNull();
  const replied = await complaints.view(buyer, id);
  expect(hoursBetween(made?.openedAt ?? '', replied?.answerBy ?? '')).toBe(5 * 24);
});

it('a review can be changed within the days that the operator has set', async () => {
  const bookId = await listBook(marketplace, seller);
  await deliver(marketplace, await buy(marketplace, buyer, bookId), seller, buyer);
  const { id: reviewId } = await review(marketplace, buyer, bookId);
  const change = () => changeReview(marketplace, buyer, 'editReview', { reviewId, stars: 5 });
  await passDays(marketplace, 7.9, buyer);
  expect((await change()).review).toMatchObject({ viewerCanEdit: true });
  await passDays(marketplace, 0.2, buyer);
  expect((await change()).userErrors).toMatchObject([
    { code: 'REVIEW_TOO_OLD', message: 'A review can only be changed within 8 days of writing it' },
  ]);
});

async function timesOf({ id }: Order): Promise<{ answerBy?: string; endsAt?: string }> {
  const query = `query ($id: ID!) { order(id: $id) { fulfillments { disputes { answerBy endsAt } } } }`;
  const { order } = await marketplace.ask<{
    order: { fulfillments: { disputes: { answerBy: string; endsAt: string }[] }[] };
  }>(query, { id }, buyer.token);
  return order.fulfillments[0]?.disputes[0] ?? {};
}
