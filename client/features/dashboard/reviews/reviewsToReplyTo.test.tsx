import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { asked, openDashboard } from '../../../testing/samples/dashboard';
import { enter } from '../../../testing/enter';
import { meera, refusal } from '../../../testing/samples/people';
import { pageOf } from '../../../testing/samples/purchases';
import { review } from '../../../testing/samples/reviews';

const waiting = review({ seller: meera, viewerCanAnswer: true });

it('leads a seller from one review to the next, and keeps a refused reply', async () => {
  let open = [waiting, review({ id: 'review_2', seller: meera, edition: null, book: null, score: null })];
  let userErrors = [refusal('SELLER_ONLY', 'Only the seller can do this')];
  const person = await openDashboard({
    ReviewsToReplyTo: () => ({ reviewsToAnswer: pageOf(open) }),
    AnswerReview: () => {
      const refusals = userErrors;
      userErrors = [];
      if (refusals.length > 0) return { answerReview: { review: null, userErrors: refusals } };
      open = open.slice(1);
      const answer = { answer: 'Thank you', answeredAt: '2025-11-14T09:30:00.000Z', viewerCanAnswer: false };
      return { answerReview: { review: { ...waiting, ...answer }, userErrors } };
    },
  });
  expect((await screen.findByRole('link', { name: 'The Guide' })).getAttribute('href')).toBe(
    '/books/book_guide',
  );
  expect(screen.getByText('Review of you as a seller')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Reply' }));
  await enter(person, await screen.findByRole('textbox', { name: /Your reply/ }), 'Thank you');
  await person.click(screen.getByRole('button', { name: 'Publish the reply' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Only the seller can do this');
  await person.click(screen.getByRole('button', { name: 'Publish the reply' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'The Guide' })).toBeNull());
  expect(asked('AnswerReview')[1]).toEqual({ input: { reviewId: 'review_1', text: 'Thank you' } });
});

it('says so when nothing waits', async () => {
  await openDashboard();
  expect(await screen.findByText('No reviews to reply to.')).toBeTruthy();
});
