import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpJudge } from '../disputes/disputeWithOffer.js';
import { deliverMail, subjectsTo } from '../mail/mail.js';
import { TestMarketplace } from '../marketplace.js';
import type { Step } from '../orders/orders.js';
import { signUpReader, type Person } from '../people/people.js';
import type { Api, SeenMoney, SeenOrder, StepInput } from './api.js';
import { APIS } from './apis.js';

// A book costs 249.50 rupees to buy, or 49 rupees a month to rent, with a deposit of 200 rupees. Buyers can buy the rented
// copies: 60 % of the rent counts. Buyer and seller pay each other directly.
describe.each(APIS)('by %s', (_, apiOf) => {
  let marketplace: TestMarketplace;
  let api: Api;
  let seller: Person;
  let reader: Person;
  let judge: Person;
  let book: string;
  let order: SeenOrder;
  beforeAll(async () => {
    marketplace = await TestMarketplace.open();
    api = await apiOf(marketplace);
  });
  afterAll(() => marketplace.close());
  beforeEach(async () => {
    seller = await signUpReader(marketplace, 'Dev');
    reader = await signUpReader(marketplace, 'Meera');
    judge = await signUpJudge(marketplace);
    await marketplace.database.query('UPDATE users SET email_verified_at = now()');
    book = await api.list(seller, 'Godan', { rentCreditPercent: 60 });
    order = await rentalOut();
  });

  const id = () => order.fulfillments[0]?.id ?? '';
  const line = () => order.lines[0]?.id ?? '';

  async function step(person: Person, action: Step, input?: StepInput): Promise<void> {
    const refusal = await api.step(person, action, id(), input);
    if (refusal) throw new Error(`${action} was refused: ${refusal}`);
  }

  /** Creates a rental of one month. The reader has received it. */
  async function rentalOut(): Promise<SeenOrder> {
    await api.add(reader, book, { months: 1 });
    const placed = await api.order(reader);
    if (typeof placed === 'string') throw new Error(`The order was refused: ${placed}`);
    order = placed;
    await step(seller, 'confirmFulfillment');
    await step(seller, 'shipFulfillment');
    await step(reader, 'markDelivered');
    return placed;
  }

  async function money(): Promise<SeenMoney> {
    const seen = await api.money(reader, id());
    if (!seen) throw new Error('The fulfillment cannot be seen');
    return seen;
  }

  const ledger = async () => (await money()).ledger.map(({ entry }) => entry);
  const statusOf = async (person: Person) => (await api.view(person, order.id))?.status;

  describe('a rented book that is bought', () => {
    it('is paid from rent and deposit, leaves the stock, and stays with its reader', async () => {
      expect(await api.buyRental(seller, line())).toBe('BUYER_ONLY');
      expect(await api.buyRental(reader, line())).toBeNull();
      expect(await ledger()).toEqual([
        'CHARGE 49.00',
        'DEPOSIT_HELD 200.00',
        'PURCHASE 20.10',
        'DEPOSIT_SPENT 200.00',
      ]);
      expect((await money()).open).toMatchObject({ state: 'TO_PAY', amount: '269.10' });
      expect([await statusOf(reader), await statusOf(seller)]).toEqual(['DELIVERED', 'DELIVERED']);
      expect(await api.bookStatus(book)).toBe('SOLD');
      expect(await api.extend(reader, line(), 1)).toBe('ALREADY_BOUGHT');
      expect(await api.step(seller, 'takeBackFulfillment', id())).toBe('NOTHING_TO_TAKE_BACK');
      expect(await api.step(seller, 'declareLost', id())).toBe('NOTHING_TO_LOSE');
      expect(await api.rate(reader, order.id, seller.id, 5)).toBeNull();
    });
  });

  describe('a deposit that is withheld and disputed', () => {
    const claim = { reason: 'DEPOSIT_WITHHELD', statement: 'The pages were missing before', amount: 80 };
    const opened = async () => (await api.disputes.view(reader, id())).disputes[0];

    beforeEach(async () => {
      await step(seller, 'takeBackFulfillment', { withhold: { amount: '80', reason: 'Pages are missing' } });
      await deliverMail(marketplace);
    });

    it('is decided by staff, and what they award goes back to the reader', async () => {
      expect(await api.disputes.open(seller, id(), claim)).toBe('BUYER_ONLY');
      expect(await api.disputes.open(reader, id(), { ...claim, amount: 81 })).toBe('CLAIMED_TOO_MUCH');
      expect(await api.disputes.open(reader, id(), claim)).toBeNull();
      const { id: disputeId = '', number } = (await opened()) ?? {};
      const offer = { answer: 'Some were', amount: 20 };
      expect(await api.disputes.step(seller, 'answerDispute', disputeId, offer)).toBeNull();
      expect(
        await api.disputes.step(reader, 'decideDispute', disputeId, { decision: 'Mine', amount: 80 }),
      ).toBe('FORBIDDEN');
      await deliverMail(marketplace);
      const decision = { decision: 'Half of them were', amount: 30 };
      expect(await api.disputes.step(judge, 'decideDispute', disputeId, decision)).toBeNull();
      expect(await opened()).toMatchObject({
        status: 'DECIDED',
        offered: '20.00',
        awarded: '30.00',
        steps: [],
      });
      expect((await ledger()).slice(2)).toEqual([
        'DEPOSIT_WITHHELD 80.00',
        'DEPOSIT_RELEASED 120.00',
        'REFUND 30.00',
      ]);
      const mails = await deliverMail(marketplace);
      for (const person of [reader, seller])
        expect(subjectsTo(mails, person)).toEqual([`Dispute ${number} has been decided`]);
      expect(await api.disputes.open(reader, id(), claim)).toBe('ALREADY_DISPUTED');
    });

    it('is settled when the reader accepts a part', async () => {
      expect(await api.disputes.open(reader, id(), claim)).toBeNull();
      const { id: disputeId = '' } = (await opened()) ?? {};
      expect(await api.disputes.step(reader, 'acceptDisputeOffer', disputeId)).toBe('NOTHING_OFFERED');
      const offer = { answer: 'Some were', amount: 20 };
      expect(await api.disputes.step(seller, 'answerDispute', disputeId, offer)).toBeNull();
      expect(await api.disputes.step(reader, 'acceptDisputeOffer', disputeId)).toBeNull();
      expect(await opened()).toMatchObject({ status: 'SETTLED', awarded: '20.00' });
      expect((await ledger()).slice(4)).toEqual(['REFUND 20.00']);
      expect([await statusOf(reader), await api.bookStatus(book)]).toEqual(['RETURNED', 'AVAILABLE']);
    });
  });
});
