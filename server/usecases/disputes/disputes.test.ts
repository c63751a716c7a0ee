import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passDays } from '../../testing/people/accounts.js';
import { listBook } from '../../testing/books/books.js';
import {
  graphqlDisputes,
  restDisputes,
  type DisputeApi,
  type SeenDispute,
} from '../../testing/disputes/disputeApi.js';
import { deliverMail, jobPorts, subjectsTo } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, deliver, rent, take, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { auditOf, makeStaff } from '../../testing/people/staff.js';
import { takeAutomaticSteps } from '../orders/steps/takeAutomaticSteps.js';
import { expireDisputes } from './expireDisputes.js';

// Every test runs with both APIs. The book costs 249.50 rupees, or 49 a month with a deposit of 200.
const APIS: Record<string, (marketplace: TestMarketplace) => DisputeApi | Promise<DisputeApi>> = {
  GraphQL: graphqlDisputes,
  REST: restDisputes,
};
const TORN = { reason: 'NOT_AS_DESCRIBED', statement: 'The last chapter is missing' };
const MISSING = { reason: 'NOT_ARRIVED', statement: 'The parcel never came' };

describe.each(Object.entries(APIS))('a dispute, by %s', (_, apiOf) => {
  let marketplace: TestMarketplace;
  let api: DisputeApi;
  let finance: Person;
  let seller: Person;
  let buyer: Person;
  let bookId: string;
  let id: string;
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
  });

  async function ordered(order: Order): Promise<Order> {
    id = order.fulfillments[0]?.id ?? '';
    await deliverMail(marketplace);
    return order;
  }

  async function delivered(order: Order): Promise<Order> {
    await deliver(marketplace, order, seller, buyer);
    return ordered(order);
  }

  async function shipped(order: Order): Promise<Order> {
    for (const step of ['confirmFulfillment', 'shipFulfillment'] as const)
      await take(marketplace, seller, step, order.fulfillments[0]?.id ?? '');
    return ordered(order);
  }

  async function disputed(input: object): Promise<SeenDispute> {
    expect(await api.open(buyer, id, input)).toBeNull();
    return last(buyer);
  }

  async function last(person: Person): Promise<SeenDispute> {
    const dispute = (await api.view(person, id)).disputes.at(-1);
    if (!dispute) throw new Error('There is no dispute');
    return dispute;
  }

  /** Returns the status of the fulfillment, and its movements as kinds and paise, oldest first. */
  async function books(): Promise<{ status: string; ledger: string[] }> {
    const ledger = await marketplace.database.query<{ kind: string; amount: string }>(
      'SELECT kind, amount FROM ledger_entries WHERE fulfillment_id = $1 ORDER BY occurred_at, id',
      [id],
    );
    const [row] = await marketplace.database.query<{ status: string }>(
      'SELECT status FROM fulfillments WHERE id = $1',
      [id],
    );
    return { status: row?.status ?? '', ledger: ledger.map(({ kind, amount }) => `${kind} ${amount}`) };
  }

  it('ends when the buyer accepts the part that the seller offers, and both are told', async () => {
    const order = await delivered(await buy(marketplace, buyer, bookId));
    expect((await api.view(buyer, id)).possible).toEqual([
      ['NOT_ARRIVED', '249.50'],
      ['NOT_AS_DESCRIBED', '249.50'],
    ]);
    expect((await api.view(seller, id)).possible).toEqual([]);
    expect(await api.open(seller, id, TORN)).toBe('BUYER_ONLY');
    expect(await api.open(buyer, id, { ...TORN, amount: 249.51 })).toBe('CLAIMED_TOO_MUCH');
    expect(await api.open(buyer, id, { ...TORN, statement: ' ' })).toBe('STATEMENT_REQUIRED');

    const opened = await disputed({ ...TORN, amount: 120 });
    expect(opened).toMatchObject({ status: 'OPEN', claimed: '120.00', steps: ['withdrawDispute'] });
    const number = String(opened.number);
    const mails = await deliverMail(marketplace);
    expect(subjectsTo(mails, buyer)).toEqual([
      `Your dispute ${number} about order ${order.id.slice(-6).toUpperCase()}`,
    ]);
    expect(subjectsTo(mails, seller)).toHaveLength(1);
    expect(await api.open(buyer, id, MISSING)).toBe('DISPUTE_OPEN');
    expect(await api.step(buyer, 'acceptDisputeOffer', opened.id)).toBe('NOTHING_OFFERED');
    expect(await api.step(buyer, 'answerDispute', opened.id, { answer: 'No', amount: 0 })).toBe(
      'SELLER_ONLY',
    );

    const offer = { answer: 'I am sorry, I did not notice', amount: 60.5 };
    expect(await api.step(seller, 'answerDispute', opened.id, { ...offer, amount: 120.01 })).toBe(
      'CLAIMED_TOO_MUCH',
    );
    expect(await api.step(seller, 'answerDispute', opened.id, offer)).toBeNull();
    expect(subjectsTo(await deliverMail(marketplace), buyer)).toEqual([
      `The seller has answered your dispute ${number}`,
    ]);
    expect(await last(buyer)).toMatchObject({
      status: 'ANSWERED',
      offered: '60.50',
      steps: ['acceptDisputeOffer', 'withdrawDispute'],
    });
    expect(await api.step(buyer, 'acceptDisputeOffer', opened.id)).toBeNull();
    expect(await last(seller)).toMatchObject({ status: 'SETTLED', awarded: '60.50', steps: [] });
    expect(await books()).toEqual({ status: 'DELIVERED', ledger: ['CHARGE 24950', 'REFUND 6050'] });
    expect(subjectsTo(await deliverMail(marketplace), seller)).toEqual([
      `Dispute ${number} has been settled`,
    ]);
    expect(await api.step(buyer, 'withdrawDispute', opened.id)).toBe('DISPUTE_ENDED');
    expect(await api.open(buyer, id, TORN)).toBe('ALREADY_DISPUTED');
  });

  it('is settled at once by a seller who offers everything', async () => {
    await delivered(await buy(marketplace, buyer, bookId));
    const { id: disputeId } = await disputed({ ...TORN, amount: 100 });
    const all = { answer: 'You are right', amount: 100 };
    expect(await api.step(seller, 'answerDispute', disputeId, all)).toBeNull();
    expect(await last(buyer)).toMatchObject({ status: 'SETTLED', offered: '100.00', awarded: '100.00' });
    expect((await books()).ledger).toEqual(['CHARGE 24950', 'REFUND 10000']);
  });

  it('that the order did not arrive stops its deadline, and cancels it if staff agree', async () => {
    await shipped(await buy(marketplace, buyer, bookId));
    const { id: disputeId } = await disputed(MISSING);
    expect((await take(marketplace, buyer, 'markDelivered', id)).userErrors[0]?.code).toBe('DISPUTE_OPEN');
    await passDays(marketplace, 20, buyer, seller);
    await takeAutomaticSteps(jobPorts(marketplace));
    expect((await books()).status).toBe('SHIPPED');

    const decision = { decision: 'The carrier lost it', amount: 249.5 };
    expect(await api.step(seller, 'decideDispute', disputeId, decision)).toBe('FORBIDDEN');
    expect(await api.step(finance, 'decideDispute', disputeId, decision)).toBe('CONFIRMATION_REQUIRED');
    await passDays(marketplace, 0, finance);
    expect((await last(finance)).steps).toEqual(['decideDispute']);
    expect(await api.step(finance, 'decideDispute', disputeId, { ...decision, amount: 249.51 })).toBe(
      'CLAIMED_TOO_MUCH',
    );
    expect(await api.step(finance, 'decideDispute', disputeId, decision)).toBeNull();
    expect(await last(buyer)).toMatchObject({ status: 'DECIDED', awarded: '249.50', steps: [] });
    expect(await books()).toEqual({ status: 'CANCELLED', ledger: ['CHARGE 24950', 'REFUND 24950'] });
    expect(await auditOf(marketplace, buyer)).toContainEqual({
      action: 'DECIDE_DISPUTE',
      detail: disputeId,
      staff: finance.id,
    });
    const mails = await deliverMail(marketplace);
    for (const person of [buyer, seller])
      expect(subjectsTo(mails, person).at(-1)).toContain('has been decided');
  });

  it('that a rental did not arrive gives back its deposit too, and its copy leaves the stock', async () => {
    await shipped(await rent(marketplace, buyer, bookId, { months: 1 }));
    const { id: disputeId } = await disputed(MISSING);
    const all = { answer: 'The carrier lost it', amount: 49 };
    expect(await api.step(seller, 'answerDispute', disputeId, all)).toBeNull();
    const { status, ledger } = await books();
    expect(status).toBe('CANCELLED');
    expect(ledger.slice(2).toSorted()).toEqual(['DEPOSIT_RELEASED 20000', 'REFUND 4900']);
    const { book } = await marketplace.ask<{ book: { copies: object } }>(
      'query ($id: ID!) { book(id: $id) { copies { total } } }',
      { id: bookId },
    );
    expect(book.copies).toEqual({ total: 2 });
  });

  it('that was withdrawn leaves everything as it was, and can be opened again', async () => {
    await shipped(await buy(marketplace, buyer, bookId));
    const { id: disputeId } = await disputed(MISSING);
    expect(await api.step(buyer, 'withdrawDispute', disputeId)).toBeNull();
    expect(await last(seller)).toMatchObject({ status: 'WITHDRAWN', awarded: null });
    expect((await take(marketplace, buyer, 'markDelivered', id)).userErrors).toEqual([]);
    expect(await books()).toEqual({ status: 'DELIVERED', ledger: ['CHARGE 24950'] });
    expect((await disputed(MISSING)).status).toBe('OPEN');
  });

  it('about a withheld deposit gives it back as far as staff decide', async () => {
    await delivered(await rent(marketplace, buyer, bookId, { months: 1 }));
    const withhold = { amount: '80.00', reason: 'A stain' };
    await take(marketplace, seller, 'takeBackFulfillment', id, { withhold });
    expect((await api.view(buyer, id)).possible).toEqual([['DEPOSIT_WITHHELD', '80.00']]);
    const claim = { reason: 'DEPOSIT_WITHHELD', statement: 'The stain was there before' };
    const { id: disputeId } = await disputed(claim);
    const decision = { decision: 'The photos do not show it', amount: 50 };
    expect(await api.step(finance, 'decideDispute', disputeId, decision)).toBeNull();
    const { status, ledger } = await books();
    expect(status).toBe('RETURNED');
    expect(ledger.slice(0, 2)).toEqual(['CHARGE 4900', 'DEPOSIT_HELD 20000']);
    expect(ledger.slice(2, 4).toSorted()).toEqual(['DEPOSIT_RELEASED 12000', 'DEPOSIT_WITHHELD 8000']);
    expect(ledger.slice(4)).toEqual(['REFUND 5000']);
  });

  it('about a copy declared lost holds up its finding, which then gives back only the rest', async () => {
    await delivered(await rent(marketplace, buyer, bookId, { months: 1 }));
    await passDays(marketplace, 50, seller, buyer);
    await take(marketplace, seller, 'declareLost', id);
    const claim = { reason: 'DECLARED_LOST', statement: 'I posted it weeks ago' };
    const { id: disputeId, claimed } = await disputed(claim);
    expect((await take(marketplace, seller, 'reportFound', id)).userErrors[0]?.code).toBe('DISPUTE_OPEN');
    const half = { answer: 'Let us share it', amount: Number(claimed) / 2 };
    expect(await api.step(seller, 'answerDispute', disputeId, half)).toBeNull();
    expect(await api.step(buyer, 'acceptDisputeOffer', disputeId)).toBeNull();
    expect((await take(marketplace, seller, 'reportFound', id)).userErrors).toEqual([]);
    const refunds = (await books()).ledger.filter((entry) => entry.startsWith('REFUND'));
    const halfInPaise = (Number(claimed) * 100) / 2;
    expect(refunds).toEqual([`REFUND ${halfInPaise}`, `REFUND ${halfInPaise}`]);
    expect((await api.view(buyer, id)).possible).toEqual([]);
  });

  it('is refused after seven days, and ends for the buyer if nobody decides it in sixty', async () => {
    await delivered(await buy(marketplace, buyer, bookId));
    const { id: disputeId } = await disputed({ ...TORN, amount: 100 });
    await passDays(marketplace, 8);
    expect(await api.step(buyer, 'withdrawDispute', disputeId)).toBeNull();
    expect(await api.open(buyer, id, TORN)).toBe('DISPUTED_TOO_LATE');

    await delivered(await buy(marketplace, buyer, bookId));
    await disputed({ ...TORN, amount: 100 });
    await passDays(marketplace, 59);
    await expireDisputes(jobPorts(marketplace));
    expect((await books()).ledger).toEqual(['CHARGE 24950']);
    await passDays(marketplace, 1, buyer);
    await Promise.all([expireDisputes(jobPorts(marketplace)), expireDisputes(jobPorts(marketplace))]);
    expect((await books()).ledger).toEqual(['CHARGE 24950', 'REFUND 10000']);
    expect(await last(buyer)).toMatchObject({ status: 'EXPIRED', awarded: '100.00' });
  });

  it('is no business of strangers, nor of staff who are a side of the order', async () => {
    await delivered(await buy(marketplace, buyer, bookId));
    const { id: disputeId } = await disputed(TORN);
    const stranger = await signUpReader(marketplace, 'Ira');
    expect(await api.open(stranger, id, TORN)).toBe('FULFILLMENT_NOT_FOUND');
    expect(await api.step(stranger, 'withdrawDispute', disputeId)).toBe('DISPUTE_NOT_FOUND');
    expect(await api.step(finance, 'withdrawDispute', disputeId)).toBe('DISPUTE_NOT_FOUND');
    await makeStaff(marketplace.ports, seller, 'FINANCE');
    expect((await last(seller)).steps).toEqual(['answerDispute']);
    const decision = { decision: 'No', amount: 0 };
    expect(await api.step(seller, 'decideDispute', disputeId, decision)).toBe('OWN_DISPUTE');
  });
});
