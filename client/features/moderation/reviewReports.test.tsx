import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../testing/answers';
import { enter } from '../../testing/enter';
import { requests, serverAnswers, type Answers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { ila } from '../../testing/samples/people';
import { pageOf } from '../../testing/samples/purchases';
import { review } from '../../testing/samples/reviews';
import type { ModerationAction, ReviewReport } from '../../testing/serverTypes.generated';

const reported = review({ text: 'Buy at my shop', viewerCanModerate: true });
const report: Answer<ReviewReport> = {
  id: 'reviewreport_1',
  reason: 'ADVERTISEMENT',
  note: 'Links to another shop',
  createdAt: '2025-11-20T10:15:00.000Z',
  isAboutAnswer: false,
  reporter: { id: 'user_meera', name: 'Meera Nair' },
  review: reported,
};
const replied = review({
  answer: 'She lives at 12 Lake Road',
  answeredAt: '2025-11-14T09:30:00.000Z',
  viewerCanModerate: true,
  viewerCanRemoveAnswer: true,
});
const ofReply: Answer<ReviewReport> = {
  ...report,
  reason: 'PERSONAL_DATA',
  note: 'My address',
  isAboutAnswer: true,
  reporter: { id: 'user_kamala', name: 'Kamala' },
  review: replied,
};
const GONE = { answer: null, answeredAt: null, viewerCanRemoveAnswer: false };
const removal: Answer<ModerationAction> = {
  id: 'moderation_1',
  reason: 'Spam',
  occurredAt: '2025-11-20T10:15:00.000Z',
  isInForce: true,
  actor: { id: 'user_ila', name: 'Ila Menon' },
  book: null,
  user: null,
  edition: null,
  toEdition: null,
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
    const person = await openModeration('record', {
      ModerationActions: () => ({
        moderationActions: pageOf([{ ...removal, kind: 'REMOVE_REVIEW', review: reported }]),
      }),
      RestoreReview: () => ({ restoreReview: { review: reported, userErrors: [] } }),
    });
    const entry = (await screen.findByText('Review removed')).closest('li');
    expect(entry?.textContent).toContain('Review by KamalaBuy at my shop');
    await person.click(screen.getByRole('button', { name: 'Restore the review' }));
    await waitFor(() => expect(sent('RestoreReview')).toEqual([{ reviewId: 'review_1' }]));
  });
});

describe('Reports on replies', () => {
  it('show the reply, which is removed for a reason, and not the review', async () => {
    let open = [ofReply];
    const person = await openModeration('reviews', {
      ReviewReports: () => ({ reviewReports: pageOf(open) }),
      RemoveReviewAnswer: () => {
        open = [];
        return { removeReviewAnswer: { review: { ...replied, ...GONE }, userErrors: [] } };
      },
    });
    const card = await screen.findByRole('article', { name: 'Reply by Ravi Deshpande' });
    for (const text of ['The Guide', 'She lives at 12 Lake Road', 'Report on the reply', 'My address']) {
      expect(card.textContent).toContain(text);
    }
    expect(within(card).queryByRole('button', { name: 'Remove the review' })).toBeNull();
    await person.click(within(card).getByRole('button', { name: 'Remove reply' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this reply?' }));
    await enter(person, await dialog.findByRole('textbox', { name: /Reason/ }), 'An address');
    await person.click(dialog.getByRole('button', { name: 'Remove reply' }));
    expect(await screen.findByText('No open reports')).toBeTruthy();
    expect(sent('RemoveReviewAnswer')).toEqual([{ reviewId: 'review_1', reason: 'An address' }]);
  });

  it('say so if the seller withdrew the reply, and can still be dismissed', async () => {
    const withdrawn = { ...ofReply, review: { ...replied, ...GONE } };
    const person = await openModeration('reviews', {
      ReviewReports: () => ({ reviewReports: pageOf([withdrawn]) }),
    });
    const card = within(await screen.findByRole('article', { name: 'Reply by Ravi Deshpande' }));
    expect(card.getByText('The seller withdrew the reply.')).toBeTruthy();
    expect(card.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await person.click(card.getByRole('button', { name: 'Dismiss report' }));
    expect(await screen.findByText('Nothing will be removed. Your reason will be recorded.')).toBeTruthy();
  });

  it('do not hide that a report by another reader may be about the reply too', async () => {
    await openModeration('reviews', {
      ReviewReports: () => ({ reviewReports: pageOf([{ ...report, review: replied }]) }),
    });
    const card = within(await screen.findByRole('article', { name: 'Review by Kamala' }));
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Remove the review',
      'Remove reply',
      'Dismiss report',
    ]);
  });

  it('leave a record that names the reply and its author', async () => {
    await openModeration('record', {
      ModerationActions: () => ({
        moderationActions: pageOf([{ ...removal, kind: 'REMOVE_REVIEW_ANSWER', review: replied }]),
      }),
    });
    const entry = (await screen.findByText('Review reply removed')).closest('li');
    expect(entry?.textContent).toContain('Reply by Ravi Deshpande to the review by Kamala');
    expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull();
  });
});
