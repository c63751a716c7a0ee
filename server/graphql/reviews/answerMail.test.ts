import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Mail } from '../../notifications/mailer.js';
import { listBook } from '../../testing/books/books.js';
import { deliverMail, RecordingMailer, subjectsTo } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { changeReview, receive, review } from '../../testing/orders/reviews.js';

const ANNOUNCED = ['A seller replied to your review'];

let marketplace: TestMarketplace;
let seller: Person;
let author: Person;
let reviewId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
beforeEach(async () => {
  [seller, author] = [await signUpReader(marketplace), await signUpReader(marketplace)];
  const bookId = await listBook(marketplace, seller);
  await receive(marketplace, author, seller, bookId);
  reviewId = (await review(marketplace, author, bookId)).id;
  await deliverMail(marketplace);
});
afterAll(() => marketplace.close());

async function reply(text: string): Promise<void> {
  const { userErrors } = await changeReview(marketplace, seller, 'answerReview', { reviewId, text });
  expect(userErrors).toEqual([]);
}

async function withdraw(): Promise<void> {
  const { userErrors } = await mutate<object>(marketplace, seller, 'withdrawReviewAnswer', '', { reviewId });
  expect(userErrors).toEqual([]);
}

const wordsOf = (mails: readonly Mail[]) => mails.map(({ html, text }) => `${html} ${text}`).join(' ');

it('a reply that is withdrawn before its mail left is not announced', async () => {
  await reply('You live at 12 Lake Road');
  await withdraw();
  expect(await deliverMail(marketplace)).toEqual([]);
});

it('a reply written after others were withdrawn is announced once, even if their mail was dropped already', async () => {
  await reply('You live at 12 Lake Road');
  await withdraw();
  await reply('I know where you live');
  await withdraw();
  expect(await deliverMail(marketplace)).toEqual([]);
  await reply('Sorry to hear it');
  const mails = await deliverMail(marketplace);
  expect(subjectsTo(mails, author)).toEqual(ANNOUNCED);
  expect(wordsOf(mails)).not.toContain('Lake Road');
  expect(await deliverMail(marketplace)).toEqual([]);
});

it('a reply that is withdrawn while its mail is being sent does not hold up the mail about the next one', async () => {
  class WithdrawingMailer extends RecordingMailer {
    override async send(mail: Mail): Promise<void> {
      await withdraw();
      await super.send(mail);
    }
  }
  await reply('You live at 12 Lake Road');
  expect(subjectsTo(await deliverMail(marketplace, new WithdrawingMailer()), author)).toEqual(ANNOUNCED);
  await reply('Sorry to hear it');
  expect(subjectsTo(await deliverMail(marketplace), author)).toEqual(ANNOUNCED);
});
