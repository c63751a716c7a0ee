import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { graphqlDisputes, type DisputeApi } from '../../testing/disputes/disputeApi.js';
import { jobPorts } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, deliver } from '../../testing/orders/orders.js';
import { passDays } from '../../testing/people/accounts.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { makeStaff } from '../../testing/people/staff.js';
import { expireDisputes } from './expireDisputes.js';

const ROUNDS = 8;
const TORN = { reason: 'NOT_AS_DESCRIBED', statement: 'The last chapter is missing', amount: 100 };

describe('at the same moment', () => {
  let marketplace: TestMarketplace;
  let api: DisputeApi;
  let seller: Person;
  let buyer: Person;
  let finance: Person;
  beforeAll(async () => {
    marketplace = await TestMarketplace.open();
    api = graphqlDisputes(marketplace);
    seller = await signUpReader(marketplace, 'Seller');
    buyer = await signUpReader(marketplace, 'Buyer');
    finance = await signUpReader(marketplace, 'Finance');
    await makeStaff(marketplace.ports, finance, 'FINANCE');
  });
  afterAll(() => marketplace.close());

  async function delivered(): Promise<string> {
    const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
    await deliver(marketplace, order, seller, buyer);
    return order.fulfillments[0]?.id ?? '';
  }

  it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'a dispute ends once, whoever ends it (round %i)',
    async () => {
      const id = await delivered();
      expect(await api.open(buyer, id, TORN)).toBeNull();
      const disputeId = (await api.view(buyer, id)).disputes[0]?.id ?? '';
      await api.step(seller, 'answerDispute', disputeId, { answer: 'Half of it', amount: 50 });
      const codes = await Promise.all([
        api.step(buyer, 'acceptDisputeOffer', disputeId),
        api.step(seller, 'answerDispute', disputeId, { answer: 'All of it', amount: 100 }),
        api.step(finance, 'decideDispute', disputeId, { decision: 'A part', amount: 70 }),
        expireDisputes(jobPorts(marketplace)).then(() => 'DISPUTE_ENDED'),
      ]);
      expect(codes.filter((code) => code === null)).toHaveLength(1);
      const refunds = await marketplace.database.query(
        "SELECT FROM ledger_entries WHERE fulfillment_id = $1 AND kind = 'REFUND'",
        [id],
      );
      expect(refunds).toHaveLength(1);
    },
  );

  it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'a return ends once, whether it is confirmed, contested or assumed (round %i)',
    async () => {
      const id = await delivered();
      await api.open(buyer, id, TORN);
      const disputeId = (await api.view(buyer, id)).disputes[0]?.id ?? '';
      const offer = { answer: 'Please send it back', amount: 100, returnFirst: true };
      await api.step(seller, 'answerDispute', disputeId, offer);
      await api.step(buyer, 'acceptDisputeOffer', disputeId);
      const parcel = { carrier: 'India Post', trackingNumber: 'RM1' };
      expect(await api.step(buyer, 'sendDisputeReturn', disputeId, parcel)).toBeNull();
      await passDays(marketplace, 14, seller, buyer);
      const objection = { problem: 'NOT_AS_SENT', statement: 'Another book' };
      const [confirmed] = await Promise.all([
        api.step(seller, 'confirmDisputeReturn', disputeId),
        api.step(seller, 'contestDisputeReturn', disputeId, objection),
        expireDisputes(jobPorts(marketplace)),
      ]);
      const { status } = (await api.view(buyer, id)).disputes[0] ?? {};
      const rows = await marketplace.database.query<{ freed: boolean }>(
        `SELECT a.released_at IS NOT NULL AS freed FROM allocations a
         JOIN order_items i ON i.id = a.order_item_id WHERE i.fulfillment_id = $1`,
        [id],
      );
      const refunds = await marketplace.database.query(
        "SELECT FROM ledger_entries WHERE fulfillment_id = $1 AND kind = 'REFUND'",
        [id],
      );
      // The confirmation ends the dispute even if the seller's objection came first.
      expect(status).toBe('RETURNED');
      expect(rows).toEqual([{ freed: confirmed === null }]);
      expect(refunds).toHaveLength(1);
    },
  );

  it('a fulfillment is disputed once', async () => {
    const id = await delivered();
    const codes = await Promise.all(Array.from({ length: 4 }, () => api.open(buyer, id, TORN)));
    expect(codes.filter((code) => code !== null)).toEqual(Array.from({ length: 3 }, () => 'DISPUTE_OPEN'));
    expect((await api.view(buyer, id)).disputes).toHaveLength(1);
  });
});
