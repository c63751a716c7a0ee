import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { percentageRule } from '../../domain/payouts/commission.js';
import { logIn } from '../../testing/people/accounts.js';
import { listBook } from '../../testing/books/books.js';
import { graphqlDisputes } from '../../testing/disputes/disputeApi.js';
import { historyRun } from '../../testing/historyRun.js';
import { addToCart, rentInCart } from '../../testing/orders/carts.js';
import { setDelivery } from '../../testing/orders/delivery.js';
import { placed, placeOrder, take, type Order } from '../../testing/orders/orders.js';
import { booksOf, expectedBooks } from '../../testing/payments/journal.js';
import { openPaying, pageOf, runQueuedJobs, type PayingMarketplace } from '../../testing/payments/paying.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

const HISTORIES = 5;

let paying: PayingMarketplace;
let buyer: Person;
let sellers: Person[];
beforeAll(async () => {
  paying = await openPaying({
    payoutTerms: {
      commission: [percentageRule(1_000)],
      days: 0,
      newSellerDays: 0,
      needsPan: false,
      provesAccounts: false,
    },
  });
  const { marketplace } = paying;
  buyer = await signUpReader(marketplace, 'Meera');
  sellers = [await signUpReader(marketplace, 'Dev'), await signUpReader(marketplace, 'Ila')];
  await marketplace.database.query('UPDATE users SET email_verified_at = now()');
});
afterAll(() => paying.close());

const rupees = (most: number) =>
  fc.integer({ min: 0, max: most * 100 }).map((paise) => (paise / 100).toFixed(2));
const terms = fc.oneof(
  fc.constant({ kind: 'FREE' }),
  fc.record({ kind: fc.constant('FLAT'), charge: rupees(200), freeAbove: fc.constantFrom(null, '300') }),
  fc.record({
    kind: fc.constant('BY_WEIGHT'),
    rates: fc.tuple(rupees(90), rupees(200)).map(([light, heavy]) => [
      { upToGrams: 450, charge: light },
      { upToGrams: 1000, charge: heavy },
    ]),
  }),
);
const line = fc.record({
  seller: fc.constantFrom(0, 1),
  isRental: fc.boolean(),
  weightGrams: fc.integer({ min: 1, max: 1500 }),
});
const fate = fc.constantFrom('CANCELLED', 'LOST', 'TORN', 'TORN_WHOLLY', 'ARRIVED', 'PENDING');
const story = fc.record({
  terms: fc.tuple(terms, terms),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  isOnline: fc.boolean(),
  fates: fc.tuple(fate, fate),
});
type Story = typeof story extends fc.Arbitrary<infer S> ? S : never;

async function order({ terms: stated, lines, isOnline }: Story): Promise<Order> {
  const { marketplace, simulation } = paying;
  for (const person of [buyer, ...sellers])
    person.token = (await logIn(marketplace, person.email)).token ?? '';
  for (const [at, seller] of sellers.entries()) await setDelivery(marketplace, seller, stated[at] ?? {});
  for (const { seller, isRental, weightGrams } of lines) {
    const bookId = await listBook(marketplace, sellers[seller] as Person, { weightGrams });
    await (isRental ? rentInCart : addToCart)(marketplace, buyer, bookId);
  }
  const made = placed(await placeOrder(marketplace, buyer, { payOnline: isOnline }));
  await runQueuedJobs(paying);
  if (isOnline) simulation.simulator.pay((await pageOf(paying, made)).id);
  await runQueuedJobs(paying);
  return made;
}

