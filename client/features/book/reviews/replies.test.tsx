import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { book } from '../../../testing/samples/books';
import { enter } from '../../../testing/enter';
import { requests, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { meera, refusal } from '../../../testing/samples/people';
import { pageOf } from '../../../testing/samples/purchases';
import { review } from '../../../testing/samples/reviews';
import { scrollToEnd } from '../../../testing/scrolling';
import type { Review } from '../../../testing/serverTypes.generated';

const REPLIED = { answer: 'Glad you liked it.', answeredAt: '2025-11-14T09:30:00.000Z' };

/** Opens a book with one review. `shown` returns the current state of the review. */
async function openReview(shown: () => Answer<Review>, answers: Answers = {}) {
  const edition = () => ({
    id: 'edition_guide',
    title: 'The Guide',
    viewerCanReview: false,
    viewerReview: null,
    reviewSummary: { average: 80, count: 1, stars: [{ star: 4, count: 1 }] },
    reviews: pageOf([shown()]),
  });
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Book: () => ({ book: book() }),
    BookReviews: () => ({ book: { id: 'book_guide', edition: edition() } }),
    SellerCard: () => ({ user: null }),
    ...answers,
  });
  const { person } = await openSite('/books/book_guide', { token: 'good' });
  await screen.findByRole('heading', { level: 1 });
  await scrollToEnd();
  await screen.findByRole('article', { name: /^Review by/ });
  return person;
}

const article = () => screen.getByRole('article', { name: /^Review by/ });
const button = (name: string) => screen.findByRole('button', { name });
const sent = (operation: string) =>
  requests.filter((request) => request.operation === operation).map(({ variables }) => variables['input']);

describe('The reply to a review', () => {
  it('is written by the seller, who withdraws it and can reply again', async () => {
    const seen = review({ viewerCanAnswer: true });
    let one = seen;
    const person = await openReview(() => one, {
      AnswerReview: ({ variables: { input } }) => {
        const answer = String(input?.['text']);
        one = { ...seen, ...REPLIED, answer, viewerCanAnswer: false, viewerCanWithdrawAnswer: true };
        return { answerReview: { review: one, userErrors: [] } };
      },
      WithdrawReviewAnswer: () => {
        one = seen;
        return { withdrawReviewAnswer: { review: one, userErrors: [] } };
      },
    });
    await person.click(await button('Reply'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reply to Kamala' }));
    expect(dialog.getByText(/You cannot change it, but you can withdraw it and reply again/)).toBeTruthy();
    await enter(person, dialog.getByRole('textbox', { name: /Your reply/ }), 'Thank you');
    await person.click(dialog.getByRole('button', { name: 'Publish the reply' }));
    expect(await screen.findByText('Thank you')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();

    await person.click(await button('Withdraw reply'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw your reply?' }));
    await person.click(question.getByRole('button', { name: 'Withdraw reply' }));
    expect(await button('Reply')).toBeTruthy();
    expect(screen.queryByText('Thank you')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(article()));
    expect(sent('WithdrawReviewAnswer')).toEqual([{ reviewId: 'review_1' }]);
  });

  it('stays if the seller cancels, and the seller reads why it cannot be withdrawn', async () => {
    const userErrors = [refusal('SELLER_ONLY', 'Only the seller can do this')];
    const person = await openReview(() => review({ ...REPLIED, viewerCanWithdrawAnswer: true }), {
      WithdrawReviewAnswer: () => ({ withdrawReviewAnswer: { review: null, userErrors } }),
    });
    await person.click(await button('Withdraw reply'));
    await person.click(await button('Cancel'));
    expect(sent('WithdrawReviewAnswer')).toEqual([]);
    await person.click(await button('Withdraw reply'));
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByRole('button', { name: 'Withdraw reply' }));
    expect((await question.findByRole('alert')).textContent).toContain('Only the seller can do this');
    expect(screen.getByText('Glad you liked it.')).toBeTruthy();
  });

  it('is replaced by the reason if a moderator removed it', async () => {
    await openReview(() => review({ answerRemovalReason: 'A home address' }));
    expect(article().textContent).toContain('A moderator removed the reply: A home address');
  });

  it('is reported by the author of the review, as a reply', async () => {
    const own = review({ ...REPLIED, author: meera, viewerCanReportAnswer: true });
    const person = await openReview(() => own, {
      ReportReview: () => ({ reportReview: { userErrors: [] } }),
    });
    expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
    await person.click(await button('Report reply'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this reply' }));
    expect(dialog.getByText(/The seller will not see who sent it/)).toBeTruthy();
    await person.selectOptions(dialog.getByRole('combobox', { name: 'What is wrong?' }), 'PERSONAL_DATA');
    await person.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(await screen.findByText('Thank you. A moderator will review your report.')).toBeTruthy();
    expect(sent('ReportReview')).toEqual([{ reviewId: 'review_1', reason: 'PERSONAL_DATA', note: null }]);
  });

  it('is removed by a moderator for a reason, without the review', async () => {
    let one = review({ ...REPLIED, viewerCanModerate: true, viewerCanRemoveAnswer: true });
    const person = await openReview(() => one, {
      RemoveReviewAnswer: ({ variables: { input } }) => {
        const answerRemovalReason = String(input?.['reason']);
        const gone = { answer: null, answeredAt: null, viewerCanRemoveAnswer: false };
        one = { ...one, ...gone, answerRemovalReason };
        return { removeReviewAnswer: { review: one, userErrors: [] } };
      },
    });
    await person.click(await button('Remove reply'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this reply?' }));
    await person.click(await dialog.findByRole('button', { name: 'Remove reply' }));
    expect(await dialog.findByText('Please give a reason')).toBeTruthy();
    await enter(person, dialog.getByRole('textbox', { name: /Reason/ }), 'A home address');
    await person.click(dialog.getByRole('button', { name: 'Remove reply' }));
    expect(await screen.findByText('A moderator removed the reply: A home address')).toBeTruthy();
    expect(article().textContent).toContain('Read it in <b>one</b> night.');
    expect(screen.queryByText('Glad you liked it.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove reply' })).toBeNull();
    expect(await button('Remove the review')).toBeTruthy();
    expect(sent('RemoveReviewAnswer')).toEqual([{ reviewId: 'review_1', reason: 'A home address' }]);
  });
});
