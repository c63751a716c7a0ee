import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../testing/answers';
import { enter } from '../../testing/enter';
import { requests, serverAnswers, type Answers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { ila } from '../../testing/people';
import { pageOf } from '../../testing/purchases';
import { review } from '../../testing/reviews';
import type { ModerationAction, ReviewReport } from '../../testing/serverTypes.generated';

const reported = review({ text: 'Buy at my shop', viewerCanModerate: true });
const report: Answer<ReviewReport> = {
  id: 'reviewreport_1',
  reason: 'ADVERTISEMENT',
  note: 'Links to another shop',
  createdAt: '2025-11-20T10:15:00.000Z',
  reporter: { id: 'user_meera', name: 'Meera Nair' },
  review: reported,
};
const sent = (operation: string) =>
  requests.filter((request) => request.operation === operation).map(({ variables }) => variables['input']);

async function openModeration(view: string, answers: Answers) {
  serverAnswers({ Viewer: () => ({ viewer: ila }), ...answers });
  const { person } = await openSite(`/moderation?view=${view}`, { token: 'good' });
  return person;
}

describe('Reports on reviews', () => {
  it('show what was written, which is removed for a reason', async () => {
    let open = [report];
    const person = await openModeration('reviews', {
      ReviewReports: () => ({ reviewReports: pageOf(open) }),
      RemoveReview: () => {
        open = [];
        return { removeReview: { review: { ...reported, removalReason: 'Spam' }, userErrors: [] } };
      },
    });
    const card = await screen.findByRole('article', { name: 'Review by Kamala' });
    for (const text of ['The Guide', 'Buy at my shop', 'It advertises something', 'Links to another shop']) {
      expect(card.textContent).toContain(text);
    }
    await person.click(within(card).getByRole('button', { name: 'Remove the review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this review?' }));
    await enter(person, await dialog.findByRole('textbox', { name: /Reason/ }), 'Spam');
    await person.click(dialog.getByRole('button', { name: 'Remove the review' }));
    expect(await screen.findByText('No open reports')).toBeTruthy();
    expect(sent('RemoveReview')).toEqual([{ reviewId: 'review_1', reason: 'Spam' }]);
  });

  it('are dismissed for a reason', async () => {
    let open = [report];
    const person = await openModeration('reviews', {
      ReviewReports: () => ({ reviewReports: pageOf(open) }),
      DismissReviewReport: () => {
        open = [];
        return { dismissReviewReport: { userErrors: [] } };
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Dismiss report' }));
    await enter(person, await screen.findByRole('textbox', { name: /Reason/ }), 'It names the book');
    const dialog = within(screen.getByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Dismiss report' }));
    expect(await screen.findByText('No open reports')).toBeTruthy();
    expect(sent('DismissReviewReport')).toEqual([
      { reportId: 'reviewreport_1', reason: 'It names the book' },
    ]);
  });

  it('leave a record, from which a removed review is put back', async () => {
    const action: Answer<ModerationAction> = {
      id: 'moderation_1',
      kind: 'REMOVE_REVIEW',
      reason: 'Spam',
      occurredAt: '2025-11-20T10:15:00.000Z',
      isInForce: true,
      actor: { id: 'user_ila', name: 'Ila Menon' },
      book: null,
      user: null,
      review: reported,
      edition: null,
      toEdition: null,
    };
    const person = await openModeration('record', {
      ModerationActions: () => ({ moderationActions: pageOf([action]) }),
      RestoreReview: () => ({ restoreReview: { review: reported, userErrors: [] } }),
    });
    const entry = (await screen.findByText('Review removed')).closest('li');
    expect(entry?.textContent).toContain('Review by KamalaBuy at my shop');
    await person.click(screen.getByRole('button', { name: 'Restore the review' }));
    await waitFor(() => expect(sent('RestoreReview')).toEqual([{ reviewId: 'review_1' }]));
  });
});