/** Takes a fulfillment, with any dispute about it, through the steps to this end. */
async function meet(seller: Person, fulfillmentId: string, end: Story['fates'][number]): Promise<void> {
  const { marketplace } = paying;
  const step = async (person: Person, name: Parameters<typeof take>[2], more: object = {}) =>
    expect((await take(marketplace, person, name, fulfillmentId, more)).userErrors).toEqual([]);
  if (end === 'PENDING') return;
  if (end === 'CANCELLED') return step(seller, 'cancelFulfillment', { reason: 'Lost in a flood' });
  await step(seller, 'confirmFulfillment');
  await step(seller, 'shipFulfillment');
  if (end !== 'LOST') await step(buyer, 'markDelivered');
  if (end === 'ARRIVED') return;
  const disputes = graphqlDisputes(marketplace);
  const claim = end === 'LOST' ? { reason: 'NOT_ARRIVED' } : { reason: 'NOT_AS_DESCRIBED' };
  await disputes.open(buyer, fulfillmentId, { ...claim, statement: 'See the photos' });
  const {
    disputes: [dispute],
  } = await disputes.view(buyer, fulfillmentId);
  const amount = end === 'TORN' ? '20.00' : (dispute?.claimed ?? '');
  expect(
    await disputes.step(seller, 'answerDispute', dispute?.id ?? '', { answer: 'Sorry', amount }),
  ).toBeNull();
  // An offer below the claim ends the dispute only if the buyer accepts it.
  if (end === 'TORN') await disputes.step(buyer, 'acceptDisputeOffer', dispute?.id ?? '');
}

interface Sums {
  /** The delivery charge that was agreed in the order, and the delivery charges and refunds in the ledger. */
  agreed: number;
  charged: number;
  refunded: number;
  /** The buyer's final spending according to the ledger (`spent`), the papers (`billed`) and the earnings (`earned`). */
  spent: number;
  billed: number;
  earned: number;
  status: string;
  wasShipped: boolean;
}

async function sumsOf({ id }: Order): Promise<Sums[]> {
  return paying.marketplace.database.query<Sums>(
    `SELECT f.status, f.delivery_charge::int AS agreed,
       (SELECT coalesce(sum(amount) FILTER (WHERE kind = 'DELIVERY'), 0)::int FROM ledger_entries l WHERE l.fulfillment_id = f.id) AS charged,
       (SELECT coalesce(sum(amount) FILTER (WHERE kind = 'DELIVERY_REFUND'), 0)::int FROM ledger_entries l WHERE l.fulfillment_id = f.id) AS refunded,
       (SELECT coalesce(sum(CASE WHEN kind IN ('CHARGE', 'DELIVERY') THEN amount
          WHEN kind IN ('REFUND', 'DELIVERY_REFUND') THEN -amount ELSE 0 END), 0)::int
        FROM ledger_entries l WHERE l.fulfillment_id = f.id) AS spent,
       (SELECT coalesce(sum(CASE kind WHEN 'CREDIT_NOTE' THEN -amount ELSE amount END), 0)::int
        FROM papers p WHERE p.fulfillment_id = f.id) AS billed,
       (SELECT coalesce(sum(amount + commission), 0)::int FROM earnings e WHERE e.fulfillment_id = f.id) AS earned,
       EXISTS (SELECT FROM timeline_entries t WHERE t.fulfillment_id = f.id AND t.to_status = 'SHIPPED') AS "wasShipped"
     FROM fulfillments f WHERE f.order_id = '${id}'`,
  );
}

it('whatever sellers ask and whatever happens, order, ledger, papers, earnings and journal agree', async () => {
  const histories = fc.asyncProperty(story, async (told) => {
    const made = await order(told);
    for (const { id, seller } of made.fulfillments) {
      const at = sellers.findIndex((each) => each.id === seller.id);
      await meet(sellers[at] as Person, id, told.fates[at] ?? 'PENDING');
      await runQueuedJobs(paying);
    }
    for (const seen of await sumsOf(made)) {
      const { agreed, spent, wasShipped, status } = seen;
      expect(seen).toEqual({
        ...seen,
        charged: agreed,
        refunded: spent === 0 ? agreed : 0,
        spent: status === 'CANCELLED' ? 0 : spent,
        billed: wasShipped ? spent : 0,
        earned: told.isOnline ? spent : 0,
      });
    }
    expect(await booksOf(paying.marketplace)).toEqual(await expectedBooks(paying.marketplace));
  });
  await fc.assert(histories, historyRun(HISTORIES));
});
