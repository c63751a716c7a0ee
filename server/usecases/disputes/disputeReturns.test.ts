import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { graphqlDisputes, restDisputes, type DisputeApi } from '../../testing/disputes/disputeApi.js';
import { deliverMail, jobPorts, subjectsTo } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, deliver, rent } from '../../testing/orders/orders.js';
import { passDays } from '../../testing/people/accounts.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { makeStaff } from '../../testing/people/staff.js';
import { remindOfDeadlines } from '../notifications/remindOfDeadlines.js';
import { expireDisputes } from './expireDisputes.js';

// Every test runs with both APIs. The book costs 249.50 rupees and has 3 copies.
const APIS: Record<string, (marketplace: TestMarketplace) => DisputeApi | Promise<DisputeApi>> = {
  GraphQL: graphqlDisputes,
  REST: restDisputes,
};
const TORN = { reason: 'NOT_AS_DESCRIBED', statement: 'The last chapter is missing' };
const PARCEL = { carrier: 'India Post', trackingNumber: 'RM123456789IN' };
const ALL = { answer: 'Please send it back', amount: 249.5, returnFirst: true };

describe.each(Object.entries(APIS))('a dispute with a return, by %s', (_, apiOf) => {
  let marketplace: TestMarketplace;
  let api: DisputeApi;
  let finance: Person;
  let seller: Person;
  let buyer: Person;
  let bookId: string;
  let id: string;
  let disputeId: string;
  beforeAll(async () => {
    marketplace = await TestMarketplace.open();
    api = await apiOf(marketplace);
  });
  afterAll(() => marketplace.close());
  beforeEach(async () => {
    finance = await signUpReader(marketplace, 'Farah');
    await makeStaff(marketplace.ports, finance, 'FINANCE');
    seller = await signUpReader(marketplace, 'Dev');
    buyer = await signUpReader(marketplace, 'Meera');
    await marketplace.database.query('UPDATE users SET email_verified_at = now()');
    bookId = await listBook(marketplace, seller, { copies: 3 });
    await disputed(await buy(marketplace, buyer, bookId));
  });

  async function disputed(order: Awaited<ReturnType<typeof buy>>): Promise<void> {
    await deliver(marketplace, order, seller, buyer);
    id = order.fulfillments[0]?.id ?? '';
    expect(await api.open(buyer, id, TORN)).toBeNull();
    disputeId = (await seen(buyer)).id;
    await deliverMail(marketplace);
  }

  async function seen(person: Person) {
    const dispute = (await api.view(person, id)).disputes.at(-1);
    if (!dispute) throw new Error('There is no dispute');
    return dispute;
  }

  const step = (person: Person, name: Parameters<DisputeApi['step']>[1], input?: object) =>
    api.step(person, name, disputeId, input);

  async function agreed(): Promise<void> {
    expect(await step(seller, 'answerDispute', ALL)).toBeNull();
    expect(await step(buyer, 'acceptDisputeOffer')).toBeNull();
    await deliverMail(marketplace);
  }

  async function sent(): Promise<void> {
    await agreed();
    expect(await step(buyer, 'sendDisputeReturn', PARCEL)).toBeNull();
    await deliverMail(marketplace);
  }

  /** Returns the refunds in paise, and the number of copies of the book that can be sold. */
  async function outcome(): Promise<[refunds: number[], copies: number]> {
    const refunds = await marketplace.database.query<{ amount: string }>(
      "SELECT amount FROM ledger_entries WHERE fulfillment_id = $1 AND kind = 'REFUND'",
      [id],
    );
    const { book } = await marketplace.ask<{ book: { copies: { available: number } } }>(
      'query ($id: ID!) { book(id: $id) { copies { available } } }',
      { id: bookId },
    );
    return [refunds.map(({ amount }) => Number(amount)), book.copies.available];
  }

  /** Advances the clock and runs the jobs twice at once. Returns the subjects of the mails to each side. */
  async function pass(days: number): Promise<{ toBuyer: string[]; toSeller: string[] }> {
    await passDays(marketplace, days, buyer, seller, finance);
    await deliverMail(marketplace);
    const run = async () => {
      await remindOfDeadlines(jobPorts(marketplace));
      await expireDisputes(jobPorts(marketplace));
    };
    await Promise.all([run(), run()]);
    const mails = await deliverMail(marketplace);
    return { toBuyer: subjectsTo(mails, buyer), toSeller: subjectsTo(mails, seller) };
  }

  it('is agreed, sent, and refunded when the seller confirms the arrival', async () => {
    expect(await step(seller, 'answerDispute', { ...ALL, amount: 0 })).toBe('AMOUNT_NOT_POSITIVE');
    expect((await seen(seller)).canAskReturn).toBe(true);
    expect(await step(seller, 'answerDispute', ALL)).toBeNull();
    expect(await seen(buyer)).toMatchObject({ status: 'ANSWERED', offered: '249.50', awarded: null });
    expect(await step(buyer, 'sendDisputeReturn', PARCEL)).toBe('NO_RETURN_AGREED');
    await deliverMail(marketplace);
    expect(await step(buyer, 'acceptDisputeOffer')).toBeNull();
    const { number } = await seen(buyer);
    const mails = await deliverMail(marketplace);
    expect(subjectsTo(mails, buyer)).toEqual([`Please send the books of dispute ${number} back`]);
    expect(subjectsTo(mails, seller)).toEqual([`The books of dispute ${number} will be sent back to you`]);
    expect(await outcome()).toEqual([[], 2]);
    expect(await step(seller, 'contestDisputeReturn', { problem: 'NOT_AS_SENT', statement: 'No' })).toBe(
      'RETURN_NOT_SENT',
    );
    expect(await step(buyer, 'sendDisputeReturn', { ...PARCEL, carrier: ' ' })).toBe('REQUIRED');
    expect(await step(seller, 'sendDisputeReturn', PARCEL)).toBe('BUYER_ONLY');
    expect(await step(buyer, 'sendDisputeReturn', PARCEL)).toBeNull();
    expect(await step(buyer, 'sendDisputeReturn', PARCEL)).toBe('ALREADY_SENT_BACK');
    expect(await step(buyer, 'withdrawDispute')).toBe('RETURN_FIRST');
    expect(await step(buyer, 'confirmDisputeReturn')).toBe('SELLER_ONLY');
    expect((await seen(seller)).steps).toEqual(['confirmDisputeReturn', 'contestDisputeReturn']);
    await deliverMail(marketplace);
    expect(await step(seller, 'confirmDisputeReturn')).toBeNull();
    expect(await seen(buyer)).toMatchObject({ status: 'RETURNED', awarded: '249.50', steps: [] });
    expect(await outcome()).toEqual([[24_950], 3]);
    expect(subjectsTo(await deliverMail(marketplace), buyer)).toEqual([
      `Dispute ${number} has ended: the books are back`,
    ]);
    expect(await step(seller, 'confirmDisputeReturn')).toBe('DISPUTE_ENDED');
    expect((await api.view(buyer, id)).possible).toEqual([]);
  });

  it('is decided by staff, with a part of the claim', async () => {
    const decision = { decision: 'The pages are missing', amount: 100, returnFirst: true };
    expect(await step(finance, 'decideDispute', decision)).toBeNull();
    expect(await seen(finance)).toMatchObject({ status: 'AWAITING_RETURN', steps: [] });
    expect(await step(finance, 'decideDispute', decision)).toBe('RETURN_FIRST');
    expect(await step(seller, 'confirmDisputeReturn')).toBeNull();
    expect(await outcome()).toEqual([[10_000], 3]);
  });

  it('that the buyer does not send ends without a refund after seven days, and a reminder', async () => {
    await agreed();
    const { number } = await seen(buyer);
    expect(await pass(4)).toEqual({ toBuyer: [], toSeller: [] });
    expect(await pass(1)).toMatchObject({
      toBuyer: [expect.stringContaining(`Send the books of dispute ${number} back by`)],
      toSeller: [],
    });
    expect(await pass(1)).toEqual({ toBuyer: [], toSeller: [] });
    const ended = `Dispute ${number} has ended without a refund`;
    expect(await pass(1)).toEqual({ toBuyer: [ended], toSeller: [ended] });
    expect(await seen(seller)).toMatchObject({ status: 'LAPSED', awarded: '0.00' });
    expect(await outcome()).toEqual([[], 2]);
    expect(await step(buyer, 'sendDisputeReturn', PARCEL)).toBe('DISPUTE_ENDED');
  });

  it('that the seller does not confirm is refunded after fourteen days, and its copy stays out of stock', async () => {
    await sent();
    const { number } = await seen(buyer);
    expect(await pass(10)).toEqual({ toBuyer: [], toSeller: [] });
    expect(await pass(1)).toEqual({
      toBuyer: [],
      toSeller: [`Have the books of dispute ${number} come back?`],
    });
    expect(await pass(2)).toEqual({ toBuyer: [], toSeller: [] });
    expect(await outcome()).toEqual([[], 2]);
    await pass(1);
    expect(await seen(buyer)).toMatchObject({ status: 'RETURNED', awarded: '249.50' });
    expect(await outcome()).toEqual([[24_950], 2]);
  });

  it('that the seller contests is decided by staff', async () => {
    await sent();
    const objection = { problem: 'NOT_AS_SENT', statement: 'It was another book' };
    expect(await step(seller, 'contestDisputeReturn', { ...objection, statement: '' })).toBe(
      'STATEMENT_REQUIRED',
    );
    expect(await step(buyer, 'contestDisputeReturn', objection)).toBe('SELLER_ONLY');
    expect(await step(seller, 'contestDisputeReturn', objection)).toBeNull();
    expect((await seen(finance)).steps).toEqual(['decideDispute']);
    await pass(30);
    expect((await seen(buyer)).status).toBe('RETURN_CONTESTED');
    const again = { decision: 'Send it once more', amount: 50, returnFirst: true };
    expect(await step(finance, 'decideDispute', again)).toBe('RETURN_CONTESTED');
    expect(await step(finance, 'decideDispute', { decision: 'Half of it', amount: 100 })).toBeNull();
    expect(await seen(buyer)).toMatchObject({ status: 'DECIDED', awarded: '100.00' });
    expect(await outcome()).toEqual([[10_000], 2]);
  });

  it('that nobody decides ends for the buyer sixty days after the objection', async () => {
    await passDays(marketplace, 50, buyer, seller, finance);
    await sent();
    await step(seller, 'contestDisputeReturn', { problem: 'DID_NOT_ARRIVE', statement: 'Nothing came' });
    await pass(59);
    expect((await seen(buyer)).status).toBe('RETURN_CONTESTED');
    await pass(1);
    expect(await seen(buyer)).toMatchObject({ status: 'EXPIRED', awarded: '249.50' });
    expect(await outcome()).toEqual([[24_950], 2]);
  });

  it('can be withdrawn before the sending, and confirmed after an objection', async () => {
    await agreed();
    expect(await step(buyer, 'withdrawDispute')).toBeNull();
    expect(await outcome()).toEqual([[], 2]);
    await disputed(await buy(marketplace, buyer, bookId));
    await sent();
    await step(seller, 'contestDisputeReturn', { problem: 'DID_NOT_ARRIVE', statement: 'Nothing came' });
    expect(await step(seller, 'confirmDisputeReturn')).toBeNull();
    expect(await outcome()).toEqual([[24_950], 2]);
  });

  it('is impossible for rented copies and other reasons', async () => {
    await disputed(await rent(marketplace, buyer, bookId, { months: 1 }));
    expect((await seen(seller)).canAskReturn).toBe(false);
    const offer = { answer: 'Send it back', amount: 10, returnFirst: true };
    expect(await step(seller, 'answerDispute', offer)).toBe('RETURN_OF_SALES_ONLY');
    const decision = { decision: 'Send it back', amount: 10, returnFirst: true };
    expect(await step(finance, 'decideDispute', decision)).toBe('RETURN_OF_SALES_ONLY');
  });
});
