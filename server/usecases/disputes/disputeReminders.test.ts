import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { graphqlDisputes, type DisputeApi } from '../../testing/disputes/disputeApi.js';
import { deliverMail, jobPorts, subjectsTo } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, deliver } from '../../testing/orders/orders.js';
import { passDays } from '../../testing/people/accounts.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { makeStaff } from '../../testing/people/staff.js';
import { remindOfDeadlines } from '../notifications/remindOfDeadlines.js';
import { expireDisputes } from './expireDisputes.js';

// A dispute is opened on 15 January 2026, at noon in India. The seller should answer within 2 days. The dispute ends after 60
// days.
const TORN = { reason: 'NOT_AS_DESCRIBED', statement: 'The last chapter is missing', amount: 100 };
const NOTHING = { buyer: [], seller: [], staff: [] };

let marketplace: TestMarketplace;
let api: DisputeApi;
let staff: Person;
let seller: Person;
let buyer: Person;
let id: string;
let dispute: { id: string; number: number | string };
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  api = graphqlDisputes(marketplace);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo('2026-01-15T06:30:00Z');
  staff = await signUpReader(marketplace, 'Farah');
  await makeStaff(marketplace.ports, staff, 'FINANCE');
  seller = await signUpReader(marketplace, 'Dev');
  buyer = await signUpReader(marketplace, 'Meera');
  await marketplace.database.query('UPDATE users SET email_verified_at = now()');
  const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
  await deliver(marketplace, order, seller, buyer);
  id = order.fulfillments[0]?.id ?? '';
  await api.open(buyer, id, TORN);
  const [opened] = (await api.view(buyer, id)).disputes;
  if (!opened) throw new Error('There is no dispute');
  dispute = opened;
  await deliverMail(marketplace);
});

/** Sets the clock to this many days after the opening and runs the jobs twice at once. Returns the mails about the dispute. */
async function after(days: number) {
  const opened = Date.parse('2026-01-15T06:30:00Z');
  marketplace.clock.moveTo(new Date(opened + days * 86_400_000).toISOString());
  await passDays(marketplace, 0, buyer, seller, staff);
  await deliverMail(marketplace);
  const run = async () => {
    await remindOfDeadlines(jobPorts(marketplace));
    await expireDisputes(jobPorts(marketplace));
  };
  await Promise.all([run(), run()]);
  const mails = await deliverMail(marketplace);
  const toldOf = (person: Person) =>
    subjectsTo(mails, person).filter((subject) => subject.includes(`ispute ${dispute.number} `));
  return { buyer: toldOf(buyer), seller: toldOf(seller), staff: toldOf(staff) };
}

const answer = () => api.step(seller, 'answerDispute', dispute.id, { answer: 'I am sorry', amount: 10 });

describe('the reminder to answer a dispute', () => {
  it('is mailed to the seller a day before, once', async () => {
    expect(await after(0.9)).toEqual(NOTHING);
    expect(await after(1)).toEqual({
      ...NOTHING,
      seller: [`Please answer dispute ${dispute.number} by 17 January 2026`],
    });
    expect(await after(1.5)).toEqual(NOTHING);
  });

  it('is not mailed once the seller has answered', async () => {
    await after(0.5);
    expect(await answer()).toBeNull();
    expect(await after(1.5)).toEqual(NOTHING);
  });
});

describe('the reminder before a dispute ends by itself', () => {
  it('is mailed a week before to the staff who decide, and to a seller who has not answered', async () => {
    await after(10);
    expect(await after(52.9)).toEqual(NOTHING);
    expect(await after(53)).toEqual({
      buyer: [],
      seller: [`Dispute ${dispute.number} ends in the buyer’s favour on 16 March 2026`],
      staff: [`Dispute ${dispute.number} must be decided by 16 March 2026`],
    });
    expect(await after(59)).toEqual(NOTHING);
    const ended = [`Dispute ${dispute.number} has ended in the buyer’s favour`];
    expect(await after(60)).toEqual({ buyer: ended, seller: ended, staff: [] });
  });

  it('is mailed to staff alone once the seller has answered', async () => {
    expect(await answer()).toBeNull();
    expect(await after(54)).toEqual({
      ...NOTHING,
      staff: [`Dispute ${dispute.number} must be decided by 16 March 2026`],
    });
    expect(await after(55)).toEqual(NOTHING);
  });

  it('is not mailed to staff who are a side of the order', async () => {
    await makeStaff(marketplace.ports, buyer, 'FINANCE');
    expect(await answer()).toBeNull();
    expect(await after(53)).toMatchObject({
      buyer: [],
      staff: [`Dispute ${dispute.number} must be decided by 16 March 2026`],
    });
  });

  it('is not mailed about a dispute that has ended', async () => {
    expect(await api.step(buyer, 'withdrawDispute', dispute.id)).toBeNull();
    expect(await after(53)).toEqual(NOTHING);
  });
});
