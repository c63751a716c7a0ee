import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GODAN, listBook } from '../../testing/books/books.js';
import { untilDaysAfter } from '../../testing/later.js';
import { deliverMail, jobPorts } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { deliver, rent, take, viewOrder, type Order } from '../../testing/orders/orders.js';
import { graphqlPayments } from '../../testing/payments.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { takeAutomaticSteps } from '../orders/steps/takeAutomaticSteps.js';
import { remindOfDeadlines } from './remindOfDeadlines.js';

let marketplace: TestMarketplace;
let buyer: Person;
let seller: Person;
let order: Order;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  [buyer, seller] = [await signUpReader(marketplace, 'Meera'), await signUpReader(marketplace, 'Dev')];
  order = await rent(marketplace, buyer, await listBook(marketplace, seller, GODAN));
  await deliver(marketplace, order, seller, buyer);
  await deliverMail(marketplace);
});
afterEach(() => marketplace.close());

/** Moves to a day after the due date, runs the hourly jobs, and returns the texts of their mails. */
async function mailsAfter(days: number): Promise<string> {
  const dueOn = (await viewOrder(marketplace, buyer, order.id))?.items[0]?.rentalPeriod?.endsOn ?? '';
  await untilDaysAfter(marketplace, dueOn, days, [buyer, seller]);
  await remindOfDeadlines(jobPorts(marketplace));
  await takeAutomaticSteps(jobPorts(marketplace));
  return textsOfMails();
}

const textsOfMails = async () => (await deliverMail(marketplace)).map(({ text }) => text).join('\n');
const step = (person: Person, name: Parameters<typeof take>[2]) =>
  take(marketplace, person, name, order.fulfillments[0]?.id ?? '');
const pay = async () => {
  expect(await graphqlPayments(marketplace).step(seller, 'confirmPayment', order)).toBeNull();
  await deliverMail(marketplace);
};

describe('Mails about a deposit that was never paid', () => {
  it('say that the buyer has to pay for lost books', async () => {
    expect(await mailsAfter(15)).toContain(
      'the deposit has not been paid, so the buyer then has to pay you for them and for the late fee.',
    );
    expect(await mailsAfter(58)).toContain(
      'the deposit has not been paid, so the buyer then has to pay for them and for the late fee.',
    );
    await step(buyer, 'declareLost');
    const texts = await textsOfMails();
    expect(texts).toContain('The deposit has not been paid, so the buyer still has to pay for them.');
    expect(texts).toMatch(/To pay for the lost books.*₹/);
    expect(texts).not.toMatch(/The deposit pays|Kept for the lost books/);
  });

  it('say so too if the books count as lost by themselves', async () => {
    const texts = await mailsAfter(62);
    expect(texts).toContain(
      'The deposit has not been paid, so the buyer still has to pay for them and for the late fee.',
    );
    expect(texts).not.toContain('The deposit pays');
  });

  it('say that only a late fee is due after a return', async () => {
    await step(buyer, 'sendBackFulfillment');
    await deliverMail(marketplace);
    marketplace.clock.advanceDays(12.5);
    await remindOfDeadlines(jobPorts(marketplace));
    expect(await textsOfMails()).toContain('the buyer no longer has to pay the deposit, only any late fee.');
    marketplace.clock.advanceDays(3);
    await takeAutomaticSteps(jobPorts(marketplace));
    expect(await textsOfMails()).toContain('The buyer no longer has to pay the deposit, only any late fee.');
  });
});

describe('Mails about a deposit that was paid', () => {
  beforeEach(pay);

  it('say that it pays for lost books', async () => {
    expect(await mailsAfter(15)).toContain('the deposit then pays for them and for the late fee.');
    await step(buyer, 'declareLost');
    const texts = await textsOfMails();
    expect(texts).toContain('The deposit pays for them.');
    expect(texts).toMatch(/Kept for the lost books.*₹/);
    expect(texts).not.toContain('has not been paid');
  });

  it('say that it must be paid back after a return', async () => {
    await step(buyer, 'sendBackFulfillment');
    await deliverMail(marketplace);
    marketplace.clock.advanceDays(12.5);
    await remindOfDeadlines(jobPorts(marketplace));
    expect(await textsOfMails()).toContain('the deposit must be paid back, less any late fee.');
  });
});
